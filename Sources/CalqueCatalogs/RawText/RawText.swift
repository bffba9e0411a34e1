extension Catalog.Format {
  /// The spelling of a text inside another one in a file of this format, with escapes where they
  /// are needed.
  package func spelling(of text: String) -> String {
    switch self {
    case .strings: StringsSpelling.text(text)
    case .stringsdict, .xliff: XMLEscaping.text(text)
    case .xcstrings: Self.json(text)
    }
  }

  private static func json(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case ..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
