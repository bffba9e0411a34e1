import CalqueDiagnostics
import CalqueTestRandom
import Testing

/// The conversion from text to bytes.
@Suite struct SourceContentsTests {
  static func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
    SourceTextTests.utf16(text, bigEndian: bigEndian)
  }

  static func utf32(_ text: String, bigEndian: Bool) -> [UInt8] {
    text.unicodeScalars.flatMap { scalar in
      let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: scalar.value >> $0) }
      return bigEndian ? bytes : bytes.reversed()
    }
  }

  /// A text in every encoding, with and without its mark.
  static func encodings(_ text: String) -> [[UInt8]] {
    [
      Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8),
      [0xFF, 0xFE] + utf16(text, bigEndian: false), [0xFE, 0xFF] + utf16(text, bigEndian: true),
      utf16(text, bigEndian: false), utf16(text, bigEndian: true),
      [0xFF, 0xFE, 0, 0] + utf32(text, bigEndian: false),
      [0, 0, 0xFE, 0xFF] + utf32(text, bigEndian: true),
    ]
  }

  static let text = "ab = \"é\";\nb = \"👍🏽\";\r\nc = \"語\";\rd"

  @Test("UTF-32 is recognized by its byte order mark, which begins like that of UTF-16")
  func utf32() {
    for (bytes, encoding) in zip(
      Self.encodings(Self.text).suffix(2),
      [SourceText.Encoding.utf32LittleEndian, .utf32BigEndian])
    {
      let source = SourceText(path: "x", contents: bytes)
      #expect(source.encoding == encoding)
      #expect(source.byteOrderMarkLength == 4)
      #expect(source.utf8 == Array(Self.text.utf8))
      #expect(source.encodingProblems == [])
    }
  }

  /// Bytes that are not text, next to text.
  static let odd: [[UInt8]] = [
    [], [0xFF], [0xFF, 0xFE], [0xEF, 0xBB, 0xBF], [0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF],
    // Two byte order marks.
    [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF, 0x61], [0xFF, 0xFE, 0xFF, 0xFE, 0x61, 0],
    [0xFF, 0xFE, 0, 0, 0xFF, 0xFE, 0, 0],
    // Unpaired surrogates: alone, in the wrong order, at the end; half a unit.
    [0xFF, 0xFE, 0, 0xD8, 0x61, 0], [0xFF, 0xFE, 0x61, 0, 0x01, 0xDC, 0x05, 0xD9],
    [0xFE, 0xFF, 0xDC, 0x37, 0xD8, 0x01, 0xD8], [0xFF, 0xFE, 0x61, 0, 0x62],
    // Numbers that are not scalars, and a part of one.
    [0xFF, 0xFE, 0, 0, 0, 0, 0x11, 0, 0x61, 0, 0, 0, 0, 0xD8, 0, 0],
    [0, 0, 0xFE, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0x61, 1, 2, 3],
    // Ill-formed UTF-8.
    [0x61, 0xC0, 0x80, 0xED, 0xA0, 0x80, 0xFF], [0xEF, 0xBB, 0xBF, 0x80],
  ]

  @Test("Without edits the bytes are unchanged", arguments: encodings(text) + odd)
  func identity(bytes: [UInt8]) {
    #expect(SourceText(path: "x", contents: bytes).contents() == bytes)
  }

  @Test("Any bytes survive a round trip")
  func randomBytes() {
    var generator = SeededGenerator(seed: 7)
    let marks: [[UInt8]] = [
      [], [0xFF, 0xFE], [0xFE, 0xFF], [0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF],
    ]
    for round in 0..<2000 {
      let count = Int.random(in: 0..<24, using: &generator)
      let bytes =
        marks[round % marks.count]
        + (0..<count).map { _ in
          [0, 0, 0x61, 0xD8, 0xDC, 0xFF, UInt8.random(in: 0...255, using: &generator)]
            .randomElement(using: &generator) ?? 0
        }
      let source = SourceText(path: "x", contents: bytes)
      #expect(source.contents() == bytes)
      let appended = source.contents(applying: [
        Edit(range: 0..<0, replacement: "é"), Edit(range: 0..<0, replacement: "😀"),
      ])
      #expect(appended.count > bytes.count)
      #expect(
        appended.suffix(bytes.count - source.byteOrderMarkLength).elementsEqual(
          bytes.dropFirst(source.byteOrderMarkLength)))
    }
  }

  @Test("Edits are written in the encoding of the file")
  func edits() {
    let edited = "ab = \"😀语\";\nb = \"👍🏽\";\r\nc = \"\";\rdé"
    let edits = [
      Edit(range: 33..<36, replacement: ""), Edit(range: 6..<8, replacement: "😀语"),
      Edit(range: 40..<40, replacement: "é"),
    ]
    for (before, after) in zip(Self.encodings(Self.text), Self.encodings(edited)) {
      #expect(SourceText(path: "x", contents: before).contents(applying: edits) == after)
    }
  }

  @Test("Invalid bytes are kept outside an edit, and replaced inside it")
  func editsBesideOddBytes() {
    // A lone surrogate, `a`, a lone surrogate, `b`.
    let bytes: [UInt8] = [0xFF, 0xFE, 1, 0xD8, 0x61, 0, 2, 0xDC, 0x62, 0]
    let source = SourceText(path: "x", contents: bytes)
    #expect(source.utf8.count == 8)
    func edit(_ range: Range<Int>, _ text: String) -> [UInt8] {
      source.contents(applying: [Edit(range: range, replacement: text)])
    }
    #expect(edit(3..<4, "c") == [0xFF, 0xFE, 1, 0xD8, 0x63, 0, 2, 0xDC, 0x62, 0])
    #expect(edit(0..<4, "") == [0xFF, 0xFE, 2, 0xDC, 0x62, 0])
    #expect(edit(4..<7, "é") == [0xFF, 0xFE, 1, 0xD8, 0x61, 0, 0xE9, 0, 0x62, 0])
    #expect(edit(7..<7, "x") == [0xFF, 0xFE, 1, 0xD8, 0x61, 0, 2, 0xDC, 0x78, 0, 0x62, 0])
  }
}
