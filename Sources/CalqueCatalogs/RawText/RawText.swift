import CalqueEscaping

extension Catalog.Format {
  /// The spelling of a text inside another one in a file of this format, with escapes where they
  /// are needed.
  package func spelling(of text: String) -> String {
    switch self {
    case .strings: StringsSpelling.text(text)
    case .stringsdict, .xliff: XMLEscaping.text(text)
    case .xcstrings: JSONEscaping.foundation.escape(text)
    }
  }
}
