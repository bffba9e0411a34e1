/// Something that rules check: a file, a text, a choice between texts, a key without a text.
///
/// Units are made from documents and know their source, their place and the way to them, so that
/// rules need not know the format of a file.
package protocol LintUnit {
  /// The kind, by which rules are looked up.
  static var kind: UnitKind { get }
}

/// The kinds of units.
package enum UnitKind: Int, CaseIterable, Sendable {
  /// A file as a whole: ``LintFile``.
  case file
  /// A problem that the reader of a file found: ``ProblemUnit``.
  case problem
  /// The name of a language: ``LanguageUnit``.
  case language
  /// A table that a language does not have: ``MissingTable``.
  case missingTable
  /// An entry in all of its languages: ``EntryUnit``.
  case entry
  /// An entry in one language: ``TranslationUnit``.
  case translation
  /// What translators are given: ``SourceUnit``.
  case source
  /// A choice between texts: ``ChoiceUnit``.
  case choice
  /// One text: ``TextUnit``.
  case text
  /// The texts of a file beside each other: ``TextSequence``.
  case sequence
  /// The placeholders of an entry in one language: ``ArgumentsUnit``.
  case arguments
  /// A key without a text: ``CoverageGap``.
  case gap
  /// A key that the source does not have: ``CoverageSurplus``.
  case surplus
  /// A translation whose source text changed: ``OutdatedUnit``.
  case outdated
  /// A comment to the linter: ``DirectiveUnit``.
  case directive
}

extension LintFile: LintUnit {
  package static var kind: UnitKind { .file }
}
