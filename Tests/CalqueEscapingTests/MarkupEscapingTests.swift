import CalqueEscaping
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// XML 1.0 (fifth edition), with Foundation's reader as the oracle, and HTML's rules for text.
@Suite struct MarkupEscapingTests {
  /// Every character of XML up to U+00FF, and texts with what the grammar treats specially.
  static let texts: [String] =
    ((0x20...0xFF).map { $0 } + [0x9, 0xA, 0xD]).compactMap(UnicodeScalar.init)
    .map { "a" + String($0) + "b" }
    + ["", "&amp;", "&#65;", "]]>", "]] >", "a]>b", "<![CDATA[x]]>", "<!-- -- -->", "\"'", "\r\n"]
    + ["\u{85}\u{2028}", "\u{FFFD}\u{10000}\u{10FFFF}", "<\u{338}", "&\u{301}", "\t\n \u{A0}"]

  // MARK: XML

  @Test func anotherReaderReadsTheSameContent() throws {
    for text in Self.texts {
      #expect(try Self.content("<a>\(MarkupEscaping.xmlText.escape(text))</a>") == text)
      let list = MarkupEscaping.propertyList.escape(text)
      #expect(try Self.content("<a>\(list)</a>") == text)
    }
  }

  /// 2.11: a reader turns a carriage return into a line feed, unless it is a reference.
  @Test func minimalContentIsTheSameButForCarriageReturns() throws {
    for text in Self.texts {
      let escaped = MarkupEscaping.minimalXMLText.escape(text)
      let lines = text.replacingOccurrences(of: "\r\n", with: "\n")
        .replacingOccurrences(of: "\r", with: "\n")
      #expect(try Self.content("<a>\(escaped)</a>") == lines, "\(escaped)")
    }
    #expect(MarkupEscaping.minimalXMLText.escape("a>b ]]> ]>") == "a>b ]]&gt; ]&gt;")
  }

  @Test func anotherReaderReadsTheSameValue() throws {
    for text in Self.texts {
      #expect(try Self.value("<a b=\"\(MarkupEscaping.xmlAttribute.escape(text))\"/>") == text)
      let short = MarkupEscaping.xmlAttribute.keepingGreaterThan.escape(text)
      #expect(try Self.value("<a b=\"\(short)\"/>") == text)
    }
  }

  /// Production 2, `Char`. Surrogates are not Unicode scalars.
  @Test func charactersAreThoseOfTheSpecification() {
    let allowed: [ClosedRange<UInt32>] = [
      0x9...0xA, 0xD...0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF,
    ]
    for value in 0...UInt32(0x10FFFF) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(MarkupEscaping.isAllowed(scalar) == allowed.contains { $0.contains(value) })
      if value == 0x2_0000 { break }
    }
  }

  @Test func whatXMLDoesNotAllowIsRemovedOrReplaced() throws {
    let bad = (0..<0x20).filter { ![9, 10, 13].contains($0) } + [0xFFFE, 0xFFFF]
    for scalar in bad.compactMap(UnicodeScalar.init) {
      let text = "a<" + String(scalar) + "\u{FEFF}\u{FFFD}"
      let removed = MarkupEscaping.xmlAttribute.disallowed(.removed).escape(text)
      let replaced = MarkupEscaping.xmlAttribute.disallowed(.replaced).escape(text)
      #expect(removed == "a&lt;\u{FEFF}\u{FFFD}")
      #expect(replaced == "a&lt;\u{FFFD}\u{FEFF}\u{FFFD}")
      #expect(
        MarkupEscaping.xmlAttribute.escape(text) == "a&lt;"
          + String(text.unicodeScalars.dropFirst(2)))
    }
    // U+FFFD itself, and its neighbors in UTF-8.
    let kept = "\u{FFFD}\u{FFBE}\u{FFFC}\u{F000}\u{FBFF}"
    #expect(MarkupEscaping.xmlAttribute.disallowed(.removed).escape(kept) == kept)
  }

  /// Apple's property lists have references to characters that XML does not have.
  @Test func propertyListsKeepControlCharacters() {
    #expect(
      MarkupEscaping.propertyList.escape("\u{0}\u{8}\t\n\r\u{1F}\"") == "&#0;&#8;\t\n&#13;&#31;\"")
  }

  @Test func referencesAreThoseOfLibxml2() {
    let text = "<a href=\"x\">&'\t\n\r"
    #expect(MarkupEscaping.xmlText.escape(text) == "&lt;a href=\"x\"&gt;&amp;'\t\n&#13;")
    #expect(
      MarkupEscaping.xmlAttribute.escape(text)
        == "&lt;a href=&quot;x&quot;&gt;&amp;'&#9;&#10;&#13;")
  }

  // MARK: HTML

  /// HTML, 13.1.2.3: a quoted value has no quotation mark and no ambiguous ampersand; 13.1.3: a
  /// text has no `<`. Characters are not grapheme clusters: a combining mark does not protect a
  /// tag.
  @Test func nothingInHTMLBeginsATagOrAReference() {
    for text in Self.texts {
      let escaped = MarkupEscaping.html.escape(text)
      #expect(!escaped.unicodeScalars.contains("<") && !escaped.unicodeScalars.contains("\""))
      let ampersands = escaped.unicodeScalars.filter { $0 == "&" }.count
      let references = escaped.matches(
        of: #/&(?:lt|gt|amp|quot);/#.matchingSemantics(.unicodeScalar))
      #expect(references.count == ampersands, "\(escaped)")
    }
    #expect(MarkupEscaping.html.escape("<\u{338}b>") == "&lt;\u{338}b&gt;")
  }

  @Test func aTextWithoutEscapesIsReturned() {
    let text = String(repeating: "Größe 寸法 ", count: 100)
    #expect(MarkupEscaping.xmlText.escape(text) == text)
    #expect(MarkupEscaping.html.escape("") == "")
  }

  @Test func bothFormsAreEqual() {
    for escaping in [MarkupEscaping.xmlText, .html, .xmlAttribute.disallowed(.replaced)] {
      for text in Self.texts {
        var bytes = Array("x".utf8)
        escaping.append(text, to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "x" + escaping.escape(text))
      }
    }
  }

  private static func content(_ xml: String) throws -> String {
    try #require(XMLDocument(xmlString: xml, options: .nodePreserveAll).rootElement()?.stringValue)
  }

  private static func value(_ xml: String) throws -> String {
    let root = try XMLDocument(xmlString: xml, options: .nodePreserveAll).rootElement()
    return try #require(root?.attribute(forName: "b")?.stringValue)
  }
}
