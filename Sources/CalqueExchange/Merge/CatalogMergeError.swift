/// The reason that files cannot be merged as catalogs.
///
/// It has no `Place`: a merge is given the bytes of three versions, which git may have in files of
/// any name, so the error says which version it is about.
public struct CatalogMergeError: Error, Sendable, Hashable {
  /// One of the three files of a merge.
  public enum Version: String, Sendable, Hashable {
    /// The common ancestor.
    case base
    /// Ours.
    case ours
    /// Theirs.
    case theirs
  }

  /// The file that is not a catalog.
  public var version: Version
  /// The place of the first error, in bytes of the file.
  public var offset: Int
  /// What was expected there, as one sentence without a period.
  public var message: String
}
