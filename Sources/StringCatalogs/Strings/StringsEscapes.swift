/// The escapes of `.strings` files, decoded as CoreFoundation does.
enum StringsEscapes {
  /// The text spelled at a range: what stands between its quotes.
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    let spelling = UnsafeBufferPointer(rebasing: bytes[range])
    // No escape is longer decoded than spelled, save `\n` forms of one digit: `\200` takes four
    // bytes and becomes at most three, `\U` takes two and becomes one.
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

  /// Reads an escape behind its backslash, and gives the UTF-16 unit that it stands for, or nil
  /// when the backslash is simply dropped.
  static func escape(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UInt16? {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var number: UInt8 = 0
      var digits = 0
      while digits < 3, index < bytes.count, bytes[index] & 0xF8 == 0x30 {
        // Three digits overflow a byte, and CoreFoundation lets them.
        number = number << 3 | (bytes[index] & 7)
        index += 1
        digits += 1
      }
      return NextStepCodePage.unit(number)
    case UInt8(ascii: "U"):
      index += 1
      var number: UInt16 = 0
      var digits = 0
      while digits < 4, index < bytes.count, let digit = hexadecimal(bytes[index]) {
        number = number << 4 | UInt16(digit)
        index += 1
        digits += 1
      }
      return number
    case UInt8(ascii: "a"):
      index += 1
      return 0x07
    case UInt8(ascii: "b"):
      index += 1
      return 0x08
    case UInt8(ascii: "f"):
      index += 1
      return 0x0C
    case UInt8(ascii: "n"):
      index += 1
      return 0x0A
    case UInt8(ascii: "r"):
      index += 1
      return 0x0D
    case UInt8(ascii: "t"):
      index += 1
      return 0x09
    case UInt8(ascii: "v"):
      index += 1
      return 0x0B
    case ..<0x80:
      index += 1
      return UInt16(byte)
    default: return nil
    }
  }

  static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
