/// Maps offsets in a decoded text to its place in the file, through the escapes of the file's
/// format.
package struct RawTextMap {
  /// The offset where each byte of the decoded text is spelled, then the end. Nil if nothing is
  /// escaped, and an addition is sufficient.
  private let offsets: [Int]?
  private let range: Range<Int>
  private let bytes: [UInt8]

  /// Creates a map of the text that is spelled at `range` of `bytes`.
  package init(_ bytes: [UInt8], _ range: Range<Int>, format: Catalog.Format) {
    self.range = range
    self.bytes = bytes
    offsets = bytes.withUnsafeBufferPointer { bytes -> [Int]? in
      let special: UInt8 =
        switch format {
        case .strings, .xcstrings: UInt8(ascii: "\\")
        case .stringsdict, .xliff: UInt8(ascii: "&")
        }
      var isPlain = true
      for index in range {
        let byte = bytes[index]
        if byte == special || special == UInt8(ascii: "&") && (byte == 0x3C || byte == 0x0D) {
          isPlain = false
          break
        }
      }
      if isPlain { return nil }
      var walk = RawTextWalk(bytes: bytes, index: range.lowerBound, end: range.upperBound)
      var offsets: [Int] = []
      while walk.index < walk.end {
        let start = walk.index
        let decoded = walk.step(format)
        for _ in 0..<decoded { offsets.append(start) }
      }
      offsets.append(range.upperBound)
      return offsets
    }
  }

  /// The place in the file of a range of the decoded text.
  package func range(of decoded: Range<Int>) -> Range<Int> {
    let start = place(of: decoded.lowerBound)
    return start..<max(start, place(of: decoded.upperBound))
  }

  private func place(of offset: Int) -> Int {
    var place = range.upperBound
    if let offsets {
      if offset < offsets.count { place = offsets[offset] }
    } else {
      place = min(range.lowerBound + offset, range.upperBound)
    }
    // Decoding replaces ill-formed bytes, which shifts what follows; a place must nevertheless be
    // the beginning of a character.
    while place > range.lowerBound, place < range.upperBound, bytes[place] & 0xC0 == 0x80 {
      place -= 1
    }
    return place
  }
}
