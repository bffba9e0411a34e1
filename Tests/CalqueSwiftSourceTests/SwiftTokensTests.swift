import CalqueSwiftSource
import Testing

@Suite struct SwiftTokensTests {
  /// The texts of the tokens, apart by spaces.
  private func texts(_ source: String) -> [String] {
    let tokens = SwiftTokens(source)
    return tokens.tokens.map { tokens.text($0.range) }
  }

  @Test(arguments: [
    ("a + b", ["a", "+", "b"]),
    ("f(x: [1, 2])", ["f", "(", "x", ":", "[", "1", ",", "2", "]", ")"]),
    ("#if os(iOS)", ["#if", "os", "(", "iOS", ")"]),
    ("a // b\nc /* d /* e */ f */ g", ["a", "c", "g"]),
    (#""a\"b" c"#, [#""a\"b""#, "c"]),
    (##"#"a"b\"# c"##, [##"#"a"b\"#"##, "c"]),
    ("\"\"\"\n \"x\" #if\n \"\"\" y", ["\"\"\"\n \"x\" #if\n \"\"\"", "y"]),
    (#""a \(f("b)") + "\(c)") d" e"#, [#""a \(f("b)") + "\(c)") d""#, "e"]),
    (##"#"a \(b) \#(c(")")) d"# e"##, [##"#"a \(b) \#(c(")")) d"#"##, "e"]),
    ("let r = /a{2}\\/\"/ ; x", ["let", "r", "=", "/a{2}\\/\"/", ";", "x"]),
    ("a / b / c", ["a", "/", "b", "/", "c"]),
    ("#/ \" { /# x", ["#/ \" { /#", "x"]),
    ("`default` $0", ["`default`", "$0"]),
    ("x.y?.z!", ["x", ".", "y", "?.", "z", "!"]),
    ("a+/*b*/c", ["a", "+", "c"]),
    ("\"open\nx", ["\"open", "x"]),
    ("#!/usr/bin/env swift\nx", ["x"]),
  ])
  func `source is cut into tokens`(source: String, expected: [String]) {
    #expect(texts(source) == expected)
  }

  @Test func `tokens know whether they begin a line`() {
    let tokens = SwiftTokens("a b\n c // d\n/*\n*/ e").tokens
    #expect(tokens.map(\.startsLine) == [true, false, true, true])
  }

  @Test func `groups end with their bracket`() {
    let tokens = SwiftTokens("f(a, [b { c }]) d")
    #expect(tokens.end(ofGroupAt: 1) == tokens.count - 1)
    #expect(SwiftTokens("(a").end(ofGroupAt: 0) == 2)
  }

  /// Tokens are in order, not empty, and only spaces and comments are between them.
  @Test(arguments: [
    "\"", "#\"", "/*", "\"\"\"", "`", "\"\\(", "#", "\\", "\u{0}", "/a", "#/", "\"\\", "é😀", "}{",
    "\"\\(\"\\(\"", "a\r\nb",
  ])
  func `any text has tokens`(source: String) {
    let tokens = SwiftTokens(source)
    var end = 0
    for token in tokens.tokens {
      #expect(token.range.lowerBound >= end && !token.range.isEmpty)
      end = token.range.upperBound
    }
    #expect(end <= tokens.bytes.count)
  }
}
