import StringCatalogs

/// A quick look at the bytes of a text for what rules may care about, so that they are asked about
/// few texts.
struct TextScan {
  /// There is a percent sign.
  var hasPercent = false
  /// There is a directional control character: U+202A–U+202E or U+2066–U+2069.
  var hasDirectionalControl = false

  /// Looks at a text that is spelled without escapes.
  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = range.lowerBound
    while index + 8 <= range.upperBound {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let found =
        Self.zeros(word ^ (0x25 &* Self.ones)) | Self.zeros(word ^ (0xE2 &* Self.ones))
      if found != 0 { look(bytes, index..<(index + 8), range.upperBound) }
      index += 8
    }
    look(bytes, index..<range.upperBound, range.upperBound)
  }

  /// Looks at a decoded text.
  init(_ text: String) {
    var text = text
    self = text.withUTF8 { TextScan($0, 0..<$0.count) }
  }

  /// Looks at a value of a `.strings` file, behind its escapes too.
  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ entry: StringsEntry, in file: StringsFile) {
    self.init(bytes, entry.valueRange)
    if entry.traits.contains(.escapedValue), Self.hasNumericEscape(bytes, entry.valueRange) {
      self = TextScan(file.value(of: entry))
    }
  }

  /// Whether there is `%@` or `%d`, which nobody takes for prose, and which no escape makes.
  static func hasPlainPlaceholder(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Bool {
    var index = range.lowerBound
    while index + 1 < range.upperBound {
      if bytes[index] == UInt8(ascii: "%") {
        let next = bytes[index + 1]
        if next == UInt8(ascii: "@") || next == UInt8(ascii: "d") { return true }
        // The second of two percent signs begins nothing.
        index += 1
      }
      index += 1
    }
    return false
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// Marks bytes that are zero; there are none where the result is 0.
  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 {
    (word &- ones) & ~word & 0x8080_8080_8080_8080
  }

  private mutating func look(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ end: Int
  ) {
    for index in range {
      if bytes[index] == UInt8(ascii: "%") {
        hasPercent = true
      } else if bytes[index] == 0xE2, index + 2 < end {
        let last = bytes[index + 2]
        if bytes[index + 1] == 0x80
          ? last >= 0xAA && last <= 0xAE
          : bytes[index + 1] == 0x81 && last >= 0xA6 && last <= 0xA9
        {
          hasDirectionalControl = true
        }
      }
    }
  }

  /// Whether a character is spelled by its number: `\U0025`, `\45`.
  static func hasNumericEscape(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Bool {
    var index = range.lowerBound
    while index + 1 < range.upperBound {
      if bytes[index] == UInt8(ascii: "\\") {
        let next = bytes[index + 1]
        if next == UInt8(ascii: "U") || next & 0xF8 == 0x30 { return true }
        index += 1
      }
      index += 1
    }
    return false
  }
}
