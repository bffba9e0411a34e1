/// A place in a file that is related to a finding, in addition to its own place. Unlike that of a
/// `Place`, its position is always known.
public struct RelatedPlace: Sendable, Hashable {
  /// The relation of the place to the finding.
  public enum Kind: String, Sendable, Hashable {
    /// The text in the source language.
    case sourceText
    /// A key that looks like the one of the finding.
    case lookalike
  }

  /// The relation of the place to the finding.
  public var kind: Kind
  /// The path of the file.
  public var path: String
  /// The place in the file.
  public var position: SourcePosition

  /// Creates a place.
  public init(_ kind: Kind, path: String, position: SourcePosition) {
    self.kind = kind
    self.path = path
    self.position = position
  }
}
