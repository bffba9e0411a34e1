/// A place in a file that a finding has to do with, besides the one where it was found.
public struct RelatedPlace: Sendable, Hashable {
  /// What is at the place.
  public enum Kind: String, Sendable, Hashable {
    /// The text in the source language.
    case sourceText
    /// A key that looks like the one of the finding.
    case lookalike
  }

  /// What is at the place.
  public var kind: Kind
  /// The path of the file.
  public var path: String
  /// The place in the file.
  public var position: SourcePosition

  /// A place.
  public init(_ kind: Kind, path: String, position: SourcePosition) {
    self.kind = kind
    self.path = path
    self.position = position
  }
}
