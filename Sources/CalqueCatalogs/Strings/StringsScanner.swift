import CalqueDiagnostics

/// Scans the text of a `.strings` file: white space, comments, words, quoted strings.
///
/// Separators and the characters of words are defined by CoreFoundation, not by Unicode.
struct StringsScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0
  /// The comments since the last entry: one `/* */`, or consecutive `//` lines.
  var commentStart = 0
  var commentEnd = 0
  var commentIsLines = false
  /// The place of an unclosed `/*`.
  var unterminatedComment: Int?
  /// The places of `/*` inside block comments.
  var nestedComments: [Int] = []
  /// The places of backslashes that need another check.
  var oddEscapes: [Int] = []

  /// The place where the innermost broken dictionary, array or data begins.
  var brokenStructure: Int?
  /// Set if structures are nested more deeply than they are read.
  var isTooDeep = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  @inline(__always)
  func byte(_ offset: Int = 0) -> UInt8? {
    index + offset < bytes.count ? bytes[index + offset] : nil
  }

  /// Goes to the next byte that is neither white space nor part of a comment. Returns false at the
  /// end of the text.
  @inline(__always)
  mutating func skipSpace() -> Bool {
    while index < bytes.count {
      let byte = bytes[index]
      if byte > 0x20 {
        if byte == UInt8(ascii: "/") {
          guard skipComment() else { return true }
        } else if byte == 0xE2 {
          guard isSeparator(at: index) else { return true }
          index += 3
        } else {
          return true
        }
      } else if byte == 0x20 || byte >= 0x09 && byte <= 0x0D {
        index += 1
      } else {
        return true
      }
    }
    return false
  }

  /// U+2028 or U+2029, which separate lines and tokens.
  private func isSeparator(at index: Int) -> Bool {
    index + 2 < bytes.count && bytes[index] == 0xE2 && bytes[index + 1] == 0x80
      && bytes[index + 2] & 0xFE == 0xA8
  }

  /// Goes to the end of the comment that a slash begins. Returns false if it does not begin one.
  mutating func skipComment() -> Bool {
    guard index + 1 < bytes.count else { return false }
    let start = index
    switch bytes[index + 1] {
    case UInt8(ascii: "/"):
      index += 2
      while index < bytes.count {
        let byte = bytes[index]
        if byte == 0x0A || byte == 0x0D || byte == 0xE2 && isSeparator(at: index) { break }
        index += 1
      }
      if commentEnd == 0 || !commentIsLines { commentStart = start }
      commentIsLines = true
      commentEnd = index
    case UInt8(ascii: "*"):
      index += 2
      skipBlock(from: start)
      commentStart = start
      commentIsLines = false
      commentEnd = index
    default: return false
    }
    return true
  }

  private mutating func skipBlock(from start: Int) {
    var search = index
    while let star = ByteSearch.first(UInt8(ascii: "*"), in: bytes, from: search) {
      if star + 1 < bytes.count, bytes[star + 1] == UInt8(ascii: "/") {
        index = star + 2
        return
      }
      if star > index, bytes[star - 1] == UInt8(ascii: "/") { nestedComments.append(star - 1) }
      search = star + 1
    }
    index = bytes.count
    unterminatedComment = start
  }

  /// Goes to the end of a word. Its first byte must be one of a word.
  mutating func word() -> Range<Int> {
    let start = index
    while index < bytes.count, Self.isWordByte(bytes[index]) { index += 1 }
    return start..<index
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      // The full stop, the slash, the digits and the colon are consecutive.
      UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  /// Goes to the end of the string opened at `index`, after its closing quote, and returns the
  /// range between the quotes. Returns nil, without moving, if there is no closing quote.
  @inline(__always)
  mutating func quoted() -> (range: Range<Int>, isEscaped: Bool)? {
    let raw = UnsafeRawBufferPointer(bytes)
    let quote = bytes[index]
    let quotes = UInt64(quote) &* ByteScan.ones
    let backslashes = UInt64(UInt8(ascii: "\\")) &* ByteScan.ones
    let start = index + 1
    var position = start
    var isEscaped = false
    while true {
      while position + 8 <= raw.count {
        let word = UInt64(
          littleEndian: raw.loadUnaligned(fromByteOffset: position, as: UInt64.self))
        // The lowest mark is exact in the union of two searches, too.
        let found = ByteScan.zeros(word ^ quotes) | ByteScan.zeros(word ^ backslashes)
        if found != 0 {
          position += found.trailingZeroBitCount / 8
          break
        }
        position += 8
      }
      guard position < raw.count else { return nil }
      let byte = raw[position]
      if byte == quote {
        index = position + 1
        return (start..<position, isEscaped)
      }
      if byte == UInt8(ascii: "\\") {
        isEscaped = true
        guard position + 1 < raw.count else { return nil }
        switch raw[position + 1] {
        case UInt8(ascii: "n"), UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "'"),
          UInt8(ascii: "t"), UInt8(ascii: "r"):
          break
        default: oddEscapes.append(position)
        }
        position += 2
      } else {
        position += 1
      }
    }
  }

  /// Returns the comments since the last entry, and forgets them.
  @inline(__always)
  mutating func takeComment() -> (start: Int, end: Int, isLines: Bool) {
    defer { commentEnd = 0 }
    return commentEnd == 0 ? (0, 0, false) : (commentStart, commentEnd, commentIsLines)
  }

  /// Goes to the next line that looks like the beginning of an entry or a comment, or to the end.
  mutating func resume(after offset: Int) {
    index = offset
    while index < bytes.count {
      let isBreak = bytes[index] == 0x0A || bytes[index] == 0x0D
      index += 1
      guard isBreak else { continue }
      while let byte = byte(), byte == 0x20 || byte == 0x09 { index += 1 }
      switch byte() {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): return
      case UInt8(ascii: "/"):
        if byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*") { return }
      case .some(let first) where Self.isWordByte(first):
        if beginsWithWord() { return }
      default: break
      }
    }
  }

  /// Whether a word and an equals sign are here.
  private func beginsWithWord() -> Bool {
    var copy = self
    _ = copy.word()
    while let byte = copy.byte(), byte == 0x20 || byte == 0x09 { copy.index += 1 }
    return copy.byte() == UInt8(ascii: "=")
  }
}
