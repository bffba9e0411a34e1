/// The white space at the beginning and the end of a text.
package struct TextEdges {
  /// The number of bytes of white space at the beginning: all bytes if there is nothing else.
  package let leading: Int
  /// The number of bytes of white space at the end: 0 if there is nothing else.
  package let trailing: Int
  /// Those of ``TextTraits/edges``, and ``TextTraits/blank``.
  package let traits: TextTraits

  /// Looks at the edges of UTF-8.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var traits: TextTraits = []
    var start = 0
    while let found = Self.space(bytes, from: start) {
      traits.insert(found.isBreak ? .leadingBreak : .leadingSpace)
      start += found.length
    }
    var end = bytes.count
    if start == end { traits.insert(.blank) }
    while let found = Self.space(bytes, before: end, from: start) {
      traits.insert(found.isBreak ? .trailingBreak : .trailingSpace)
      end -= found.length
    }
    leading = start
    trailing = bytes.count - end
    self.traits = traits
  }

  /// Looks at the edges of a text.
  package init(_ text: String) {
    var text = text
    self = text.withUTF8 { TextEdges($0) }
  }

  private static func space(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> (length: Int, isBreak: Bool)? {
    guard start < bytes.count else { return nil }
    for length in 1...3 where start + length <= bytes.count {
      if let isBreak = isBreak(UnsafeBufferPointer(rebasing: bytes[start..<(start + length)])) {
        return (length, isBreak)
      }
    }
    return nil
  }

  private static func space(
    _ bytes: UnsafeBufferPointer<UInt8>, before end: Int, from start: Int
  ) -> (length: Int, isBreak: Bool)? {
    for length in 1...3 where end - length >= start {
      if let isBreak = isBreak(UnsafeBufferPointer(rebasing: bytes[(end - length)..<end])) {
        return (length, isBreak)
      }
    }
    return nil
  }

  /// Whether bytes encode a character that ends a line; nil if they are not white space.
  private static func isBreak(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    switch bytes.count {
    case 1:
      switch bytes[0] {
      case 0x09, 0x20: return false
      case 0x0A...0x0D: return true
      default: return nil
      }
    case 2:
      guard bytes[0] == 0xC2 else { return nil }
      return bytes[1] == 0xA0 ? false : bytes[1] == 0x85 ? true : nil
    default:
      switch (bytes[0], bytes[1], bytes[2]) {
      // U+2000–U+200A, U+202F, U+205F, U+3000, U+1680
      case (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80),
        (0xE1, 0x9A, 0x80):
        return false
      case (0xE2, 0x80, 0xA8), (0xE2, 0x80, 0xA9): return true
      default: return nil
      }
    }
  }
}
