/// A rule about what translators are told.
package protocol CommentRule: Rule {
  /// Looks at the comment of one entry, in the file with the source texts.
  static func check(_ entry: CommentedEntry, _ list: inout FindingList)
}

/// An entry and its comment.
package struct CommentedEntry {
  /// The key.
  package var key: String
  /// Where it stands.
  package var keyRange: Range<Int>
  /// What translators are told; nil where there is no comment.
  package var comment: String?
  /// Where that stands.
  package var commentRange: Range<Int>?
  /// The source text and what declares its arguments, which may be the key.
  package var usage: FormatUsage

  /// The numbers of the arguments that the text takes.
  package var arguments: Set<Int> { Set(usage.texts.flatMap(\.uses).map(\.number)) }
}
