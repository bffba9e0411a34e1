package import CalqueCatalogs
import CalqueDiagnostics

/// One text with its context: that of a key, a plural category, a device, a named part.
package struct TextUnit: LintUnit {
  /// The decoded text and its place in the file.
  package var text: CatalogText
  /// The characters and patterns in it.
  package var traits: TextTraits
  /// The key of the entry.
  package var key: String
  /// The locale as the file or its folder writes it; nil if neither does.
  package var locale: String?
  /// The choices that lead to the text, outermost first: `other`, `iphone`.
  package var selectors: [String] = []
  /// Whether it is a text of a named part, which is inserted into another text.
  package var isPart = false
  /// The text in the source language that it translates. Nil for the source text itself, and if
  /// none is known.
  package var source: Source?
  /// Whether it is a text of the source language.
  package var isSource = false
  /// Whether the catalog asks for translations.
  package var isTranslatable = true
  /// The number of its entry in the file.
  package var entry = 0

  /// A text of the source language.
  package struct Source {
    /// The decoded text.
    package var string: String
    /// The characters and patterns in it.
    package var traits: TextTraits
    /// The source language, if it is known.
    package var locale: String?
    /// Whether it is the key, which is the source text if there is no other.
    package var isKey = false
  }

  package static var kind: UnitKind { .text }

  /// The decoded text.
  package var string: String { text.string }

  /// What the text is to the source text, if both are equal.
  func origin(in format: Catalog.Format) -> TextOrigin? {
    if isSource { return format.copiesSource ? .copy : .source }
    return source?.string == string ? .copy : nil
  }

  /// The characters of the text without placeholders: nil for each of them.
  var literals: [PlacedScalar?] {
    PlacedScalar.literals(of: string, hasPercent: traits.contains(.percent))
  }
}

/// The texts of one file and one language, in sequence.
package struct TextSequence: LintUnit {
  /// Those that the rule is interested in, in the order of the file. Each has a source.
  package var texts: [TextUnit]

  package static var kind: UnitKind { .sequence }
}
