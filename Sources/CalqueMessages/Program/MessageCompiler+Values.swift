import CalqueCatalogs

/// The value that selects a variation.
extension MessageCompiler {
  /// Returns the number of a choice: that of the variable around it, unless a choice by a word uses
  /// it; otherwise the first number of the choice's texts, then of the key, then any value that is
  /// a number.
  func number(of variations: CatalogVariations, in scope: Scope) -> OwnValue {
    if let own = scope.own, own.takenFor != .word { return own }
    let found = argument(of: variations, in: scope, where: Self.isNumber)
    // A number with its own format style is an object in the key.
    let objects = FormatString(scope.key).specifiers.filter { $0.type.family == .object }
    let sole = objects.count == 1 ? objects.first.map { $0.argument - 1 } : nil
    let argument = found ?? sole ?? MessageInstruction.anyNumber
    return OwnValue(argument: argument, specifier: specifier(of: argument, in: scope.key))
  }

  /// Returns the word of a choice, found in the same way.
  func word(of variations: CatalogVariations, in scope: Scope) -> OwnValue {
    if let own = scope.own, own.takenFor != .number { return own }
    let argument = argument(of: variations, in: scope) { $0.type.family == .object } ?? 0
    return OwnValue(argument: argument, specifier: "@")
  }

  /// Returns the argument of the first specifier of a kind in the texts of a choice, then in the
  /// key.
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

  /// Returns the specifier of a number in the key, without the percent sign and the argument's
  /// position.
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

  /// Returns the index, plus one, of the format in which the number of a choice is shown, if it
  /// determines the visible digits: "1.0" may have another category than "1" (UTS #35, plural
  /// operands). It is the format in the text for `other`, or else in another text, or else that of
  /// the variable if it has a precision.
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

  /// Returns the specifier that writes an argument in a text.
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
    // Whole numbers show all of their digits, unless they are truncated or reinterpreted.
    case .signed where format.bits < 32: break
    case .unsigned: break
    default: return 0
    }
    program.formats.append(FormatRecord(format, spelling: (0, 0)))
    return program.formats.count
  }
}
