/// The escapes of `.strings` files, decoded as CoreFoundation does.
enum StringsEscapes {
  /// Decodes the text spelled at a range, between its quotes.
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    let spelling = UnsafeBufferPointer(rebasing: bytes[range])
    // No escape is longer decoded than it is spelled: `\200` takes four bytes and becomes at most
    // three, `\U` takes two and becomes one.
    return String(unsafeUninitializedCapacity: spelling.count + 4) { output in
      var writer = SurrogateWriter(output: output)
      var index = 0
      while index < spelling.count {
        let byte = spelling[index]
        index += 1
        guard byte == UInt8(ascii: "\\"), index < spelling.count else {
          writer.put(byte)
          continue
        }
        writer.put(unit: escape(spelling, &index))
      }
      writer.flush()
      return writer.count
    }
  }

  /// Reads an escape after its backslash, and returns the UTF-16 unit that it represents. Returns
  /// nil if the backslash is simply dropped.
  static func escape(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UInt16? {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var number: UInt8 = 0
      var digits = 0
      while digits < 3, index < bytes.count, bytes[index] & 0xF8 == 0x30 {
        // Three digits can overflow a byte, and CoreFoundation allows it.
        number = number << 3 | (bytes[index] & 7)
        index += 1
        digits += 1
      }
      return NextStepCodePage.unit(number)
    case UInt8(ascii: "U"):
      index += 1
      return HexadecimalDigits.unit(bytes, &index)
    case ..<0x80:
      index += 1
      return control(byte) ?? UInt16(byte)
    default: return nil
    }
  }

  /// The control character that a letter represents.
  private static func control(_ letter: UInt8) -> UInt16? {
    switch letter {
    case UInt8(ascii: "a"): 0x07
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "v"): 0x0B
    default: nil
    }
  }
}
