import CalqueCatalogs

/// The part of a string catalog that an object represents.
enum MergeLevel {
  case catalog
  case entries
  case entry
  case localizations
  /// An object with a text or variations: a localization, a branch, a substitution.
  case holder
  case substitutions
  case variations
  /// The branches of one choice, by selector.
  case branches
  /// A text with its state.
  case unit
  /// An object that is not part of the format.
  case unknown

  /// Returns the part that a member represents.
  func member(_ name: Int, of document: MergeDocument) -> MergeLevel {
    func isNamed(_ word: StaticString) -> Bool { document.isName(name, word) }
    switch self {
    case .catalog: return isNamed("strings") ? .entries : .unknown
    case .entries: return .entry
    case .entry: return isNamed("localizations") ? .localizations : .unknown
    case .localizations, .substitutions, .branches: return .holder
    case .holder:
      if isNamed("stringUnit") || isNamed("stringSet") { return .unit }
      if isNamed("variations") { return .variations }
      return isNamed("substitutions") ? .substitutions : .unknown
    case .variations: return .branches
    case .unit, .unknown: return .unknown
    }
  }
}
