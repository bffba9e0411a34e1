/// A source text and its comment.
package struct SourceUnit: LintUnit {
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

  package static var kind: UnitKind { .source }

  /// The numbers of the arguments that the text takes.
  package var arguments: Set<Int> { Set(usage.texts.flatMap(\.uses).map(\.number)) }
}
