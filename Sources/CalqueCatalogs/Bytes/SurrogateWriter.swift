/// Writes UTF-8 from a mix of bytes and UTF-16 units, and joins adjacent surrogates.
struct SurrogateWriter {
  let output: UnsafeMutableBufferPointer<UInt8>
  var count = 0
  /// The first half of a pair whose second half may follow; 0 if there is none.
  var high: UInt16 = 0

  mutating func put(_ byte: UInt8) {
    flush()
    append(UInt32(byte))
  }

  mutating func put(unit: UInt16?) {
    guard let unit else { return }
    if high != 0, unit & 0xFC00 == 0xDC00 {
      let scalar = 0x10000 + (UInt32(high & 0x3FF) << 10 | UInt32(unit & 0x3FF))
      high = 0
      append(0xF0 | scalar >> 18)
      append(0x80 | scalar >> 12 & 0x3F)
      append(0x80 | scalar >> 6 & 0x3F)
      append(0x80 | scalar & 0x3F)
      return
    }
    flush()
    switch unit {
    case 0xD800...0xDBFF: high = unit
    case 0xDC00...0xDFFF: replacement()
    case ..<0x80: append(UInt32(unit))
    case ..<0x800:
      append(0xC0 | UInt32(unit) >> 6)
      append(0x80 | UInt32(unit) & 0x3F)
    default:
      append(0xE0 | UInt32(unit) >> 12)
      append(0x80 | UInt32(unit) >> 6 & 0x3F)
      append(0x80 | UInt32(unit) & 0x3F)
    }
  }

  /// An unpaired surrogate is not a character.
  mutating func flush() {
    guard high != 0 else { return }
    high = 0
    replacement()
  }

  private mutating func replacement() {
    append(0xEF)
    append(0xBF)
    append(0xBD)
  }

  private mutating func append(_ byte: UInt32) {
    guard count < output.count else { return }
    output[count] = UInt8(truncatingIfNeeded: byte)
    count += 1
  }
}
