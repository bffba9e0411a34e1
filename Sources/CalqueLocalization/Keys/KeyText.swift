import CalqueMessages

/// The text of a key. The text of a recorded literal is built each time and usually short, so it is
/// stored in place; any other text is an existing String.
package struct KeyText: Sendable {
  private typealias Words = (
    UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64
  )
  private static let capacity = 80

  /// The text, followed by unspecified bytes.
  private var words: Words = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  /// The number of text bytes in `words`. Negative: the text is in `long`.
  private var count: Int
  private var long: String

  /// An empty text to append to.
  @inline(__always)
  init() {
    count = 0
    long = ""
  }

  @inline(__always)
  init(_ string: String) {
    count = -1
    long = string
  }

  var string: String {
    count < 0 ? long : withBytes { String(wellFormed: $0) }
  }

  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    guard count >= 0 else {
      var long = long
      return long.withUTF8(body)
    }
    return withUnsafeBytes(of: words) { raw in
      raw.withMemoryRebound(to: UInt8.self) {
        body(UnsafeBufferPointer(rebasing: $0[0..<count]))
      }
    }
  }

  /// Appends text unchanged.
  @inline(__always)
  mutating func append(_ text: String) {
    let isDone: Bool? = text.utf8.withContiguousStorageIfAvailable { bytes in
      // For constant specifiers the compiler computes the word.
      guard bytes.count > 0, bytes.count < 8, hasRoom(8), let base = bytes.baseAddress else {
        return false
      }
      store(Self.word(base, bytes.count), at: count)
      count += bytes.count
      return true
    }
    if isDone != true { appendSlowly(text, escapes: false) }
  }

  /// Appends text with its percent signs doubled.
  mutating func append(escaping text: String) {
    let isDone: Bool? = text.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.count > 0, hasRoom(max(bytes.count, 8)), let base = bytes.baseAddress else {
        return bytes.count == 0
      }
      return bytes.count < 8 ? take(few: base, bytes.count) : take(base, bytes.count)
    }
    if isDone != true { appendSlowly(text, escapes: true) }
  }

  // MARK: Words

  /// Returns whether a number of bytes fits; false if the text is stored in `long`.
  @inline(__always)
  private func hasRoom(_ size: Int) -> Bool {
    count >= 0 && count + size <= Self.capacity
  }

  @inline(__always)
  private mutating func store(_ word: UInt64, at offset: Int) {
    withUnsafeMutableBytes(of: &words) {
      $0.storeBytes(of: word, toByteOffset: offset, as: UInt64.self)
    }
  }

  /// Returns up to seven bytes as the low bytes of a word.
  @inline(__always)
  private static func word(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    let raw = UnsafeRawPointer(bytes)
    if count >= 4 {
      let low = UInt64(raw.loadUnaligned(as: UInt32.self))
      let high = UInt64(raw.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
      return low | high << UInt64(8 * (count - 4))
    }
    // One to three bytes: the middle one is the first, the last, or the middle itself.
    let middle = UInt64(bytes[count / 2]) << UInt64(8 * (count / 2))
    return UInt64(bytes[0]) | middle | UInt64(bytes[count - 1]) << UInt64(8 * (count - 1))
  }

  /// Returns whether a byte of a word is a percent sign (Mycroft's test for a zero byte).
  @inline(__always)
  private static func hasPercent(_ word: UInt64) -> Bool {
    let zero = word ^ 0x2525_2525_2525_2525
    return (zero &- 0x0101_0101_0101_0101) & ~zero & 0x8080_8080_8080_8080 != 0
  }

  /// Appends one to seven bytes, or nothing if one of them is a percent sign.
  @inline(__always)
  private mutating func take(few base: UnsafePointer<UInt8>, _ size: Int) -> Bool {
    let word = Self.word(base, size)
    if Self.hasPercent(word) { return false }
    store(word, at: count)
    count += size
    return true
  }

  /// Appends eight or more bytes, or nothing if one of them is a percent sign.
  @inline(__always)
  private mutating func take(_ base: UnsafePointer<UInt8>, _ size: Int) -> Bool {
    let raw = UnsafeRawPointer(base)
    var offset = 0
    // The last word overlaps the one before it, so that no single bytes are copied.
    while true {
      let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if Self.hasPercent(word) { return false }
      store(word, at: count + offset)
      if offset == size - 8 { break }
      offset = min(offset + 8, size - 8)
    }
    count += size
    return true
  }

  // MARK: The long way

  @inline(never)
  private mutating func appendSlowly(_ text: String, escapes: Bool) {
    let percent = UInt8(ascii: "%")
    let text =
      escapes && text.utf8.contains(percent)
      ? text.utf8.split(separator: percent, omittingEmptySubsequences: false)
        .map { Substring($0) }.joined(separator: "%%") : text
    let size = text.utf8.count
    guard hasRoom(size) else {
      if count >= 0 {
        long = string
        count = -1
      }
      long += text
      return
    }
    let start = count
    withUnsafeMutableBytes(of: &words) { words in
      for (index, byte) in text.utf8.enumerated() { words[start + index] = byte }
    }
    count += size
  }
}

extension KeyText: Equatable {
  package static func == (first: KeyText, second: KeyText) -> Bool {
    first.string == second.string
  }
}
