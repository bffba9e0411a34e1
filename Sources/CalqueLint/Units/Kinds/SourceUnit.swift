/// A source text and its comment.
package struct SourceUnit: LintUnit {
  /// The key.
  package var key: String
  /// The range of the key.
  package var keyRange: Range<Int>
  /// The language, as it is written; nil if it is not known.
  package var locale: String?
  /// The comment for translators; nil if there is none.
  package var comment: String?
  /// The range of the comment.
  package var commentRange: Range<Int>?
  /// The source text and what declares its arguments, which may be the key.
  package var usage: FormatUsage

  package static var kind: UnitKind { .source }

  /// The numbers of the arguments that the text takes.
  package var arguments: Set<Int> { Set(usage.texts.flatMap(\.uses).map(\.number)) }
}
