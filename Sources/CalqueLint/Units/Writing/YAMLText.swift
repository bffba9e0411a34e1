/// Writes texts as YAML.
enum YAMLText {
  /// Words that are not strings without quotes, in YAML 1.1 or 1.2.
  private static let reserved: Set<String> = [
    "true", "false", "yes", "no", "on", "off", "y", "n", "null", "~",
  ]

  /// Returns a text as a scalar: unchanged if that is unambiguous, else in double quotes.
  ///
  /// - Parameter isInFlow: Whether it is between brackets or braces.
  static func spelling(_ text: String, isInFlow: Bool = false) -> String {
    let isSafe = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "/"), 0x80...:
        true
      case UInt8(ascii: " "): !isInFlow
      default: false
      }
    }
    let isPlain =
      isSafe && !text.isEmpty && !reserved.contains(text.lowercased())
      && Double(text) == nil && !text.hasPrefix("-") && !text.hasPrefix(".")
      && !text.hasPrefix(" ") && !text.hasSuffix(" ")
    // A JSON string is also a YAML string (YAML 1.2, 1.3).
    return isPlain ? text : JSONText.spelling(text)
  }
}
