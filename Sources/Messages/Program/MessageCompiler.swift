import StringCatalogs

/// Compiles what a catalog says about a key into steps of a program.
package struct MessageCompiler {
  package private(set) var program = MessageProgram()

  /// What the text at hand stands in.
  private struct Scope {
    var localization: CatalogLocalization
    var key: String
    /// Whether percent signs mean something.
    var isFormat: Bool
    /// The index of the value that the first specifier without a number takes.
    var base = 0
    /// The substitution that the text belongs to: the index of its value, and how that is written.
    var own: (argument: Int, specifier: String?)?
    /// The names of the substitutions around the text.
    var path: [String] = []
  }

  package init() {}

  /// Adds a text that is shown as it stands; returns its place in the pool.
  mutating func append(text: String) -> (start: Int, count: Int) {
    program.appendToPool(text)
  }

  /// Compiles a message; returns its first step.
  ///
  /// - Parameters:
  ///   - localization: What the catalog says.
  ///   - key: The key, which tells the types of the values.
  ///   - isFormat: Whether percent signs mean something.
  mutating func compile(
    _ localization: CatalogLocalization, key: String, isFormat: Bool
  ) -> UInt32 {
    let start = program.instructions.count
    if let value = localization.value {
      emit(value, in: Scope(localization: localization, key: key, isFormat: isFormat))
    }
    emit(MessageInstruction(.end))
    return UInt32(clamping: start)
  }

  // MARK: Values

  private mutating func emit(_ value: CatalogValue, in scope: Scope) {
    switch value {
    case .text(let text):
      if scope.isFormat { emit(format: text.string, in: scope) } else { emit(literal: text.string) }
    case .variations(let variations):
      switch variations.kind {
      case .plural: emit(plural: variations, in: scope)
      case .device: emit(device: variations, in: scope)
      case .width: emit(width: variations, in: scope)
      case .other(let name):
        report(.missingVariation, name)
        if let first = variations.cases.first { emit(first.value, in: scope) }
      }
    // All phrases of a set say the same; the first is the one that is shown.
    case .stringSet(let set):
      if let first = set.texts.first { emit(.text(first), in: scope) }
    }
  }

  private mutating func emit(plural variations: CatalogVariations, in scope: Scope) {
    var scope = scope
    let argument = scope.own?.argument ?? pluralArgument(of: variations, in: scope)
    // Within a choice by number `%arg` stands for the number, as it does in a variable.
    if scope.own == nil { scope.own = (argument, specifier(of: argument, in: scope.key)) }
    let targets = program.targets.count
    program.targets += Array(repeating: PluralTargets.none, count: PluralTargets.count)
    emit(
      MessageInstruction(
        .plural, argument: argument, first: targets,
        second: decidingFormat(of: variations, argument: argument, in: scope)))
    var jumps: [Int] = []
    for (index, name) in PluralTargets.names.enumerated() {
      guard let value = variations[name] else { continue }
      program.targets[targets + index] = UInt32(clamping: program.instructions.count)
      emitBranch(value, in: scope, jumps: &jumps)
    }
    program.targets[targets + PluralTargets.explicitZero] = program.targets[targets]
    if variations["other"] == nil {
      program.targets[targets + 5] = UInt32(clamping: program.instructions.count)
      report(.missingVariation, "other")
      // The form for most numbers of those that there are.
      let value = ["many", "few", "two", "one", "zero"].lazy.compactMap { variations[$0] }.first
      if let value { emitBranch(value, in: scope, jumps: &jumps) }
    }
    for index in 0..<5 where program.targets[targets + index] == PluralTargets.none {
      program.targets[targets + index] = program.targets[targets + 5]
    }
    patch(jumps)
  }

  private mutating func emit(device variations: CatalogVariations, in scope: Scope) {
    let targets = program.targets.count
    program.targets += Array(repeating: 0, count: DeviceTargets.count)
    emit(MessageInstruction(.device, first: targets))
    var jumps: [Int] = []
    let other = program.instructions.count
    if let value = variations["other"] {
      emitBranch(value, in: scope, jumps: &jumps)
    } else {
      report(.missingVariation, "other")
      if let first = variations.cases.first {
        emitBranch(first.value, in: scope, jumps: &jumps)
      }
    }
    for (index, name) in DeviceTargets.names.enumerated() {
      if let value = variations[name] {
        program.targets[targets + index] = UInt32(clamping: program.instructions.count)
        emitBranch(value, in: scope, jumps: &jumps)
      } else {
        program.targets[targets + index] = UInt32(clamping: other)
      }
    }
    patch(jumps)
  }

  /// Without a width to fit in, the text for the greatest width is the whole text.
  private mutating func emit(width variations: CatalogVariations, in scope: Scope) {
    let widest = variations.cases.max { (Int($0.selector) ?? 0) < (Int($1.selector) ?? 0) }
    if let widest { emit(widest.value, in: scope) }
  }

  private mutating func emitBranch(_ value: CatalogValue, in scope: Scope, jumps: inout [Int]) {
    emit(value, in: scope)
    jumps.append(program.instructions.count)
    emit(MessageInstruction(.jump))
  }

  private mutating func patch(_ jumps: [Int]) {
    for jump in jumps {
      program.instructions[jump].first = UInt32(clamping: program.instructions.count)
    }
  }

  // MARK: Formats

  private mutating func emit(format text: String, in scope: Scope) {
    guard text.utf8.contains(UInt8(ascii: "%")) else {
      emit(literal: text)
      return
    }
    let parts = scope.path.isEmpty ? scope.localization.substitutions : []
    let format = FormatString(
      text, inSubstitution: scope.own?.specifier != nil, parts: parts)
    for piece in format.pieces {
      switch piece {
      case .literal(let range): emit(literal: format[range])
      case .percent: emit(literal: "%")
      case .specifier(let specifier):
        let base = specifier.position == nil ? scope.base : 0
        emit(
          specifier, spelling: String(format[specifier.range]),
          argument: base + specifier.argument - 1, base: base)
      case .argument(let range):
        guard let own = scope.own,
          let specifier = FormatString("%" + (own.specifier ?? "@")).specifiers.first
        else {
          emit(unreadable: String(format[range]))
          continue
        }
        emit(specifier, spelling: "%arg", argument: own.argument, base: scope.base)
      case .substitution(let substitution):
        emit(substitution, spelling: String(format[substitution.range]), in: scope)
      case .invalid(let invalid):
        let text = String(format[invalid.range])
        if !invalid.looksLikeProse { report(.malformedFormat, text) }
        emit(literal: text)
      }
    }
  }

  private mutating func emit(
    _ substitution: FormatSubstitution, spelling: String, in scope: Scope
  ) {
    guard let definition = scope.localization.substitution(substitution.name),
      !scope.path.contains(substitution.name)
    else {
      report(.unknownVariable, substitution.name)
      emit(literal: spelling)
      return
    }
    let argument =
      if let position = substitution.position {
        position - 1
      } else if let number = definition.argumentNumber {
        number - 1
      } else {
        scope.base + substitution.argument - 1
      }
    var inner = scope
    inner.base = max(argument, 0)
    inner.own = (max(argument, 0), definition.formatSpecifier)
    inner.path.append(substitution.name)
    emit(definition.value, in: inner)
  }

  private mutating func emit(
    _ specifier: FormatSpecifier, spelling: String, argument: Int, base: Int
  ) {
    guard argument >= 0,
      let format = ValueFormat(specifier, base: base)
    else {
      emit(unreadable: spelling)
      return
    }
    let index = program.formats.count
    let place = program.appendToPool(spelling)
    program.formats.append(FormatRecord(format, spelling: place))
    let operation: MessageInstruction.Operation =
      switch format.conversion {
      case .object where format.isPlain: .string
      case .signed where format.isPlain, .unsigned where format.isPlain: .integer
      default: .formatted
      }
    emit(MessageInstruction(operation, argument: argument, first: index))
  }

  private mutating func emit(unreadable text: String) {
    report(.malformedFormat, text)
    emit(literal: text)
  }

  private mutating func emit(literal text: some StringProtocol) {
    guard !text.isEmpty else { return }
    let (start, count) = program.appendToPool(text)
    emit(MessageInstruction(.literal, first: start, second: count))
  }

  private mutating func report(_ kind: MessageProblem.Kind, _ text: String) {
    let (start, count) = program.appendToPool(text)
    program.problems.append(
      MessageProblem(
        code: kind.rawValue, start: UInt32(clamping: start), count: UInt32(clamping: count)))
    emit(MessageInstruction(.report, first: program.problems.count - 1))
  }

  private mutating func emit(_ instruction: MessageInstruction) {
    program.instructions.append(instruction)
  }

  // MARK: The number that decides

  /// A choice that belongs to no variable goes by the first number of its texts, else of the key.
  private func pluralArgument(of variations: CatalogVariations, in scope: Scope) -> Int {
    let other = variations["other"].map(\.texts) ?? []
    let all = other + variations.cases.flatMap(\.value.texts)
    for text in all.map(\.string) + [scope.key] {
      let numbers = FormatString(text, inSubstitution: true).specifiers.filter(Self.isNumber)
      if let first = numbers.first { return first.argument - 1 }
    }
    return 0
  }

  /// How a key writes one of its numbers, without the percent sign and the argument's own number.
  private func specifier(of argument: Int, in key: String) -> String? {
    let format = FormatString(key)
    let found = format.specifiers.first { Self.isNumber($0) && $0.argument == argument + 1 }
    guard let found else { return nil }
    let spelling = format[found.range].dropFirst()
    return String(spelling.split(separator: "$", maxSplits: 1).last ?? spelling)
  }

  private static func isNumber(_ specifier: FormatSpecifier) -> Bool {
    specifier.type.family == .integer || specifier.type.family == .floatingPoint
  }

  /// The format in which the number of a choice is shown, plus one, where that decides how many
  /// digits are visible: "1.0" may be of another category than "1" (CLDR plural operands).
  private mutating func decidingFormat(
    of variations: CatalogVariations, argument: Int, in scope: Scope
  ) -> Int {
    guard let text = variations["other"]?.texts.first?.string else { return 0 }
    let format = FormatString(text, inSubstitution: scope.own?.specifier != nil)
    for piece in format.pieces {
      var specifier: FormatSpecifier?
      switch piece {
      case .specifier(let found):
        let base = found.position == nil ? scope.base : 0
        if base + found.argument - 1 == argument { specifier = found }
      case .argument:
        specifier = FormatString("%" + (scope.own?.specifier ?? "@")).specifiers.first
      default: break
      }
      guard let specifier, specifier.type.family == .floatingPoint,
        let format = ValueFormat(specifier, base: scope.base)
      else { continue }
      program.formats.append(FormatRecord(format, spelling: (0, 0)))
      return program.formats.count
    }
    return 0
  }
}
