extension BinaryPropertyListReader {
  /// The text of the string object at a range, including the marker.
  static func text(_ bytes: UnsafeBufferPointer<UInt8>, ofObjectAt range: Range<Int>) -> String {
    guard let marker = range.first.map({ bytes[$0] }) else { return "" }
    var start = range.lowerBound + 1
    if marker & 0x0F == 0x0F, start < range.upperBound {
      start += 1 + 1 << Int(bytes[start] & 0x0F)
    }
    guard start <= range.upperBound else { return "" }
    return text(bytes, start..<range.upperBound, isWide: marker >> 4 == 0x6)
  }

  static func text(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, isWide: Bool
  ) -> String {
    if !isWide {
      let text = UnsafeBufferPointer(rebasing: bytes[range])
      // Non-ASCII bytes in an ASCII object are read as Latin-1.
      if text.allSatisfy({ $0 < 0x80 }) { return String(decoding: text, as: UTF8.self) }
      return String(String.UnicodeScalarView(text.map { Unicode.Scalar($0) }))
    }
    let units = range.count / 2
    return String(unsafeUninitializedCapacity: units * 3) { output in
      var writer = SurrogateWriter(output: output)
      for index in stride(from: range.lowerBound, to: range.upperBound - 1, by: 2) {
        writer.put(unit: UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1]))
      }
      writer.flush()
      return writer.count
    }
  }
}
