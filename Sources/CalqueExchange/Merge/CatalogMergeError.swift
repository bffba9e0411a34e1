/// Why files cannot be merged as catalogs.
public struct CatalogMergeError: Error, Sendable, Hashable {
  /// One of the three files of a merge.
  public enum Version: String, Sendable, Hashable {
    /// What both sides started from.
    case base
    /// Ours.
    case ours
    /// Theirs.
    case theirs
  }

  /// The file that is no catalog.
  public var version: Version
  /// Where it breaks off being one, in bytes of the file.
  public var offset: Int
  /// What was expected there, as one sentence without a full stop.
  public var message: String
}
