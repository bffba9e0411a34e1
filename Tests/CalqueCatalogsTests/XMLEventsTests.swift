import CalqueDiagnostics
import Testing

@testable import CalqueCatalogs

/// The pieces of XML documents and their places, by XML 1.0 (Fifth Edition) and by hand.
@Suite struct XMLEventsTests {
  /// Each piece as `kind spelling`, with its contents if they differ from the spelling.
  private func pieces(_ text: String) -> [String] {
    let events = XMLEvents(SourceText(path: "a.xml", text: text))
    return events.indices.map { index in
      let event = events[index]
      let spelling = events.spelling(event.range)
      switch event.kind {
      case .start:
        let attributes = events.attributes(of: event).map {
          "\($0.name)=\($0.value)[\(events.spelling($0.valueRange))]"
        }
        return (["start \(events.name(of: event))", spelling] + attributes).joined(separator: " | ")
      case .end: return "end \(events.name(of: event))" + (event.isImplied ? " implied" : "")
      case .instruction: return "instruction \(events.name(of: event))"
      case .text, .cdata, .comment: return "\(event.kind) \(spelling) | \(events.text(of: event))"
      }
    }
  }

  private static let documents: [(String, [String])] = [
    ("<a/>", ["start a | <a/>", "end a implied"]),
    ("<a></a>", ["start a | <a>", "end a"]),
    (
      "<a b='x &amp; &#38; &quot;&apos;&gt;'/>",
      [
        "start a | <a b='x &amp; &#38; &quot;&apos;&gt;'/>"
          + " | b=x & & \"'>[x &amp; &#38; &quot;&apos;&gt;]", "end a implied",
      ]
    ),
    ("<a >x</a >\n", ["start a | <a >", "text x | x", "end a"]),
    (
      "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<!-- é --><a b='1' c:d=\"&lt;&#x20AC;\n>\" xmlns:c='u'>",
      [
        "comment <!-- é --> |  é ",
        "start a | <a b='1' c:d=\"&lt;&#x20AC;\n>\" xmlns:c='u'> | b=1[1] | c:d=<€ >[&lt;&#x20AC;\n>]"
          + " | xmlns:c=u[u]",
        "end a implied",
      ]
    ),
    (
      "<a>1 &amp; 2\r\n3<![CDATA[<b>&amp;]]>&#65;</a>",
      [
        "start a | <a>", "text 1 &amp; 2\r\n3 | 1 & 2\n3", "cdata <![CDATA[<b>&amp;]]> | <b>&amp;",
        "text &#65; | A", "end a",
      ]
    ),
    ("<a><![CDATA[]]></a>", ["start a | <a>", "cdata <![CDATA[]]> | ", "end a"]),
    (
      "<a>\n  <b x = '1'/>\n  <?p q?><!--c-->\n</a>",
      [
        "start a | <a>", "text \n   | \n  ", "start b | <b x = '1'/> | x=1[1]", "end b implied",
        "text \n   | \n  ", "instruction p", "comment <!--c--> | c", "text \n | \n", "end a",
      ]
    ),
    (
      "<!DOCTYPE r [<!-- <r> --><!ENTITY app \"Öffnen &#38; >\"><!ENTITY name 'Calque'>]>\n<r>&name;!</r>",
      ["start r | <r>", "text &name;! | Calque!", "end r"]
    ),
  ]

  @Test("Events have the ranges of their text", arguments: documents)
  func readsPieces(text: String, expected: [String]) {
    #expect(pieces(text) == expected)
  }

  @Test func textsAreJoinedAcrossTheParsersBuffers() {
    // libxml2 reports long texts in pieces of a few hundred bytes, and moves its buffer.
    let text = String(repeating: "Ünï&amp;cödé 🙂 plain words\n", count: 40_000)
    let events = XMLEvents(SourceText(path: "a.xml", text: "<a>\(text)</a>"))
    #expect(events.count == 3 && events.errors.isEmpty)
    #expect(events[1].range == 3..<(3 + text.utf8.count))
    let said = String(repeating: "Ünï&cödé 🙂 plain words\n", count: 40_000)
    #expect(events.text(of: events[1]) == said)
  }

  @Test func manyPiecesKeepTheirPlaces() {
    let item = "<b k=\"é\">x &gt; y</b>\n"
    let events = XMLEvents(
      SourceText(path: "a.xml", text: "<a>" + String(repeating: item, count: 100_000) + "</a>"))
    #expect(events.errors.isEmpty && events.count == 400_002)
    let last = events[events.count - 3]
    #expect(
      events.spelling(last.range) == "</b>" && events[last.partner].partner == events.count - 3)
    #expect(events.spelling(events[last.partner].range) == "<b k=\"é\">")
  }

  private typealias Kind = XMLError.Kind

  private static let broken: [(String, [String], [String])] = [
    ("<a>1 & 2</a>", ["loneAmpersand &"], ["start a", "text 1  2", "end a"]),
    ("<a>AT&T; x</a>", ["unknownEntity &T;"], ["start a", "text AT x", "end a"]),
    ("<a>AT&T x</a>", ["loneAmpersand &"], ["start a", "text AT x", "end a"]),
    (
      "<a>&#1;b&#xFFFF;</a>", ["badReference &#1;", "badReference &#xFFFF;"],
      ["start a", "text b", "end a"]
    ),
    ("<a>x\u{8}y</a>", ["badCharacter \u{8}"], ["start a", "text xy", "end a"]),
    ("<a>x\0y</a>", ["badCharacter \0"], ["start a", "text xy", "end a"]),
    (
      "<a><b>x</a>", ["tagMismatch </a>", "neverClosed "],
      ["start a", "start b", "text x", "end a", "end a"]
    ),
    ("<a><b>x", ["neverClosed "], ["start a", "start b", "text x", "end b", "end a"]),
    ("<a b='1' b='2'/>", ["duplicateAttribute "], ["start a", "end a"]),
    ("<a><x:b/></a>", ["undeclaredPrefix "], ["start a", "start x:b", "end x:b", "end a"]),
    ("words", ["notWellFormed "], []),
  ]

  @Test("An error has its place, and the rest is kept", arguments: broken)
  func recovers(text: String, errors: [String], expected: [String]) {
    let events = XMLEvents(SourceText(path: "a.xml", text: text))
    #expect(events.errors.map { "\($0.kind) \(events.spelling($0.range))" } == errors)
    let pieces = events.indices.map { index in
      let event = events[index]
      let isTag = event.kind == .start || event.kind == .end
      return "\(event.kind) " + (isTag ? events.name(of: event) : events.text(of: event))
    }
    #expect(pieces == expected)
  }

  @Test func nestingHasALimit() {
    let text = String(repeating: "<a>", count: 5_000)
    let events = XMLEvents(SourceText(path: "a.xml", text: text))
    #expect(events.errors.map(\.kind) == [.tooDeep])
    #expect(events.errors.first?.range == 600..<600)
    #expect(events.count == 400)
  }

  @Test func entitiesDoNotMultiply() {
    var text = "<!DOCTYPE a [<!ENTITY e0 'haha'>"
    for level in 1...30 {
      text += "<!ENTITY e\(level) '&e\(level - 1);&e\(level - 1);&e\(level - 1);'>"
    }
    let nested = XMLEvents(SourceText(path: "a.xml", text: text + "]><a>&e30;</a>"))
    #expect(nested.errors.map(\.kind) == [.unknownEntity])
    let long = "<!DOCTYPE a [<!ENTITY e '\(String(repeating: "x", count: 4_000))'>]><a>"
    let flat = XMLEvents(
      SourceText(path: "a.xml", text: long + String(repeating: "&e;", count: 10_000) + "</a>"))
    #expect(flat.errors.first?.kind == .tooLarge)
  }

  @Test func nothingElseIsRead() {
    let text = """
      <!DOCTYPE a SYSTEM "file:///etc/passwd" [<!ENTITY f SYSTEM "file:///etc/passwd">
      <!ENTITY % p SYSTEM "file:///etc/passwd"> %p;]><a>&f;</a>
      """
    let events = XMLEvents(SourceText(path: "a.xml", text: text))
    #expect(events.indices.allSatisfy { !events.text(of: events[$0]).contains("root") })
  }

  @Test func bytesThatAreNoTextSpoilNothingElse() {
    let bytes = Array("<a>é".utf8) + [0xFF] + Array("é</a>".utf8)
    let events = XMLEvents(SourceText(path: "a.xml", contents: bytes))
    #expect(events.count == 3)
    #expect(events.spelling(events[1].range) == "é\u{FFFD}é")
  }

  /// For any bytes, pieces are contiguous, and starts and ends are paired.
  @Test func brokenDocumentsKeepTheLaws() {
    let document = Array(
      "<?xml version='1.0'?><!DOCTYPE a [<!ENTITY e 'f'>]><a b='&lt;c'>d &amp; &e;<b/><!--x--><c>é</c><![CDATA[y]]></a>"
        .utf8)
    var random = SystemRandomNumberGenerator()
    for _ in 0..<3_000 {
      var bytes = document
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 2: bytes.insert(contentsOf: Array("<>&;'/]".utf8).shuffled().prefix(2), at: place)
        default: bytes.removeSubrange(place..<min(bytes.count, place + 9))
        }
      }
      let events = XMLEvents(SourceText(path: "a.xml", contents: bytes))
      var end = 0
      var open: [Int] = []
      for index in events.indices {
        let event = events[index]
        #expect(event.range.lowerBound >= end && event.range.upperBound <= bytes.count)
        end = event.range.upperBound
        if event.kind == .start { open.append(index) }
        if event.kind == .end {
          #expect(open.popLast() == event.partner && events[event.partner].partner == index)
        }
        for attribute in events.attributes(of: event) {
          #expect(event.range.contains(attribute.valueRange.lowerBound), "\(bytes)")
        }
      }
      #expect(open.isEmpty)
      for error in events.errors { #expect(error.range.upperBound <= bytes.count) }
    }
  }
}
