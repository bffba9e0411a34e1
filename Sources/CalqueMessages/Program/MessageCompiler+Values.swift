import CalqueCatalogs

/// The value that a choice goes by.
extension MessageCompiler {
  /// The number of a choice: that of the variable around it, unless a choice by a word has taken it;
  /// else the first number of the choice's texts, else of the key, else whichever value is one.
  func number(of variations: CatalogVariations, in scope: Scope) -> OwnValue {
    if let own = scope.own, own.takenFor != .word { return own }
    let found = argument(of: variations, in: scope, where: Self.isNumber)
    // A number with a format style of its own is an object in the key.
    let objects = FormatString(scope.key).specifiers.filter { $0.type.family == .object }
    let sole = objects.count == 1 ? objects.first.map { $0.argument - 1 } : nil
    let argument = found ?? sole ?? MessageInstruction.anyNumber
    return OwnValue(argument: argument, specifier: specifier(of: argument, in: scope.key))
  }

  /// The word of a choice, found in the same way.
  func word(of variations: CatalogVariations, in scope: Scope) -> OwnValue {
    if let own = scope.own, own.takenFor != .number { return own }
    let argument = argument(of: variations, in: scope) { $0.type.family == .object } ?? 0
    return OwnValue(argument: argument, specifier: "@")
  }

  /// The argument of the first specifier of a kind in the texts of a choice, then in the key.
  private func argument(
    of variations: CatalogVariations, in scope: Scope, where isWanted: (FormatSpecifier) -> Bool
  ) -> Int? {
    let other = variations["other"].map(\.texts) ?? []
    for text in other + variations.cases.flatMap(\.value.texts) {
      let format = FormatString(text.string, inSubstitution: true)
      if let found = format.specifiers.first(where: isWanted) {
        return (found.position == nil ? scope.base : 0) + found.argument - 1
      }
    }
    return FormatString(scope.key).specifiers.first(where: isWanted).map { $0.argument - 1 }
  }

  /// How a key writes one of its numbers, without the percent sign and the argument's own number.
  private func specifier(of argument: Int, in key: String) -> String? {
    let format = FormatString(key)
    let found = format.specifiers.first { $0.argument == argument + 1 }
    guard let found, found.type.family == .object || Self.isNumber(found) else { return nil }
    let spelling = format[found.range].dropFirst()
    return String(spelling.split(separator: "$", maxSplits: 1).last ?? spelling)
  }

  private static func isNumber(_ specifier: FormatSpecifier) -> Bool {
    specifier.type.family == .integer || specifier.type.family == .floatingPoint
  }

  /// The format in which the number of a choice is shown, plus one, where that decides which digits
  /// are visible: "1.0" may be of another category than "1" (UTS #35, plural operands). It is that
  /// of the text for `other`, else of another text, else of the variable if that has a precision.
  mutating func decidingFormat(
    of variations: CatalogVariations, argument: Int, in scope: Scope
  ) -> Int {
    let other = variations["other"].map(\.texts) ?? []
    for text in other + variations.cases.flatMap(\.value.texts) {
      guard let found = specifier(showing: argument, in: text.string, scope) else { continue }
      return append(deciding: found.specifier, base: found.base)
    }
    let own = scope.own?.specifier.flatMap { FormatString("%" + $0).specifiers.first }
    guard let own, own.precision != .unspecified else { return 0 }
    return append(deciding: own, base: scope.base)
  }

  /// The specifier that writes an argument in a text.
  private func specifier(
    showing argument: Int, in text: String, _ scope: Scope
  ) -> (specifier: FormatSpecifier, base: Int)? {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return nil }
    let format = FormatString(text, inSubstitution: scope.own?.specifier != nil)
    for piece in format.pieces {
      switch piece {
      case .specifier(let found):
        let base = found.position == nil ? scope.base : 0
        if base + found.argument - 1 == argument { return (found, base) }
      case .argument:
        let own = FormatString("%" + (scope.own?.specifier ?? "@")).specifiers.first
        return own.map { ($0, scope.base) }
      default: break
      }
    }
    return nil
  }

  private mutating func append(deciding specifier: FormatSpecifier, base: Int) -> Int {
    guard let format = ValueFormat(specifier, base: base) else { return 0 }
    switch format.conversion {
    case .fixed, .scientific, .general: break
    // Whole numbers show all of their digits, but for those that are cut or turned around.
    case .signed where format.bits < 32: break
    case .unsigned: break
    default: return 0
    }
    program.formats.append(FormatRecord(format, spelling: (0, 0)))
    return program.formats.count
  }
}
