/// A replacement of one stretch of a source text.
public struct Edit: Sendable, Hashable {
  /// What is replaced, in offsets of `SourceText.utf8`. Empty for an insertion.
  public var range: Range<Int>
  /// What stands there afterwards.
  public var replacement: String

  /// Replaces `range` by `replacement`.
  public init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

/// A rewrite that cures a finding and that needs no translator.
public struct Fix: Sendable, Hashable {
  /// What applying it does, in the imperative: "replace `\u` by `\U`".
  public var title: String
  /// The edits, in ascending order; they do not overlap.
  public var edits: [Edit]
  /// Whether the file loses its byte order mark, which is no part of the text that edits are of.
  public var removesByteOrderMark: Bool

  /// A fix of several edits, in ascending order and without overlap.
  public init(title: String, edits: [Edit], removesByteOrderMark: Bool = false) {
    self.title = title
    self.edits = edits
    self.removesByteOrderMark = removesByteOrderMark
  }
}
