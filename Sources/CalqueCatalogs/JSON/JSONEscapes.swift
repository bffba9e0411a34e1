/// The escapes of JSON strings (RFC 8259, section 7).
enum JSONEscapes {
  /// Decodes the text between the quotes. Half a surrogate pair becomes U+FFFD.
  static func decode(_ spelling: UnsafeBufferPointer<UInt8>) -> String {
    // No escape is longer decoded than it is spelled.
    String(unsafeUninitializedCapacity: spelling.count) { output in
      var writer = SurrogateWriter(output: output)
      var index = 0
      while index < spelling.count {
        let byte = spelling[index]
        index += 1
        guard byte == UInt8(ascii: "\\"), index < spelling.count else {
          writer.put(byte)
          continue
        }
        let escape = spelling[index]
        index += 1
        switch escape {
        case UInt8(ascii: "b"): writer.put(0x08)
        case UInt8(ascii: "f"): writer.put(0x0C)
        case UInt8(ascii: "n"): writer.put(0x0A)
        case UInt8(ascii: "r"): writer.put(0x0D)
        case UInt8(ascii: "t"): writer.put(0x09)
        case UInt8(ascii: "u"): writer.put(unit: HexadecimalDigits.unit(spelling, &index))
        default: writer.put(escape)
        }
      }
      writer.flush()
      return writer.count
    }
  }
}
