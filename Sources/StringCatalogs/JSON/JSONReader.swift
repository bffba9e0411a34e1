/// Reads JSON (RFC 8259) into a tape, strictly, up to its end or its first error.
struct JSONReader {
  private let raw: UnsafeRawBufferPointer
  private var index = 0
  private var tape = JSONTape()
  /// The nodes of the objects and arrays that are open, and so many of them that no text of people
  /// comes near.
  private var open: [Int] = []
  private static let nestingLimit = 512

  static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> JSONTape {
    var reader = JSONReader(raw: UnsafeRawBufferPointer(bytes))
    reader.tape.nodes.reserveCapacity(bytes.count / 20 + 16)
    reader.open.reserveCapacity(32)
    reader.readText()
    for node in reader.open {
      // What an error left open ends where reading did.
      reader.close(node)
    }
    return reader.tape
  }

  private init(raw: UnsafeRawBufferPointer) { self.raw = raw }

  private mutating func readText() {
    skipSpace()
    guard readValue() else { return }
    while let container = open.last {
      let isRead =
        tape.nodes[container].kind == .object ? readMember(container) : readElement(container)
      guard isRead else { return }
    }
    skipSpace()
    if index < raw.count { fail("nothing behind the value that the file is") }
  }

  /// Reads the next member of an object, or its end.
  @inline(__always)
  private mutating func readMember(_ object: Int) -> Bool {
    skipSpace()
    guard let separator = separator(object, closing: UInt8(ascii: "}"), "',' or '}'") else {
      return false
    }
    if separator == UInt8(ascii: "}") { return true }
    guard index < raw.count, raw[index] == UInt8(ascii: "\"") else {
      return fail("a name in quotes", opening: Int(tape.nodes[object].start))
    }
    guard readString() else { return false }
    skipSpace()
    guard index < raw.count, raw[index] == UInt8(ascii: ":") else {
      return fail("':' behind the name")
    }
    index += 1
    skipSpace()
    return readValue()
  }

  private mutating func readElement(_ array: Int) -> Bool {
    skipSpace()
    guard let separator = separator(array, closing: UInt8(ascii: "]"), "',' or ']'") else {
      return false
    }
    return separator == UInt8(ascii: "]") || readValue()
  }

  /// Reads what stands between two members, or ends the container. Nil, with the failure set, when
  /// it is neither.
  @inline(__always)
  private mutating func separator(
    _ container: Int, closing: UInt8, _ expected: @autoclosure () -> String
  ) -> UInt8? {
    let isFirst = tape.nodes.count == container + 1
    guard index < raw.count else {
      fail(expected(), opening: Int(tape.nodes[container].start))
      return nil
    }
    let byte = raw[index]
    if byte == closing {
      index += 1
      close(container)
      open.removeLast()
      return byte
    }
    if isFirst { return 0 }
    guard byte == UInt8(ascii: ",") else {
      fail(expected(), opening: Int(tape.nodes[container].start))
      return nil
    }
    index += 1
    skipSpace()
    if index < raw.count, raw[index] == closing {
      fail("another value behind the ','")
      return nil
    }
    return byte
  }

  private mutating func close(_ node: Int) {
    tape.nodes[node].end = UInt32(truncatingIfNeeded: index)
    tape.nodes[node].next = UInt32(truncatingIfNeeded: tape.nodes.count)
  }

  @inline(__always)
  private mutating func readValue() -> Bool {
    guard index < raw.count else { return fail("a value") }
    switch raw[index] {
    case UInt8(ascii: "\""): return readString()
    case UInt8(ascii: "{"): return openContainer(.object)
    case UInt8(ascii: "["): return openContainer(.array)
    case UInt8(ascii: "t"): return readWord("true", .true)
    case UInt8(ascii: "f"): return readWord("false", .false)
    case UInt8(ascii: "n"): return readWord("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return readNumber()
    default: return fail("a value")
    }
  }

  private mutating func openContainer(_ kind: JSONTape.Kind) -> Bool {
    guard open.count < Self.nestingLimit else {
      return fail("no more than \(Self.nestingLimit) values inside of each other")
    }
    open.append(tape.nodes.count)
    append(kind, index, index + 1)
    index += 1
    return true
  }

  @inline(__always)
  private mutating func append(_ kind: JSONTape.Kind, _ start: Int, _ end: Int) {
    tape.nodes.append(
      JSONTape.Node(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
        next: UInt32(truncatingIfNeeded: tape.nodes.count + 1), kind: kind))
  }

  @inline(__always)
  private mutating func skipSpace() {
    while index < raw.count {
      switch raw[index] {
      case 0x20: index += 1
      case 0x0A, 0x0D, 0x09:
        index += 1
        skipIndentation()
      default: return
      }
    }
  }

  /// Passes over the spaces that begin a line, a word of them at a time.
  @inline(__always)
  private mutating func skipIndentation() {
    while index + 8 <= raw.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let others = word ^ 0x2020_2020_2020_2020
      guard others == 0 else {
        index += others.trailingZeroBitCount / 8
        return
      }
      index += 8
    }
  }

  /// Reads a string from its opening quote to behind its closing one.
  @inline(__always)
  private mutating func readString() -> Bool {
    let start = index + 1
    var position = start
    var kind = JSONTape.Kind.string
    while true {
      while position + 8 <= raw.count {
        let word = UInt64(
          littleEndian: raw.loadUnaligned(fromByteOffset: position, as: UInt64.self))
        let quotes = ByteScan.zeros(word ^ 0x2222_2222_2222_2222)
        let backslashes = ByteScan.zeros(word ^ 0x5C5C_5C5C_5C5C_5C5C)
        let controls = (word &- 0x2020_2020_2020_2020) & ~word & ByteScan.highs
        // The lowest mark of each search is exact, and so is the lowest of all.
        let found = quotes | backslashes | controls
        if found != 0 {
          position += found.trailingZeroBitCount / 8
          break
        }
        position += 8
      }
      guard position < raw.count else {
        return fail("'\"' at the end of the string", at: raw.count, opening: index)
      }
      switch raw[position] {
      case UInt8(ascii: "\""):
        append(kind, start, position)
        index = position + 1
        return true
      case UInt8(ascii: "\\"):
        kind = .escapedString
        guard let length = escapeLength(at: position) else { return false }
        position += length
      case ..<0x20:
        return fail(
          "an escape such as \\n in the place of a control character", at: position, opening: index)
      default: position += 1
      }
    }
  }

  private mutating func escapeLength(at position: Int) -> Int? {
    guard position + 1 < raw.count else {
      fail("an escape", at: position, opening: index)
      return nil
    }
    switch raw[position + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return 2
    case UInt8(ascii: "u"):
      guard let unit = unit(at: position) else {
        fail("four hexadecimal digits behind \\u", at: position, opening: index)
        return nil
      }
      guard unit & 0xF800 == 0xD800 else { return 6 }
      // Half of a pair alone is no text, and Foundation refuses the file for it.
      guard unit < 0xDC00, let second = self.unit(at: position + 6), second & 0xFC00 == 0xDC00
      else {
        fail("both halves of a surrogate pair", at: position, opening: index)
        return nil
      }
      return 12
    default:
      fail("an escape that JSON knows", at: position, opening: index)
      return nil
    }
  }

  /// The number of a `\u` escape at a place.
  private func unit(at position: Int) -> UInt16? {
    guard position + 6 <= raw.count, raw[position] == UInt8(ascii: "\\"),
      raw[position + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for offset in 2..<6 {
      guard let digit = HexadecimalDigits.value(raw[position + offset]) else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  private mutating func readWord(_ word: StaticString, _ kind: JSONTape.Kind) -> Bool {
    let count = word.utf8CodeUnitCount
    let isThere =
      index + count <= raw.count
      && word.withUTF8Buffer { word in word.indices.allSatisfy { raw[index + $0] == word[$0] } }
    guard isThere else { return fail("a value") }
    append(kind, index, index + count)
    index += count
    return true
  }

  private mutating func readNumber() -> Bool {
    let start = index
    func isDigit(_ position: Int) -> Bool {
      position < raw.count && raw[position] &- UInt8(ascii: "0") <= 9
    }
    var position = index
    if raw[position] == UInt8(ascii: "-") { position += 1 }
    guard isDigit(position) else { return fail("a digit", at: position) }
    let hasLeadingZero = raw[position] == UInt8(ascii: "0")
    position += 1
    if hasLeadingZero, isDigit(position) {
      return fail("no further digit behind a leading zero", at: position)
    }
    while isDigit(position) { position += 1 }
    if position < raw.count, raw[position] == UInt8(ascii: ".") {
      position += 1
      guard isDigit(position) else { return fail("a digit", at: position) }
      while isDigit(position) { position += 1 }
    }
    if position < raw.count, raw[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      if position < raw.count,
        raw[position] == UInt8(ascii: "+") || raw[position] == UInt8(ascii: "-")
      {
        position += 1
      }
      guard isDigit(position) else { return fail("a digit", at: position) }
      while isDigit(position) { position += 1 }
    }
    append(.number, start, position)
    index = position
    return true
  }

  @discardableResult
  private mutating func fail(_ expected: String, at offset: Int? = nil, opening: Int? = nil) -> Bool
  {
    tape.failure = (offset ?? index, expected, opening)
    return false
  }
}
