import CalqueCatalogs

/// Which part of a string catalog an object is.
enum MergeLevel {
  case catalog
  case entries
  case entry
  case localizations
  /// What has a text or varies: a localization, a branch, a substitution.
  case holder
  case substitutions
  case variations
  /// The branches of one choice, by selector.
  case branches
  /// A text with its state.
  case unit
  /// Something that the format does not know.
  case unknown

  /// The part that a member is.
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
