package import CalqueCatalogs

/// A rule about the characters of single texts, those of the source language too.
///
/// It names the traits that it cares about, and is asked about the texts that have one of them. A
/// rule that cares about all texts names ``TextTraits/any``; it is asked hundreds of thousands of
/// times, so rules of the default set name something rarer.
package protocol TextRule: Rule {
  /// A text with one of these is looked at.
  static var traits: TextTraits { get }
  /// Looks at one text.
  static func check(_ text: LintedText, _ list: inout FindingList)
}

/// One text with what is known of it: that of a key, a plural category, a device, a named part.
package struct LintedText {
  /// The decoded text and its place in the file.
  package var text: CatalogText
  /// What stands in it.
  package var traits: TextTraits
  /// The key of the entry.
  package var key: String
  /// The locale as the file or its folder spells it; nil where neither says.
  package var locale: String?
  /// The choices that lead to the text, outermost first: `other`, `iphone`.
  package var selectors: [String] = []
  /// The text in the source language that it stands for. Nil for the source text itself, and where
  /// none is known.
  package var source: SourceText?
  /// Whether it is a text of the source language.
  package var isSource = false
  /// The number of its entry in the file.
  package var entry = 0

  /// A text of the source language.
  package struct SourceText {
    /// The decoded text.
    package var string: String
    /// What stands in it.
    package var traits: TextTraits
    /// The source language, where it is known.
    package var locale: String?
    /// Whether it is the key, which stands for the source text where there is none.
    package var isKey = false
  }

  /// The decoded text.
  package var string: String { text.string }
}
