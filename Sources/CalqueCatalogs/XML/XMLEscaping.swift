import CalqueEscaping

/// Spells texts in XML as libxml2, and therefore Xcode, does.
package enum XMLEscaping {
  /// A text between tags.
  package static func text(_ text: String) -> String { MarkupEscaping.xmlText.escape(text) }

  /// The value of an attribute, between double quotes.
  package static func attribute(_ value: String) -> String {
    MarkupEscaping.xmlAttribute.escape(value)
  }

  /// The first character that XML 1.0 does not allow, even as a reference.
  package static func unspeakable(in text: String) -> Unicode.Scalar? {
    text.unicodeScalars.first { !MarkupEscaping.isAllowed($0) }
  }
}
