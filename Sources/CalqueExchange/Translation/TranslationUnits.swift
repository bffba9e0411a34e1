import CalqueCatalogs

/// Splits the localizations of two languages into texts, and adds the plural forms that the target
/// language needs.
struct TranslationUnits {
  private let source: CatalogLocalization
  private let target: CatalogLocalization?
  private let categories: [String]
  private(set) var units: [TranslationUnit] = []

  /// - Parameter categories: The plural categories of the target language.
  init(source: CatalogLocalization, target: CatalogLocalization?, categories: [String]) {
    self.source = source
    self.target = target?.value == nil && target?.substitutions.isEmpty != false ? nil : target
    self.categories = categories
    walk(source.value, self.target?.value, TextPath())
    for name in (self.target ?? source).substitutions.map(\.name) {
      walk(
        source.substitution(name)?.value, self.target?.substitution(name)?.value,
        TextPath(part: name))
    }
  }

  private mutating func walk(_ from: CatalogValue?, _ to: CatalogValue?, _ path: TextPath) {
    switch to ?? from {
    case nil, .stringSet: return
    case .text(let text):
      let target = to == nil ? nil : text
      units.append(
        TranslationUnit(
          path: path, source: spelled(Self.text(of: from) ?? "", path, in: source),
          target: target.map { spelled($0.string, path, in: self.target) },
          state: target?.state))
    case .variations(let shape):
      for selector in selectors(shape, from, isTranslated: to != nil) {
        let branch = Self.branch(selector, of: from, kind: shape.kind)
        var inner: CatalogValue?
        if case .variations(let own) = to { inner = own[selector] }
        walk(branch, inner, path.appending(shape.kind, selector))
      }
    }
  }

  /// Returns the branches that a translator has to fill in.
  private func selectors(
    _ shape: CatalogVariations, _ from: CatalogValue?, isTranslated: Bool
  ) -> [String] {
    var result = shape.cases.map(\.selector)
    var own: [String] = []
    if case .variations(let source) = from, source.kind == shape.kind {
      own = source.cases.map(\.selector)
    }
    guard shape.kind == .plural else {
      return result + own.filter { !result.contains($0) }
    }
    // A source form that the target language does not have is not required, except for `zero`,
    // which the runtime shows in every language.
    if !isTranslated { result = [] }
    let wanted = Set(result + categories + own.filter { $0 == "zero" })
    return wanted.sorted { (PluralOrder.rank($0), $0) < (PluralOrder.rank($1), $1) }
  }

  /// Returns the source text in a branch, or the text that the runtime shows there.
  private static func branch(
    _ selector: String, of value: CatalogValue?, kind: CatalogVariations.Kind
  ) -> CatalogValue? {
    guard case .variations(let variations) = value, variations.kind == kind else { return value }
    return variations[selector] ?? variations["other"] ?? variations.cases.last?.value
  }

  private static func text(of value: CatalogValue?) -> String? {
    switch value {
    case nil: nil
    case .text(let text): text.string
    case .stringSet(let set): set.texts.first?.string
    case .variations(let variations):
      text(of: variations["other"] ?? variations.cases.last?.value)
    }
  }

  private func spelled(
    _ text: String, _ path: TextPath, in localization: CatalogLocalization?
  ) -> String {
    guard let name = path.part,
      let part = localization?.substitution(name) ?? source.substitution(name)
    else { return text }
    return part.withoutArgument(text)
  }
}

extension CatalogSubstitution {
  /// Returns a text of this part with `%arg` replaced by its placeholder.
  func withoutArgument(_ text: String) -> String {
    guard let formatSpecifier, text.contains("%arg") else { return text }
    let number = argument.map { "\($0)$" } ?? ""
    return FormatRewriting.replacing(text, inSubstitution: true) { piece, _ in
      if case .argument = piece { "%\(number)\(formatSpecifier)" } else { nil }
    }
  }

  /// Returns a text of this part with its own placeholders replaced by `%arg`: those with the
  /// position of its argument, or else the first one without a position.
  func withArgument(_ text: String) -> String {
    guard let formatSpecifier, !text.contains("%arg") else { return text }
    let isNumbered =
      argument != nil && FormatString(text).specifiers.contains { $0.position == argument }
    var isFound = false
    return FormatRewriting.replacing(text) { piece, format in
      guard case .specifier(let found) = piece,
        FormatRewriting.type(of: found, in: format) == formatSpecifier,
        isNumbered ? found.position == argument : found.position == nil && !isFound
      else { return nil }
      isFound = true
      return "%arg"
    }
  }
}
