import CalqueDiagnostics

/// The offsets of a text at which a range may begin or end: those between characters, and between
/// bytes that do not form characters.
struct TextBounds {
  private var isBound: [Bool]

  init(_ utf8: [UInt8]) {
    isBound = Array(repeating: false, count: utf8.count + 1)
    let isBinary = utf8.starts(with: "bplist".utf8)
    utf8.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        isBound[index] = true
        // In a binary property list, positions are those of objects, not of characters.
        index += isBinary ? 1 : UTF8Scan.scalarLength(bytes, at: index, end: bytes.count) ?? 1
      }
    }
    isBound[utf8.count] = true
  }

  func hold(_ range: Range<Int>, _ what: @autoclosure () -> String) {
    fuzz_readers.hold(
      range.lowerBound >= 0 && range.upperBound < isBound.count,
      "\(what()) at \(range) lies inside of the text of \(isBound.count - 1) bytes")
    fuzz_readers.hold(
      isBound[range.lowerBound] && isBound[range.upperBound],
      "\(what()) at \(range) begins and ends between characters")
  }

  func hold(_ range: Range<Int>?, _ what: @autoclosure () -> String) {
    if let range { hold(range, what()) }
  }
}
