import CalqueCatalogs

/// Writes text into the XML of reports.
enum XMLMarkup {
  /// Returns the text as the value of an attribute, or as the content of an element. Characters
  /// that XML does not allow, most control characters, become U+FFFD (XML 1.0, 2.2).
  static func escaped(_ text: String) -> String {
    guard XMLEscaping.unspeakable(in: text) != nil else { return XMLEscaping.attribute(text) }
    return XMLEscaping.attribute(
      String(
        String.UnicodeScalarView(
          text.unicodeScalars.map {
            XMLEscaping.unspeakable(in: String($0)) == nil ? $0 : "\u{FFFD}"
          })))
  }
}
