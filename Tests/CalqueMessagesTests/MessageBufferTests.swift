import CalqueTestRandom
import Testing

@testable import CalqueMessages

/// The buffer of a message, compared with operations of `String`.
@Suite struct MessageBufferTests {
  /// Random texts appended and padded, beyond the initial memory of the buffer.
  @Test(arguments: 0..<200)
  func appendsAsStringsDo(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let texts = ["", "a", "é", "ไทย", "👩‍👩‍👧", "0123456789", "שלום"]
    var expected = ""
    let written = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 8) { memory -> String in
      guard let start = memory.baseAddress else { return "" }
      var buffer = MessageBuffer(scratch: start, capacity: memory.count)
      for _ in 0..<random.number(below: 40) {
        let text = random.pick(texts)
        switch random.number(below: 4) {
        case 0:
          buffer.append(UInt8(ascii: "x"))
          expected += "x"
        case 1:
          let scalars = Array(expected.unicodeScalars)
          let place = random.number(below: scalars.count + 1)
          let (head, tail) = (scalars[..<place], scalars[place...])
          buffer.insertSpaces(3, at: head.reduce(0) { $0 + UTF8.width($1) })
          expected = String(String.UnicodeScalarView(head + [" ", " ", " "] + tail))
        case 2:
          buffer.append(exactly: text.utf8.count) { target in
            for (index, byte) in text.utf8.enumerated() { target[index] = byte }
          }
          expected += text
        default:
          buffer.append(text)
          expected += text
        }
        #expect(buffer.count == expected.utf8.count)
      }
      #expect(buffer.scalarCount(from: 0) == expected.unicodeScalars.count)
      return buffer.makeString()
    }
    #expect(Array(written.utf8) == Array(expected.utf8))
  }

  /// Offsets in bytes are converted to offsets in UTF-16, for characters of any length.
  @Test(arguments: ["", "plain", "né", "ไทย123", "a👩‍👩‍👧b", "שלום 𐐷 x"])
  func offsetsAreThoseOfUTF16(text: String) {
    var runs: [MessageRun] = []
    var markup: [MessageMarkup] = []
    var expected: [Range<Int>] = []
    var (bytes, units) = (0, 0)
    for scalar in text.unicodeScalars {
      let (width, length) = (UTF8.width(scalar), UTF16.width(scalar))
      runs.append(MessageRun(range: bytes..<(bytes + width), kind: .literal))
      markup.append(MessageMarkup(offset: bytes, kind: .bracket))
      expected.append(units..<(units + length))
      bytes += width
      units += length
    }
    Array(text.utf8).withUnsafeBufferPointer {
      UTF16Offsets.convert(&runs, of: $0)
      UTF16Offsets.convert(&markup, of: $0)
    }
    #expect(runs.map(\.range) == expected)
    #expect(markup.map(\.offset) == expected.map(\.lowerBound))
  }
}
