/// Collects the named parts of an entry, and the fields that the model has no name for.
///
/// A file may redefine a part in each branch of a device or width rule; the model has one list of
/// parts for all of them. A part that differs between branches becomes a part that makes the same
/// choice itself.
struct StringsDictionaryParts {
  var substitutions: [CatalogSubstitution] = []
  var otherFields: [CatalogField] = []

  /// Adds the definitions in the branches of a choice.
  mutating func append(
    _ branches: [(selector: String, parts: StringsDictionaryParts)],
    _ kind: CatalogVariations.Kind, range: Range<Int>
  ) {
    for (_, parts) in branches { otherFields += parts.otherFields }
    var names: [String] = []
    for (_, parts) in branches {
      for part in parts.substitutions where !names.contains(part.name) { names.append(part.name) }
    }
    for name in names {
      let defined = branches.compactMap { branch in
        branch.parts.substitutions.last { $0.name == name }.map { (branch.selector, $0) }
      }
      guard let (_, first) = defined.first else { continue }
      if defined.allSatisfy({ $0.1.says(sameAs: first) }) {
        substitutions.append(first)
        continue
      }
      var merged = first
      merged.value = .variations(
        CatalogVariations(
          kind, range: range,
          cases: defined.map { selector, part in
            CatalogVariations.Case(selector, selectorRange: part.nameRange, value: part.value)
          }))
      substitutions.append(merged)
    }
  }
}

extension CatalogSubstitution {
  /// Whether two parts are the same, regardless of their places in a file.
  func says(sameAs other: CatalogSubstitution) -> Bool {
    name == other.name && argumentNumber == other.argumentNumber
      && formatSpecifier == other.formatSpecifier && value.says(sameAs: other.value)
      && otherFields.map(\.name) == other.otherFields.map(\.name)
      && otherFields.map(\.spelling) == other.otherFields.map(\.spelling)
  }
}

extension CatalogValue {
  /// Whether two values are the same, regardless of their places in a file.
  func says(sameAs other: CatalogValue) -> Bool {
    switch (self, other) {
    case (.text(let text), .text(let other)):
      text.string.utf8.elementsEqual(other.string.utf8) && text.state == other.state
    case (.variations(let left), .variations(let right)):
      left.kind == right.kind
        && left.cases.elementsEqual(right.cases) {
          $0.selector == $1.selector && $0.value.says(sameAs: $1.value)
        }
    case (.stringSet(let left), .stringSet(let right)):
      left.texts.map(\.string) == right.texts.map(\.string)
    default: false
    }
  }
}
