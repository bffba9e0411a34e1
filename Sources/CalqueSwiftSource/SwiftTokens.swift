/// The tokens of a Swift source. Comments and spaces are between the tokens.
///
/// Any bytes have tokens: what is not closed ends with the source.
package struct SwiftTokens: Sendable {
  /// The source, in UTF-8.
  package let bytes: [UInt8]
  /// The tokens, in the order of the source.
  package let tokens: [SwiftToken]

  /// Finds the tokens of a source.
  package init(_ source: String) {
    self.init(bytes: Array(source.utf8))
  }

  /// Finds the tokens of a source in UTF-8.
  package init(bytes: [UInt8]) {
    self.bytes = bytes
    var lexer = SwiftLexer(bytes: bytes)
    tokens = lexer.tokens()
  }

  /// How many tokens there are.
  package var count: Int { tokens.count }

  /// The text of a part of the source.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The text of a token; an empty text after the last one.
  package func text(at index: Int) -> String {
    index < tokens.count ? text(tokens[index].range) : ""
  }

  /// Whether a token is this one.
  package func has(_ text: StaticString, at index: Int) -> Bool {
    guard index >= 0, index < tokens.count, tokens[index].range.count == text.utf8CodeUnitCount
    else { return false }
    let start = tokens[index].range.lowerBound
    return text.withUTF8Buffer { $0.elementsEqual(bytes[start..<start + $0.count]) }
  }

  /// The index after the bracket that closes the one at `index`; the number of tokens if it is not
  /// closed.
  package func end(ofGroupAt index: Int) -> Int {
    var depth = 0
    for index in index..<tokens.count {
      switch tokens[index].kind {
      case .open: depth += 1
      case .close:
        depth -= 1
        if depth <= 0 { return index + 1 }
      default: break
      }
    }
    return tokens.count
  }
}
