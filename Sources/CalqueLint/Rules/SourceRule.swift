/// A rule about source texts: whether translators can do something with them, and what they are told.
package protocol SourceRule: Rule {
  /// Looks at one entry, in the file with the source texts.
  static func check(_ entry: SourceEntry, _ list: inout FindingList)
}

/// A source text and its comment.
package struct SourceEntry {
  /// The key.
  package var key: String
  /// Where it stands.
  package var keyRange: Range<Int>
  /// The language, as it is spelled; nil where it is not known.
  package var locale: String?
  /// What translators are told; nil where there is no comment.
  package var comment: String?
  /// Where that stands.
  package var commentRange: Range<Int>?
  /// The source text and what declares its arguments, which may be the key.
  package var usage: FormatUsage

  /// The numbers of the arguments that the text takes.
  package var arguments: Set<Int> { Set(usage.texts.flatMap(\.uses).map(\.number)) }
}
