import CalqueCatalogs

/// Compiles a catalog's localization of a key into the steps of a program.
package struct MessageCompiler {
  package internal(set) var program = MessageProgram()
  /// The first step of the current message.
  private var start = 0

  /// The context of the current text.
  struct Scope {
    var localization: CatalogLocalization
    var key: String
    /// Whether percent signs have a meaning.
    var isFormat: Bool
    /// The index of the value for the first specifier without a position.
    var base = 0
    /// The variable, or the choice by a value, that the text belongs to.
    var own: OwnValue?
    /// The names of the enclosing substitutions.
    var path: [String] = []
  }

  /// The value of a variable or a choice, which `%arg` refers to within it.
  struct OwnValue {
    var argument: Int
    /// Its specifier, without the percent sign.
    var specifier: String?
    /// Whether an enclosing choice uses it as a number or as a word.
    var takenFor: Family?

    enum Family {
      case number
      case word
    }
  }

  /// The limits of nested variables and of the steps of a message. Each variable is compiled at
  /// every use, so that a small file could otherwise produce an endless program.
  static let depthLimit = 32
  static let stepLimit = 50_000

  package init() {}

  /// Adds a text that is shown unchanged; returns its place in the pool.
  mutating func append(text: String) -> (start: Int, count: Int) {
    program.appendToPool(text)
  }

  /// Compiles a message and returns its first step.
  ///
  /// - Parameters:
  ///   - localization: The localization in the catalog.
  ///   - key: The key, which determines the types of the values.
  ///   - isFormat: Whether percent signs have a meaning.
  mutating func compile(
    _ localization: CatalogLocalization, key: String, isFormat: Bool
  ) -> UInt32 {
    start = program.instructions.count
    if let value = localization.value {
      emit(value, in: Scope(localization: localization, key: key, isFormat: isFormat))
    }
    emit(MessageInstruction(.end))
    return UInt32(clamping: start)
  }

  // MARK: Values

  mutating func emit(_ value: CatalogValue, in scope: Scope) {
    switch value {
    case .text(let text):
      var markup = FormatMarkup(text.string, isFormat: scope.isFormat)
      if scope.isFormat { emit(format: &markup, in: scope) } else { emit(markup.text, of: &markup) }
    case .variations(let variations):
      switch variations.kind {
      case .plural: emit(byNumber: variations, .plural, in: scope)
      case .ordinal: emit(byNumber: variations, .ordinal, in: scope)
      case .select: emit(select: variations, in: scope)
      case .device: emit(device: variations, in: scope)
      case .width: emit(width: variations, in: scope)
      case .other(let name):
        report(.missingVariation, name)
        if let first = variations.cases.first { emit(first.value, in: scope) }
      }
    // All phrases of a set are equivalent; the first one is shown.
    case .stringSet(let set):
      if let first = set.texts.first { emit(.text(first), in: scope) }
    }
  }

  // MARK: Formats

  private mutating func emit(format markup: inout FormatMarkup, in scope: Scope) {
    let text = markup.text
    guard text.utf8.contains(UInt8(ascii: "%")) else {
      emit(text, of: &markup)
      return
    }
    let parts = scope.path.isEmpty ? scope.localization.substitutions : []
    let format = FormatString(
      text, inSubstitution: scope.own?.specifier != nil, parts: parts)
    for piece in format.pieces {
      switch piece {
      case .literal(let range): emit(format[range], of: &markup)
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
        emit(text, of: &markup)
      }
    }
  }

  private mutating func emit(
    _ substitution: FormatSubstitution, spelling: String, in scope: Scope
  ) {
    let name = substitution.name
    guard let definition = scope.localization.substitution(name) else {
      report(.unknownVariable, name)
      emit(literal: spelling)
      return
    }
    let isTooMuch =
      scope.path.count >= Self.depthLimit || program.instructions.count - start > Self.stepLimit
    if scope.path.contains(name) || isTooMuch {
      report(scope.path.contains(name) ? .circularVariable : .tooManyVariables, name)
      emit(literal: spelling)
      return
    }
    let argument =
      if let position = substitution.position {
        position - 1
      } else if let number = definition.argument {
        number - 1
      } else {
        scope.base + substitution.argument - 1
      }
    var inner = scope
    inner.base = max(argument, 0)
    inner.own = OwnValue(argument: max(argument, 0), specifier: definition.formatSpecifier)
    inner.path.append(name)
    emit(definition.value, in: inner)
  }

  private mutating func emit(
    _ specifier: FormatSpecifier, spelling: String, argument: Int, base: Int
  ) {
    guard argument >= 0, let format = ValueFormat(specifier, base: base) else {
      emit(unreadable: spelling)
      return
    }
    let index = program.formats.count
    let place = program.appendToPool(spelling)
    program.formats.append(FormatRecord(format, spelling: place))
    let operation: MessageInstruction.Operation =
      switch format.conversion {
      case .object where format.isPlain: .string
      case .signed where format.isPlain && format.bits >= 32: .integer
      default: .formatted
      }
    emit(MessageInstruction(operation, argument: argument, first: index))
  }

  private mutating func emit(unreadable text: String) {
    report(.malformedFormat, text)
    emit(literal: text)
  }

  /// Emits text and the markup in it.
  private mutating func emit(_ text: some StringProtocol, of markup: inout FormatMarkup) {
    for piece in markup.pieces(of: text) {
      switch piece {
      case .text(let text): emit(literal: text)
      case .open(let opening):
        if opening.attributes.asksForAgreement { report(.inflection, opening.content) }
        let (start, count) = program.appendToPool(opening.source)
        emit(
          MessageInstruction(.markup, argument: MarkupStep.open, first: start, second: count))
      case .close: emit(MessageInstruction(.markup, argument: MarkupStep.close))
      case .bracket: emit(MessageInstruction(.markup, argument: MarkupStep.bracket))
      }
    }
  }

  private mutating func emit(literal text: some StringProtocol) {
    guard !text.isEmpty else { return }
    let (start, count) = program.appendToPool(text)
    emit(MessageInstruction(.literal, first: start, second: count))
  }

  mutating func report(_ kind: MessageProblem.Kind, _ text: String) {
    let (start, count) = program.appendToPool(text)
    program.problems.append(
      MessageProblem(
        code: kind.rawValue, start: UInt32(clamping: start), count: UInt32(clamping: count)))
    emit(MessageInstruction(.report, first: program.problems.count - 1))
  }

  mutating func emit(_ instruction: MessageInstruction) {
    program.instructions.append(instruction)
  }
}
