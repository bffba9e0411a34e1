/// Finds the literals, the identifiers and the names of members in the bytes of a source. Comments
/// are read too: a key that is named there may be used.
struct LiteralScan {
  let bytes: UnsafeBufferPointer<UInt8>
  var words: KeyWords
  var index = 0
  /// How many interpolations are open, each in a literal of the one around it.
  private var depth = 0
  /// Deeper ones are passed over.
  private static let depthLimit = 50
  /// Whether no three quotation marks end the lines that any others begin.
  private var lacksEndOfLines = false

  /// Adds what a source has.
  static func read(_ contents: [UInt8], _ kind: SourceKind, into words: inout KeyWords) {
    contents.withUnsafeBufferPointer { bytes in
      var scan = LiteralScan(bytes: bytes, words: KeyWords())
      // Swapped, so that the words have one owner and are not copied.
      swap(&scan.words, &words)
      if kind.isMarkup { scan.readMarkup() } else { scan.readCode(until: bytes.count) }
      swap(&scan.words, &words)
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, words: KeyWords) {
    self.bytes = bytes
    self.words = words
  }

  // MARK: Code

  static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  private func byte(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

  private mutating func readCode(until end: Int) {
    while index < end {
      let byte = bytes[index]
      if byte == Self.quote {
        readLiteral()
      } else if Self.beginsName(byte) {
        readNames()
      } else if byte == UInt8(ascii: "'"), self.byte(index + 1) == Self.quote,
        self.byte(index + 2) == byte
      {
        index += 3
      } else {
        index += 1
      }
    }
  }

  private static func beginsName(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte == UInt8(ascii: "_")
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    beginsName(byte) || byte >= 0x30 && byte <= 0x39
  }

  /// Reads names with points between them: `L10n.Settings.title`.
  private mutating func readNames() {
    let start = index
    var members = [start]
    while index < bytes.count {
      let name = index
      while index < bytes.count, Self.isInName(bytes[index]) { index += 1 }
      words.add(bytes[name..<index])
      guard byte(index) == UInt8(ascii: "."), Self.beginsName(byte(index + 1)) else { break }
      index += 1
      members.append(index)
    }
    // A name alone is no member.
    if members.count == 1, start == 0 || bytes[start - 1] != UInt8(ascii: ".") { return }
    // Each of the types may be one that a tool made, with members for keys.
    for member in members.suffix(5) { words.add(symbol: bytes[member..<index]) }
  }

  private mutating func readLiteral() {
    let start = index
    let isJoined = isAfterPlus(start)
    if byte(start + 1) == Self.quote, byte(start + 2) == Self.quote {
      index = start + 3
      if !lacksEndOfLines { readLines(isJoined) }
    } else {
      index = start + 1
      var pieces = Pieces()
      guard readText(&pieces, until: nil) else {
        // A single quotation mark, as of a comment. What was read in interpolations is not read
        // again: that would take time in proportion to a power of the length.
        if !pieces.isInterpolated { index = start + 1 }
        return
      }
      add(pieces, isJoined)
    }
  }

  /// What a literal has between its interpolations.
  private struct Pieces {
    var done: [[UInt8]] = []
    var last: [UInt8] = []
    var isInterpolated: Bool { !done.isEmpty }
  }

  /// Reads up to the quotation mark at the end, or to a place.
  ///
  /// - Returns: Whether there is an end.
  private mutating func readText(_ pieces: inout Pieces, until end: Int?, indent: Int = 0) -> Bool {
    let limit = end ?? bytes.count
    while index < limit {
      let byte = bytes[index]
      switch byte {
      case Self.quote where end == nil:
        index += 1
        return true
      case 0x0A where end == nil: return false
      case 0x0A:
        pieces.last.append(byte)
        index += 1
        skipIndent(indent, limit)
      case Self.backslash where self.byte(index + 1) == UInt8(ascii: "("):
        index += 2
        pieces.done.append(pieces.last)
        pieces.last = []
        skipInterpolation()
      case Self.backslash: readEscape(&pieces.last, indent, limit)
      default:
        pieces.last.append(byte)
        index += 1
      }
    }
    return end != nil
  }

  private mutating func skipIndent(_ indent: Int, _ limit: Int) {
    var rest = indent
    while rest > 0, index < limit, bytes[index] == 0x20 || bytes[index] == 0x09 {
      index += 1
      rest -= 1
    }
  }

  private mutating func readEscape(_ text: inout [UInt8], _ indent: Int, _ limit: Int) {
    let letter = byte(index + 1)
    index += 2
    switch letter {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case 0x0A: skipIndent(indent, limit)
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      if byte(index) == UInt8(ascii: "{") { index += 1 }
      var (value, digits): (UInt32, Int) = (0, 0)
      while digits < 8, let digit = Self.digit(byte(index)) {
        if letter == UInt8(ascii: "u"), digits == 4, byte(index - 5) != UInt8(ascii: "{") { break }
        value = value << 4 | digit
        digits += 1
        index += 1
      }
      if byte(index) == UInt8(ascii: "}") { index += 1 }
      if let scalar = Unicode.Scalar(value) { text += Array(String(Character(scalar)).utf8) }
    default: text.append(letter)
    }
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46, 0x61...0x66: UInt32((byte | 0x20) - 0x57)
    default: nil
    }
  }

  /// Skips an interpolation, and reads the literals in it.
  private mutating func skipInterpolation() {
    depth += 1
    defer { depth -= 1 }
    var parentheses = 1
    while index < bytes.count, parentheses > 0 {
      switch bytes[index] {
      case UInt8(ascii: "("):
        parentheses += 1
        index += 1
      case UInt8(ascii: ")"):
        parentheses -= 1
        index += 1
      case Self.quote where depth < Self.depthLimit: readLiteral()
      case 0x0A: return
      case let byte where Self.beginsName(byte): readNames()
      default: index += 1
      }
    }
  }

  /// Reads the lines between three quotation marks, without their indent.
  private mutating func readLines(_ isJoined: Bool) {
    var end = index
    while end < bytes.count {
      if bytes[end] == Self.backslash {
        end += 2
        continue
      }
      if bytes[end] == Self.quote, byte(end + 1) == Self.quote, byte(end + 2) == Self.quote {
        break
      }
      end += 1
    }
    guard end < bytes.count else {
      lacksEndOfLines = true
      return
    }
    var line = end
    while line > index, bytes[line - 1] == 0x20 || bytes[line - 1] == 0x09 { line -= 1 }
    let indent = end - line
    // The break in front of the marks is not part of the text.
    let last = line > index && bytes[line - 1] == 0x0A ? line - 1 : end
    if byte(index) == 0x0A { index += 1 }
    skipIndent(indent, last)
    var pieces = Pieces()
    _ = readText(&pieces, until: max(index, last), indent: indent)
    index = max(index, end + 3)
    add(pieces, isJoined)
  }

  // MARK: Texts that are put together

  private mutating func add(_ pieces: Pieces, _ isJoined: Bool) {
    let first = pieces.done.first ?? pieces.last
    if !pieces.isInterpolated {
      words.add(pieces.last)
      addFormat(pieces.last)
    }
    if pieces.isInterpolated || isBeforeMore() || first.last.map(Self.isSeparator) == true {
      words.add(beginning: first[...])
    }
    if pieces.isInterpolated || isJoined || pieces.last.first.map(Self.isSeparator) == true {
      words.add(ending: pieces.last[...])
    }
  }

  /// Adds what is before the first and after the last placeholder.
  private mutating func addFormat(_ text: [UInt8]) {
    let percent = UInt8(ascii: "%")
    guard let first = text.firstIndex(of: percent), let last = text.lastIndex(of: percent) else {
      return
    }
    words.add(beginning: text[..<first])
    let rest = text[(last + 1)...].drop { !Self.beginsName($0) && $0 != UInt8(ascii: "@") }
      .drop { $0 == UInt8(ascii: "l") }
    words.add(ending: rest.dropFirst())
  }

  private static func isSeparator(_ byte: UInt8) -> Bool { "._-/".utf8.contains(byte) }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Whether a literal at a place follows a plus sign.
  private func isAfterPlus(_ place: Int) -> Bool {
    var before = place - 1
    while before >= 0, Self.isSpace(bytes[before]) || bytes[before] == UInt8(ascii: "@") {
      before -= 1
    }
    return before >= 0 && bytes[before] == UInt8(ascii: "+")
  }

  /// Whether another text is added to the literal in front of this place.
  private func isBeforeMore() -> Bool {
    var next = index
    while Self.isSpace(byte(next)) { next += 1 }
    if byte(next) == UInt8(ascii: "@") { next += 1 }
    if byte(next) == UInt8(ascii: "+") || byte(next) == Self.quote { return true }
    return [".append", "stringByAppending"].contains {
      bytes[min(next, bytes.count)...].starts(with: $0.utf8)
    }
  }
}
