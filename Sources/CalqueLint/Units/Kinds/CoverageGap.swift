package import CalqueDiagnostics

/// A key of the source language that has no text in another.
package struct CoverageGap: LintUnit {
  /// The key.
  package var key: String
  /// The text in the source language; nil if there is only the key.
  package var sourceText: String?
  /// The file and the line of the source text; nil if the other language is in the same file.
  package var sourcePlace: (path: String, line: Int)?
  /// The language without a text.
  package var locale: String
  /// A key that only the other language has, and that differs by a typing error.
  package var lookalike: Lookalike?
  /// Where the text is missing, in the file that should have it.
  package var place: Range<Int>

  /// A key that looks like a missing one.
  package struct Lookalike {
    /// The key.
    package var key: String
    /// The path of its file.
    package var path: String
    /// Its place there.
    package var position: SourcePosition
  }

  package static var kind: UnitKind { .gap }

  /// Whether there is something to translate: a letter outside of placeholders.
  package var isTranslatable: Bool { FormatProse.hasLetters(sourceText ?? key) }
}
