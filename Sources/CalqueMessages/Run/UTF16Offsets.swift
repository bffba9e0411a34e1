/// Converts UTF-8 byte offsets into offsets in UTF-16 code units.
package enum UTF16Offsets {
  /// - Parameter runs: The runs, in order, without overlaps, on scalar boundaries.
  package static func convert(_ runs: inout [MessageRun], of bytes: UnsafeBufferPointer<UInt8>) {
    var byte = 0
    var unit = 0
    func advance(to offset: Int) -> Int {
      while byte < offset {
        // Every scalar is one code unit, and a second one if it takes four bytes.
        if bytes[byte] & 0xC0 != 0x80 { unit += bytes[byte] >= 0xF0 ? 2 : 1 }
        byte += 1
      }
      return unit
    }
    for index in runs.indices {
      let start = advance(to: runs[index].range.lowerBound)
      runs[index].range = start..<advance(to: runs[index].range.upperBound)
    }
  }

  /// - Parameter markup: The markup, in order, on scalar boundaries.
  package static func convert(
    _ markup: inout [MessageMarkup], of bytes: UnsafeBufferPointer<UInt8>
  ) {
    var byte = 0
    var unit = 0
    for index in markup.indices {
      while byte < markup[index].offset {
        if bytes[byte] & 0xC0 != 0x80 { unit += bytes[byte] >= 0xF0 ? 2 : 1 }
        byte += 1
      }
      markup[index].offset = unit
    }
  }
}
