import CalqueEscaping
import Foundation
import Testing

/// RFC 8259, section 7, and Foundation as the other reader.
@Suite struct JSONEscapingTests {
  static let escapings: [(name: String, escaping: JSONEscaping)] = [
    ("standard", .standard), ("foundation", .foundation), ("script", .script),
  ]

  /// Every ASCII character, the ends of the planes, and texts that end in the middle of something.
  static let texts: [String] =
    (0..<0x80).map { "a" + String(UnicodeScalar($0)) + "b" }
    + [
      "", "\"", "\\", "\\\\\"", "ä\u{2028}\u{2029}\u{FFFE}\u{FFFF}\u{10FFFF}", "e\u{301}\"\u{301}",
    ]
    + ["\r\n", "</script>", "a\u{0}", String(repeating: "\u{1}x", count: 1000)]

  @Test(arguments: escapings.indices)
  func anotherReaderReadsTheSameText(_ index: Int) throws {
    for text in Self.texts {
      var bytes: [UInt8] = []
      Self.escapings[index].escaping.appendString(text, to: &bytes)
      let read = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      #expect((read as? String).map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
    }
  }

  /// `unescaped = %x20-21 / %x23-5B / %x5D-10FFFF`, and the eight escapes of the grammar.
  @Test(arguments: escapings.indices)
  func followsTheGrammar(_ index: Int) throws {
    let grammar =
      #/(?:[\u{20}-\u{21}\u{23}-\u{5B}\u{5D}-\u{10FFFF}]|\\(?:["\\\/bfnrt]|u[0-9A-Fa-f]{4}))*/#
      .matchingSemantics(.unicodeScalar)
    for text in Self.texts {
      let escaped = Self.escapings[index].escaping.escape(text)
      #expect(escaped.wholeMatch(of: grammar) != nil, "\(escaped)")
    }
  }

  @Test func onlyTheRequiredCharactersAreEscaped() {
    for value in UInt32(0x20)..<0x80 where value != 0x22 && value != 0x5C {
      let text = UnicodeScalar(value).map(String.init) ?? ""
      #expect(JSONEscaping.standard.escape(text) == text)
      #expect(JSONEscaping.foundation.escape(text) == text)
    }
    #expect(JSONEscaping.standard.escape("/ é 👩‍👧") == "/ é 👩‍👧")
  }

  @Test func theShortFormsDependOnTheWriter() {
    let text = "\u{8}\t\n\u{B}\u{C}\r\u{1F}\"\\"
    #expect(JSONEscaping.standard.escape(text) == #"\u0008\t\n\u000b\u000c\r\u001f\"\\"#)
    #expect(JSONEscaping.foundation.escape(text) == #"\b\t\n\u000b\f\r\u001f\"\\"#)
  }

  /// HTML, 13.1.2.1: the content of a `script` element ends at `</script`.
  @Test func noTextEndsAScript() {
    #expect(JSONEscaping.script.escape("</script><!--") == #"\u003C/script>\u003C!--"#)
  }

  @Test(arguments: escapings.indices)
  func bothFormsAreEqual(_ index: Int) {
    for text in Self.texts {
      let escaping = Self.escapings[index].escaping
      var bytes = Array("x".utf8)
      escaping.append(text, to: &bytes)
      #expect(String(decoding: bytes, as: UTF8.self) == "x" + escaping.escape(text))
    }
  }
}
