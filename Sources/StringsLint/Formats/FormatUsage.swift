package import StringCatalogs

/// All texts of an entry in one language, with the arguments that they take.
package struct FormatUsage: Sendable {
  /// The texts of the entry itself, then those of its named parts.
  package let texts: [FormatText]
  /// The arguments that the named parts vary by, in their order; nil where none is known.
  package let partArguments: [Int?]
  /// The names of the parts.
  package let partNames: [String]
  /// The formats of those arguments, without the percent sign; empty where none is given.
  package let partSpecifiers: [String]
  /// The types of those arguments.
  package let partTypes: [FormatArgumentType?]
  /// Whether the file says which argument a part varies by; else it is the next one in line.
  package let partsAreNumbered: [Bool]

  /// The usage of a single text, such as a key.
  package init(_ text: CatalogText) {
    self.init(CatalogLocalization(locale: "", value: .text(text)))
  }

  /// The usage of all texts in a language.
  package init(_ localization: CatalogLocalization) {
    let parts = localization.substitutions
    let mains = localization.value.map { Self.leaves($0, category: nil) } ?? []
    let mainFormats = mains.map {
      FormatString($0.text.string, inSubstitution: $0.category != nil, parts: parts)
    }
    let partTypes = parts.map { $0.formatSpecifier.flatMap(Self.type) }
    self.partTypes = partTypes
    partNames = parts.map(\.name)
    partsAreNumbered = parts.map { $0.argumentNumber != nil }
    partSpecifiers = parts.map { $0.formatSpecifier ?? "" }

    // The number of a named part: the one that the file gives, or its place in the text.
    var numbers: [Int?] = parts.map(\.argumentNumber)
    for substitution in mainFormats.flatMap(\.substitutions) {
      if let part = parts.firstIndex(where: { $0.name == substitution.name }),
        numbers[part] == nil || substitution.position != nil
      {
        numbers[part] = substitution.argument
      }
    }
    partArguments = numbers

    var texts: [FormatText] = []
    for (leaf, format) in zip(mains, mainFormats) {
      let uses = Self.uses(format) { substitution in
        guard let part = parts.firstIndex(where: { $0.name == substitution.name }) else {
          return (substitution.argument, nil)
        }
        return (numbers[part] ?? substitution.argument, partTypes[part])
      }
      texts.append(
        FormatText(
          text: leaf.text, category: leaf.category, part: nil, uses: uses, format: format,
          isFormat: format.isFormat))
    }
    for (index, part) in parts.enumerated() {
      for leaf in Self.leaves(part.value, category: nil) {
        let format = FormatString(leaf.text.string, inSubstitution: true)
        let uses = Self.partUses(format, own: numbers[index], type: partTypes[index]) { name in
          parts.firstIndex { $0.name == name }.flatMap { other in
            numbers[other].map { ($0, partTypes[other]) }
          }
        }
        texts.append(
          FormatText(
            text: leaf.text, category: leaf.category, part: index, uses: uses, format: format,
            isFormat: format.isFormat))
      }
    }
    self.texts = texts
  }

  /// Whether a text has a placeholder that nobody takes for prose.
  package var isFormat: Bool { texts.contains(where: \.isFormat) }

  /// The uses of an argument.
  package func uses(of number: Int) -> [ArgumentUse] {
    texts.flatMap { text in text.uses.filter { $0.number == number } }
  }

  /// Whether an argument is used at all, or in a way.
  package func uses(_ number: Int, where holds: (ArgumentUse) -> Bool = { _ in true }) -> Bool {
    texts.contains { text in text.uses.contains { $0.number == number && holds($0) } }
  }

  /// The arguments that every translation is to show: those of the most general texts, the ones
  /// for `other`.
  package var required: [ArgumentUse] {
    var found: [Int: ArgumentUse] = [:]
    for text in general {
      for use in text.uses where !use.looksLikeProse {
        // A placeholder says more than the name of a part.
        if found[use.number]?.isPlaceholder != true { found[use.number] = use }
      }
    }
    return found.values.sorted { $0.number < $1.number }
  }

  /// The arguments that the most general texts show as themselves. A part may vary by a number
  /// that nobody is told: "Delete file", "Delete files".
  package var shown: Set<Int> {
    Set(general.flatMap(\.uses).filter { $0.isPlaceholder || $0.spelling == "%arg" }.map(\.number))
  }

  private var general: [FormatText] {
    var result: [FormatText] = []
    for part in [nil] + partArguments.indices.map(Optional.some) {
      let own = texts.filter { $0.part == part }
      if let text = own.first(where: { $0.category == "other" }) ?? own.last { result.append(text) }
    }
    return result
  }

  private static func type(_ specifier: String) -> FormatArgumentType? {
    FormatString("%" + specifier).specifiers.first?.type
  }

  private struct Leaf {
    var text: CatalogText
    var category: String?
  }

  private static func leaves(_ value: CatalogValue, category: String?) -> [Leaf] {
    switch value {
    case .text(let text): return [Leaf(text: text, category: category)]
    case .variations(let variations):
      return variations.cases.flatMap {
        leaves($0.value, category: variations.kind == .plural ? $0.selector : category)
      }
    // What people say to a machine is no format.
    case .stringSet: return []
    }
  }

  /// The uses in a text of the entry itself.
  private static func uses(
    _ format: FormatString,
    _ part: (FormatSubstitution) -> (number: Int, type: FormatArgumentType?)
  ) -> [ArgumentUse] {
    var result: [ArgumentUse] = []
    var next = 1
    for piece in format.pieces {
      switch piece {
      case .specifier(let specifier):
        result += uses(specifier, in: format, shift: 0)
        if specifier.position == nil { next = specifier.argument + 1 }
      case .substitution(let substitution):
        let argument = part(substitution)
        result.append(
          ArgumentUse(
            number: argument.number, type: argument.type,
            spelling: String(format[piece.range]), range: piece.range,
            isNumbered: substitution.position != nil, looksLikeProse: false))
      case .argument(let range):
        // In a plural of the entry itself: the number that it goes by, which is the next in line.
        result.append(
          ArgumentUse(
            number: next, type: nil, spelling: "%arg", range: range, isNumbered: false,
            looksLikeProse: false))
      case .literal, .percent, .invalid: break
      }
    }
    return result
  }

  /// The uses in a text of a named part. What is not numbered there means the part's own argument.
  private static func partUses(
    _ format: FormatString, own: Int?, type: FormatArgumentType?,
    _ other: (String) -> (number: Int, type: FormatArgumentType?)?
  ) -> [ArgumentUse] {
    var result: [ArgumentUse] = []
    for piece in format.pieces {
      switch piece {
      case .specifier(let specifier):
        if specifier.position == nil {
          if let own { result += uses(specifier, in: format, shift: own - 1) }
        } else {
          result += uses(specifier, in: format, shift: 0)
        }
      case .substitution(let substitution):
        guard let argument = other(substitution.name) else { break }
        result.append(
          ArgumentUse(
            number: argument.number, type: argument.type,
            spelling: String(format[piece.range]), range: piece.range,
            isNumbered: substitution.position != nil, looksLikeProse: false))
      case .argument(let range):
        guard let own else { break }
        result.append(
          ArgumentUse(
            number: own, type: type, spelling: "%arg", range: range, isNumbered: false,
            looksLikeProse: false))
      case .literal, .percent, .invalid: break
      }
    }
    return result
  }

  private static func uses(
    _ specifier: FormatSpecifier, in format: FormatString, shift: Int
  ) -> [ArgumentUse] {
    let spelling = String(format[specifier.range])
    func use(_ number: Int, _ type: FormatArgumentType) -> ArgumentUse {
      ArgumentUse(
        number: number + shift, type: type, spelling: spelling, range: specifier.range,
        isNumbered: specifier.position != nil, looksLikeProse: specifier.looksLikeProse)
    }
    var result: [ArgumentUse] = []
    for size in [specifier.width, specifier.precision] {
      if case .argument(let number) = size { result.append(use(number, .int32)) }
    }
    result.append(use(specifier.argument, specifier.type))
    return result
  }
}
