/// A replacement of one range of a source text.
public struct Edit: Sendable, Hashable {
  /// The replaced range, in offsets of `SourceText.utf8`. Empty for an insertion.
  public var range: Range<Int>
  /// The text that replaces the range.
  public var replacement: String

  /// Creates an edit that replaces `range` with `replacement`.
  public init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

/// A change that fixes a finding without the help of a translator, or that prepares it for one; see
/// ``isDraft``.
public struct Fix: Sendable, Hashable {
  /// The effect of the fix, in the imperative: "replace `\u` by `\U`".
  public var title: String
  /// The edits, in ascending order; they do not overlap.
  public var edits: [Edit]
  /// Whether the byte order mark is removed, which is not part of the text that edits refer to.
  public var removesByteOrderMark: Bool
  /// The range of the text that the edits repeat elsewhere, if they do. Another fix that changes
  /// this text has to be applied first.
  public var copiedRange: Range<Int>?
  /// Whether the fix writes a draft, a copy that a translator has to review: the finding remains
  /// until then.
  public var isDraft: Bool { copiedRange != nil }

  /// Creates a fix from edits, in ascending order and without overlap.
  public init(
    title: String, edits: [Edit], removesByteOrderMark: Bool = false,
    copiedRange: Range<Int>? = nil
  ) {
    self.title = title
    self.edits = edits
    self.removesByteOrderMark = removesByteOrderMark
    self.copiedRange = copiedRange
  }

  /// Creates a fix that replaces one range.
  ///
  /// - Parameter title: The effect; nil for "replace with …".
  package init(replacing range: Range<Int>, with replacement: String, title: String? = nil) {
    self.init(
      title: title ?? "replace with \(replacement)",
      edits: [Edit(range: range, replacement: replacement)])
  }
}
