package import CalqueCatalogs
import CalqueDiagnostics

/// All texts of an entry in one language, with the arguments that they take.
package struct FormatUsage: Sendable {
  /// The texts of the entry itself, then those of its named parts.
  package let texts: [FormatText]
  /// The named parts, in their order.
  package let parts: [Part]

  /// A named part of the texts.
  package struct Part: Sendable {
    /// Its name.
    package var name: String
    /// The argument that it varies by; nil if it is not known.
    package var argument: Int?
    /// The type of that argument.
    package var type: FormatArgumentType?
    /// Whether the file gives the number of the argument; else it is the next one in order.
    package var isNumbered: Bool

    fileprivate init(_ part: CatalogSubstitution) {
      name = part.name
      argument = part.argument
      type = part.formatSpecifier.flatMap(FormatUsage.type)
      isNumbered = part.argument != nil
    }
  }

  /// The usage of a single text, such as a key.
  package init(_ text: CatalogText) {
    self.init(CatalogLocalization(locale: "", value: .text(text)))
  }

  /// The usage of all texts in a language.
  package init(_ localization: CatalogLocalization) {
    var mains: [(text: CatalogText, category: String?, format: FormatString)] = []
    if let value = localization.value {
      Self.forEachLeaf(value, category: nil) { text, category in
        let format = FormatString(
          text.string, inSubstitution: category != nil, parts: localization.substitutions)
        mains.append((text, category, format))
      }
    }
    // The number of a named part: the one that the file gives, or its position in the text.
    var parts = localization.substitutions.map { Part($0) }
    if !parts.isEmpty {
      for substitution in mains.flatMap(\.format.substitutions) {
        if let part = parts.firstIndex(where: { $0.name == substitution.name }),
          parts[part].argument == nil || substitution.position != nil
        {
          parts[part].argument = substitution.argument
        }
      }
    }
    var texts = mains.map { text, category, format in
      let uses = Self.uses(format, of: nil) { substitution in
        guard let part = parts.first(where: { $0.name == substitution.name }) else {
          return (substitution.argument, nil)
        }
        return (part.argument ?? substitution.argument, part.type)
      }
      return FormatText(text, category: category, format, uses: uses)
    }
    for (index, part) in parts.enumerated() {
      Self.forEachLeaf(localization.substitutions[index].value, category: nil) { text, category in
        let format = FormatString(text.string, inSubstitution: true)
        let uses = Self.uses(format, of: part) { substitution in
          parts.first { $0.name == substitution.name }.flatMap { other in
            other.argument.map { ($0, other.type) }
          }
        }
        texts.append(FormatText(text, category: category, part: index, format, uses: uses))
      }
    }
    self.texts = texts
    self.parts = parts
  }

  /// Whether a text has a placeholder that is clearly not prose.
  package var isFormat: Bool { texts.contains(where: \.isFormat) }

  /// Whether a key with placeholders is the name of a text rather than the declaration of its
  /// arguments: it has no space, and the text takes arguments of the same kinds.
  static func isName(_ key: String, _ usage: FormatUsage, of text: FormatUsage) -> Bool {
    guard text.isFormat, !key.contains(byte: UInt8(ascii: " ")) else { return false }
    return text.texts.flatMap(\.uses).allSatisfy { use in
      usage.uses(use.number) { $0.type?.family == use.type?.family || use.type == nil }
    }
  }

  /// The uses of an argument.
  package func uses(of number: Int) -> [ArgumentUse] {
    texts.flatMap { text in text.uses.filter { $0.number == number } }
  }

  /// Whether an argument is used at all, or used so that `holds` returns true.
  package func uses(_ number: Int, where holds: (ArgumentUse) -> Bool = { _ in true }) -> Bool {
    texts.contains { text in text.uses.contains { $0.number == number && holds($0) } }
  }

  /// The arguments that every translation has to show: those of the most general texts, the ones
  /// for `other`.
  package var required: [ArgumentUse] {
    var found: [ArgumentUse] = []
    for text in general {
      for use in text.uses where !use.looksLikeProse {
        guard let place = found.firstIndex(where: { $0.number == use.number }) else {
          found.append(use)
          continue
        }
        // A placeholder is more specific than the name of a part.
        if !found[place].isPlaceholder { found[place] = use }
      }
    }
    return found.sorted { $0.number < $1.number }
  }

  /// The arguments that the most general texts show as themselves. A part may vary by a number that
  /// is not shown: "Delete file", "Delete files".
  package var shown: Set<Int> {
    Set(general.flatMap(\.uses).filter { $0.isPlaceholder || $0.spelling == "%arg" }.map(\.number))
  }

  /// Of the entry itself, and of each of its parts, the text for `other`, else the last one.
  private var general: [FormatText] {
    func text(of part: Int?) -> FormatText? {
      texts.first { $0.part == part && $0.category == "other" } ?? texts.last { $0.part == part }
    }
    let main = text(of: nil)
    return parts.indices.reduce(into: main.map { [$0] } ?? []) { result, part in
      if let text = text(of: part) { result.append(text) }
    }
  }

  private static func type(_ specifier: String) -> FormatArgumentType? {
    FormatString("%" + specifier).specifiers.first?.type
  }

  private static func forEachLeaf(
    _ value: CatalogValue, category: String?, _ body: (CatalogText, String?) -> Void
  ) {
    switch value {
    case .text(let text): body(text, category)
    case .variations(let variations):
      for item in variations.cases {
        forEachLeaf(
          item.value, category: variations.kind == .plural ? item.selector : category, body)
      }
    // The phrases that people say to a machine are not formats.
    case .stringSet: break
    }
  }

  /// Returns the uses in a text.
  ///
  /// - Parameters:
  ///   - owner: The named part that it is a text of; nil for a text of the entry itself. There a
  ///     placeholder without a number refers to the part's own argument.
  ///   - part: The argument that a part varies by; nil to omit it.
  private static func uses(
    _ format: FormatString, of owner: Part?,
    _ part: (FormatSubstitution) -> (number: Int, type: FormatArgumentType?)?
  ) -> [ArgumentUse] {
    var result: [ArgumentUse] = []
    var next = 1
    func add(_ number: Int, _ type: FormatArgumentType?, _ range: Range<Int>, isNumbered: Bool) {
      result.append(
        ArgumentUse(
          number: number, type: type, spelling: String(format[range]), range: range,
          isNumbered: isNumbered, looksLikeProse: false))
    }
    for piece in format.pieces {
      switch piece {
      case .specifier(let specifier):
        if let owner, specifier.position == nil {
          if let own = owner.argument {
            Self.add(specifier, in: format, shift: own - 1, to: &result)
          }
          continue
        }
        Self.add(specifier, in: format, shift: 0, to: &result)
        if specifier.position == nil { next = specifier.argument + 1 }
      case .substitution(let substitution):
        guard let argument = part(substitution) else { continue }
        add(
          argument.number, argument.type, piece.range, isNumbered: substitution.position != nil)
      case .argument(let range):
        // In a plural of the entry itself: the number that it depends on, which is the next in
        // order.
        guard let number = owner == nil ? next : owner?.argument else { continue }
        add(number, owner?.type, range, isNumbered: false)
      case .literal, .percent, .invalid: break
      }
    }
    return result
  }

  private static func add(
    _ specifier: FormatSpecifier, in format: FormatString, shift: Int, to uses: inout [ArgumentUse]
  ) {
    let spelling = String(format[specifier.range])
    func add(_ number: Int, _ type: FormatArgumentType) {
      uses.append(
        ArgumentUse(
          number: number + shift, type: type, spelling: spelling, range: specifier.range,
          isNumbered: specifier.position != nil, looksLikeProse: specifier.looksLikeProse))
    }
    if case .argument(let number) = specifier.width { add(number, .int32) }
    if case .argument(let number) = specifier.precision { add(number, .int32) }
    add(specifier.argument, specifier.type)
  }
}
