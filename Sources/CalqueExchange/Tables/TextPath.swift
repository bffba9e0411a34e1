import CalqueCatalogs

/// The path to one text of a localization: into a named part, and through choices.
struct TextPath: Hashable, Sendable {
  /// One choice on the path.
  struct Choice: Hashable, Sendable {
    var kind: CatalogVariations.Kind
    var selector: String
  }

  /// The named part; nil for the text itself.
  var part: String?
  /// The choices, the outermost first.
  var choices: [Choice] = []

  /// Whether it is the path of the text of a localization without variations.
  var isEmpty: Bool { part == nil && choices.isEmpty }

  /// Returns the path extended by one choice.
  func appending(_ kind: CatalogVariations.Kind, _ selector: String) -> TextPath {
    TextPath(part: part, choices: choices + [Choice(kind: kind, selector: selector)])
  }
}

extension TextPath: CustomStringConvertible {
  /// Xcode's form of the path: `substitutions.files.plural.one`.
  var description: String {
    let names = part.map { ["substitutions", $0] } ?? []
    return (names + choices.flatMap { [$0.kind.name, $0.selector] }).joined(separator: ".")
  }
}

extension CatalogLocalization {
  /// Each text with its path, in file order. Sets of texts have no paths.
  var textsByPath: [(path: TextPath, text: CatalogText)] {
    var result: [(path: TextPath, text: CatalogText)] = []
    func add(_ value: CatalogValue, _ path: TextPath) {
      switch value {
      case .text(let text): result.append((path, text))
      case .stringSet: break
      case .variations(let variations):
        for branch in variations.cases {
          add(branch.value, path.appending(variations.kind, branch.selector))
        }
      }
    }
    if let value { add(value, TextPath()) }
    for part in substitutions { add(part.value, TextPath(part: part.name)) }
    return result
  }

  /// Returns the text at a path.
  func text(at path: TextPath) -> CatalogText? {
    var value = path.part.map { substitution($0)?.value } ?? self.value
    for choice in path.choices {
      guard case .variations(let variations) = value, variations.kind == choice.kind else {
        return nil
      }
      value = variations[choice.selector]
    }
    guard case .text(let text) = value else { return nil }
    return text
  }

  /// Sets the text at a path; an existing one keeps its fields.
  ///
  /// - Returns: False if the path leads into a part that the localization does not have.
  mutating func set(_ string: String, state: String?, at path: TextPath) -> Bool {
    let text = CatalogText(string, state: state)
    guard let name = path.part else {
      value = Self.inserted(text, into: value, at: path.choices[...])
      return true
    }
    guard let index = substitutions.lastIndex(where: { $0.name == name }) else { return false }
    substitutions[index].value = Self.inserted(
      text, into: substitutions[index].value, at: path.choices[...])
    return true
  }

  private static func inserted(
    _ text: CatalogText, into old: CatalogValue?, at choices: ArraySlice<TextPath.Choice>
  ) -> CatalogValue {
    guard let choice = choices.first else {
      guard case .text(var known) = old else { return .text(text) }
      known.string = text.string
      known.state = text.state
      return .text(known)
    }
    var variations = CatalogVariations(choice.kind, cases: [])
    if case .variations(let known) = old, known.kind == choice.kind { variations = known }
    if let index = variations.cases.lastIndex(where: { $0.selector == choice.selector }) {
      variations.cases[index].value = inserted(
        text, into: variations.cases[index].value, at: choices.dropFirst())
      return .variations(variations)
    }
    let branch = CatalogVariations.Case(
      choice.selector, value: inserted(text, into: nil, at: choices.dropFirst()))
    variations.cases.insert(branch, at: place(of: choice, in: variations))
    // Removes fields with this name that had no meaning before.
    variations.otherCases.removeAll { $0.name == choice.selector }
    return .variations(variations)
  }

  /// Inserts a plural category in order; other selectors are appended.
  private static func place(
    of choice: TextPath.Choice, in variations: CatalogVariations
  ) -> Int {
    guard choice.kind.isByNumber else { return variations.cases.count }
    let rank = PluralOrder.rank(choice.selector)
    return variations.cases.firstIndex { PluralOrder.rank($0.selector) > rank }
      ?? variations.cases.count
  }
}
