import CalqueCatalogs

/// The contents of a localization as a sequence of texts, each with a path such as
/// `device.mac.plural.one` or `substitutions.files.plural.other`.
struct TextUnits {
  /// One text.
  struct Unit: Hashable {
    var path: String
    var text: String
    var state: String?
    /// The fields that are not part of the model.
    var otherFields: [CatalogField] = []
    /// Whether `%arg` has a meaning in it.
    var isInSubstitution: Bool
  }

  private(set) var units: [Unit] = []
  /// The position and the type of the argument of each named part.
  private(set) var parts: [String: Part] = [:]

  struct Part: Hashable {
    var number: Int?
    var specifier: String?
  }

  init(_ localization: CatalogLocalization) {
    if let value = localization.value { add(value, path: "", isInSubstitution: false) }
    for part in localization.substitutions {
      parts[part.name] = Part(number: part.argumentNumber, specifier: part.formatSpecifier)
      add(part.value, path: "substitutions.\(part.name)", isInSubstitution: true)
    }
  }

  private mutating func add(_ value: CatalogValue, path: String, isInSubstitution: Bool) {
    if case .text(let text) = value {
      units.append(
        Unit(
          path: path, text: text.string, state: text.state, otherFields: text.otherFields,
          isInSubstitution: isInSubstitution))
    } else if case .variations(let variations) = value {
      for branch in variations.cases {
        add(
          branch.value,
          path: (path.isEmpty ? "" : path + ".") + variations.kind.name + "." + branch.selector,
          isInSubstitution: isInSubstitution)
      }
    } else {
      for (index, text) in value.texts.enumerated() {
        units.append(
          Unit(
            path: "\(path)[\(index)]", text: text.string, state: text.state,
            isInSubstitution: isInSubstitution))
      }
    }
  }

  subscript(path: String) -> Unit? { units.last { $0.path == path } }

  /// Returns whether two localizations are equal, ignoring their states.
  static func areEqual(
    _ left: CatalogLocalization, _ right: CatalogLocalization, key: String
  ) -> Bool {
    let left = TextUnits(left)
    let right = TextUnits(right)
    return Dictionary(left.units.map { ($0.path, $0.text) }, uniquingKeysWith: { $1 })
      == Dictionary(right.units.map { ($0.path, $0.text) }, uniquingKeysWith: { $1 })
  }
}
