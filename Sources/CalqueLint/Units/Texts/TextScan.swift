import CalqueCatalogs

/// One pass over the bytes of a text, which finds its traits.
///
/// Each character's traits are looked up and joined: one load and one `or` for an ASCII character,
/// whatever the number of rules. Patterns of two characters come from the traits of neighbours.
struct TextScan {
  /// The traits of the text.
  let traits: TextTraits

  /// Scans UTF-8. An invalid byte counts as U+FFFD.
  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self = Self.scan(bytes, range, TextTraitTable.shared)
  }

  /// Scans a decoded text.
  init(_ text: String) {
    var text = text
    self = text.withUTF8 { TextScan($0, 0..<$0.count) }
  }

  /// Scans a value of a `.strings` file, including the characters that its escapes represent.
  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ entry: StringsEntry, in file: StringsFile) {
    self =
      entry.traits.isDisjoint(with: [.escapedValue, .markup, .binary])
      ? TextScan(bytes, entry.valueRange) : TextScan(file.value(of: entry))
  }

  private init(traits: TextTraits) { self.traits = traits }

  private static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ table: borrowing TextTraitTable
  ) -> TextScan {
    var all: UInt64 = 0
    var pairs: UInt64 = 0
    var shifted: UInt64 = 0
    table.traits.withUnsafeBufferPointer { traits in
      table.pages.withUnsafeBufferPointer { pages in
        let raw = UnsafeRawBufferPointer(bytes)
        // Where eight bytes are within the text.
        let block = range.upperBound - 8
        // Where four bytes can be read, and a scalar of two bytes is within the text.
        let wide = min(range.upperBound - 2, bytes.count - 4)
        var last: UInt64 = 0
        var index = range.lowerBound
        while index < range.upperBound {
          let byte = bytes[index]
          if byte < 0x80 {
            if index <= block {
              var word = UInt64(
                littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
              if word & 0x8080_8080_8080_8080 == 0 {
                for _ in 0..<8 {
                  let own = traits[Int(word & 0x7F)]
                  all |= own
                  pairs |= own & last
                  shifted |= own & last << 1
                  last = own
                  word >>= 8
                }
                index += 8
                continue
              }
            }
            let own = traits[Int(byte)]
            all |= own
            pairs |= own & last
            shifted |= own & last << 1
            last = own
            index += 1
            continue
          }
          let word =
            index <= wide
            ? UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt32.self)) : 0
          let own: UInt64
          if word & 0xC0E0 == 0x80C0, word & 0x1E != 0 {
            own = traits[Int(pages[Int(word & 0x1F)]) + Int(word >> 8 & 0x3F)]
            index += 2
          } else if word & 0xC0_C0F0 == 0x80_80E0, index + 3 <= range.upperBound {
            let page = pages[Int((word & 0x0F) << 6 | word >> 8 & 0x3F)]
            own = traits[Int(page) + Int(word >> 16 & 0x3F)]
            index += 3
          } else {
            let (value, length) = scalar(bytes, at: index, end: range.upperBound)
            own =
              value < 0x10000
              ? traits[Int(pages[Int(value >> 6)]) + Int(value & 63)]
              : TextTraits.ofSupplementary(value).rawValue
            index += length
          }
          all |= own
          shifted |= own & last << 1
          last = own
        }
      }
    }
    var found = traits(all, twice: pairs, following: shifted)
    let alphabets = found.intersection(.alphabets).rawValue
    // Few texts have two of them, so a second pass is affordable.
    if alphabets & (alphabets &- 1) != 0, changesScript(bytes, range, table) {
      found.insert(.scriptChange)
    }
    found.subtract([.mojibakeLead, .mojibakeTail])
    found.insert(.any)
    found.formUnion(edges(bytes, range))
    return TextScan(traits: found)
  }

  /// Returns the traits of characters, and of those next to each other.
  ///
  /// - Parameters:
  ///   - all: The traits of all characters.
  ///   - pairs: The traits that a character shares with the one in front of it.
  ///   - shifted: The traits of a character after one that has the trait of the bit below.
  @inline(__always)
  private static func traits(
    _ all: UInt64, twice pairs: UInt64, following shifted: UInt64
  ) -> TextTraits {
    var found = TextTraits(rawValue: all)
    let twice = TextTraits(rawValue: pairs)
    if !twice.isDisjoint(with: [.space, .dot, .slash]) {
      if twice.contains(.space) { found.insert(.doubleSpace) }
      if twice.contains(.dot) { found.insert(.doubleDot) }
      if twice.contains(.slash) { found.insert(.doubleSlash) }
    }
    let following = TextTraits(rawValue: shifted)
    if !following.isDisjoint(with: [.mojibakeTail, .bracket, .latin]) {
      if following.contains(.mojibakeTail) { found.insert(.mojibake) }
      if following.contains(.bracket) { found.insert(.bracketAfterDollar) }
      if following.contains(.latin) { found.insert(.nameAfterAt) }
    }
    return found
  }

  /// Whether letters of two alphabets are next to each other.
  @inline(never)
  private static func changesScript(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ table: borrowing TextTraitTable
  ) -> Bool {
    var last: TextTraits = []
    var index = range.lowerBound
    while index < range.upperBound {
      let (value, length) =
        bytes[index] < 0x80
        ? (UInt32(bytes[index]), 1) : scalar(bytes, at: index, end: range.upperBound)
      let own = value < 0x10000 ? table[value].intersection(.alphabets) : []
      if !own.isEmpty, !last.isEmpty, own != last { return true }
      last = own
      index += length
    }
    return false
  }

  /// The white space at both ends.
  @inline(__always)
  private static func edges(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> TextTraits {
    guard let first = range.first, let last = range.last else { return .blank }
    // Beyond ASCII, spaces begin with C2, E1, E2 or E3, and end with anything.
    if bytes[first] > 0x20, bytes[last] > 0x20, bytes[first] < 0x80, bytes[last] < 0x80 {
      return []
    }
    let text = UnsafeBufferPointer(rebasing: bytes[range])
    return TextEdges(text).traits
  }

  /// The scalar at an index, and its length in bytes.
  @inline(__always)
  static func scalar(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, end: Int
  ) -> (value: UInt32, length: Int) {
    let lead = UInt32(bytes[index])
    if lead < 0x80 { return (lead, 1) }
    func follower(_ offset: Int) -> UInt32 {
      index + offset < end ? UInt32(bytes[index + offset]) ^ 0x80 : 0xFF
    }
    switch lead {
    case 0xC2...0xDF:
      let second = follower(1)
      if second < 0x40 { return ((lead & 0x1F) << 6 | second, 2) }
    case 0xE0...0xEF:
      let (second, third) = (follower(1), follower(2))
      if second | third < 0x40 { return ((lead & 0x0F) << 12 | second << 6 | third, 3) }
    case 0xF0...0xF4:
      let (second, third, fourth) = (follower(1), follower(2), follower(3))
      if second | third | fourth < 0x40 {
        return ((lead & 0x07) << 18 | second << 12 | third << 6 | fourth, 4)
      }
    default: break
    }
    return (0xFFFD, 1)
  }
}
