import CalqueDiagnostics
import Testing

@Suite struct SourceTextTests {
  static func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return bigEndian ? bytes : bytes.reversed()
    }
  }

  static let text = "a = \"é\";\nb = \"👍🏽\";\r\nc = \"語\";\rd"

  @Test(arguments: [
    (Array(text.utf8), SourceText.Encoding.utf8, 0),
    ([0xEF, 0xBB, 0xBF] + Array(text.utf8), .utf8, 3),
    ([0xFF, 0xFE] + utf16(text, bigEndian: false), .utf16LittleEndian, 2),
    ([0xFE, 0xFF] + utf16(text, bigEndian: true), .utf16BigEndian, 2),
    (utf16(text, bigEndian: true), .utf16BigEndian, 0),
  ]) func readsEveryEncodingToTheSameText(
    _ bytes: [UInt8], _ encoding: SourceText.Encoding, _ mark: Int
  ) {
    let source = SourceText(path: "x", contents: bytes)
    #expect(
      String(decoding: source.utf8, as: UTF8.self).unicodeScalars.elementsEqual(
        Self.text.unicodeScalars))
    #expect(source.encoding == encoding)
    #expect(source.byteOrderMarkLength == mark)
  }

  @Test(arguments: [
    ([0xFF, 0xFE, 0xFF, 0xFE, 0x61, 0x00], [SourceText.EncodingProblem.Kind.secondByteOrderMark]),
    ([0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF, 0x61], [.secondByteOrderMark]),
    ([0x61, 0x00, 0x62, 0x00], [.missingByteOrderMark]),
    ([0xFF, 0xFE, 0x00, 0xD8, 0x61, 0x00], [.loneSurrogate]),
    ([0xFF, 0xFE, 0x61, 0x00, 0x62], [.oddLength]),
    ([0xFF, 0xFE], []),
    ([], []),
    ([0xFF], []),
  ]) func tellsWhatIsNoText(_ bytes: [UInt8], _ kinds: [SourceText.EncodingProblem.Kind]) {
    #expect(SourceText(path: "x", contents: bytes).encodingProblems.map(\.kind) == kinds)
  }

  /// Lines and columns from an iteration over the characters, independent of bytes.
  static func oracle(_ text: String) -> [SourcePosition] {
    var places: [SourcePosition] = []
    var place = SourcePosition(line: 1, column: 1)
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      places += Array(repeating: place, count: 1)
      let isBreak =
        scalar == "\n"
        || scalar == "\r" && !(index + 1 < scalars.count && scalars[index + 1] == "\n")
      place =
        isBreak
        ? SourcePosition(line: place.line + 1, column: 1)
        : SourcePosition(line: place.line, column: place.column + 1)
    }
    return places + [place]
  }

  @Test(arguments: [text, "", "\n", "\r\n\r\n", "a\r", "\u{10FFFF}é\n\nx"])
  func placesAreThoseOfTheCharacters(_ text: String) {
    let source = SourceText(path: "x", text: text)
    let lines = LineMap(source)
    var offset = 0
    for (place, scalar) in zip(Self.oracle(text), text.unicodeScalars.map(Optional.some) + [nil]) {
      #expect(source.position(at: offset) == place)
      #expect(lines.position(at: offset) == place)
      offset += scalar.map(UTF8.width) ?? 0
    }
    #expect(lines.position(at: 1_000) == Self.oracle(text).last)
  }

  @Test func linesHaveRangesWithoutTheirEnds() {
    let lines = LineMap(SourceText(path: "x", text: "ab\r\n\ncd\re"))
    #expect((1...4).map { lines.range(ofLine: $0) } == [0..<2, 4..<4, 5..<7, 8..<9])
    #expect(lines.range(ofLine: 0) == nil)
    #expect(lines.range(ofLine: 5) == nil)
    #expect(lines.lineCount == 4)
  }

  /// The samples in the Unicode standard's section on U+FFFD, and the results of Swift's decoder.
  @Test(
    arguments: [
      [0x61, 0xF1, 0x80, 0x80, 0xE1, 0x80, 0xC2, 0x62], [0xC0, 0xAF], [0xED, 0xA0, 0x80],
      [0xF4, 0x91, 0x92, 0x93], [0xE2], [0x80], [0x61], [0xF0, 0x9F, 0x91, 0x8D],
      [0xEF, 0xBF, 0xBF],
      Array(repeating: 0x61, count: 40) + [0xFF], Array("日本語".utf8),
    ] as [[UInt8]]) func findsIllFormedBytes(_ bytes: [UInt8])
  {
    let isValid = String(validating: bytes, as: UTF8.self) != nil
    let found = bytes.withUnsafeBufferPointer { UTF8Scan.firstInvalid($0) }
    #expect((found == nil) == isValid)
    if let found {
      #expect(String(validating: bytes[..<found.lowerBound], as: UTF8.self) != nil)
    }
  }

  /// Every lead byte with continuation bytes around every bound of Unicode's table 3-7, before
  /// plain text and at the end.
  @Test func judgesEveryFormOfScalar() {
    let followers: [UInt8] = [0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0]
    var wrong: [[UInt8]] = []
    for lead in 0x80...0xFF as ClosedRange<UInt8> {
      for second in followers {
        for third in [0x41, 0x80, 0xBF, 0xC0] as [UInt8] {
          for fourth in [0x41, 0x80, 0xBF] as [UInt8] {
            for end in [[], [0x41, 0x41, 0x41], Array("ähnlich".utf8)] as [[UInt8]] {
              let bytes = [lead, second, third, fourth] + end
              let isValid = String(validating: bytes, as: UTF8.self) != nil
              let found = bytes.withUnsafeBufferPointer { UTF8Scan.firstInvalid($0) }
              if (found == nil) != isValid { wrong.append(bytes) }
            }
          }
        }
      }
    }
    #expect(wrong == [])
  }

  /// Words of two-byte and three-byte scalars, several of which are tested at once, with every byte
  /// at every place of them.
  @Test(arguments: ["Ελλάδα", "日本語です"]) func judgesEveryByteInWords(_ text: String) {
    let word = Array(text.utf8)
    var wrong: [[UInt8]] = []
    for place in word.indices {
      for byte in UInt8.min...UInt8.max {
        var bytes = word
        bytes[place] = byte
        let isValid = String(validating: bytes, as: UTF8.self) != nil
        let found = bytes.withUnsafeBufferPointer { UTF8Scan.firstInvalid($0) }
        if (found == nil) != isValid { wrong.append(bytes) }
      }
    }
    #expect(wrong == [])
  }

  /// Every scalar of three bytes after one of three bytes, surrogates and over-long forms included.
  @Test func judgesEveryScalarOfThreeBytes() {
    var wrong: [[UInt8]] = []
    for value in UInt32(0)...0xFFFF {
      let scalar = [0xE0 | value >> 12, 0x80 | value >> 6 & 0x3F, 0x80 | value & 0x3F]
        .map(UInt8.init)
      let isValid = value >= 0x800 && !(0xD800...0xDFFF).contains(value)
      for bytes in ["語".utf8 + scalar + "語".utf8, scalar + "語語".utf8] {
        let found = Array(bytes).withUnsafeBufferPointer { UTF8Scan.firstInvalid($0) }
        if (found == nil) != isValid { wrong.append(Array(bytes)) }
      }
    }
    #expect(wrong == [])
  }
}
