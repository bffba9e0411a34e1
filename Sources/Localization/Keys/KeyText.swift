import Foundation

/// The text of a key. That of a recorded literal is short and made anew each time, so it stands in
/// place; any other is a String that somebody has already.
package struct KeyText: Sendable {
  private typealias Words = (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)
  private static let capacity = 48

  private var words: Words = (0, 0, 0, 0, 0, 0)
  /// The bytes in `words`. Negative: the text is in `long`.
  private var count: Int
  private var long: String

  /// An empty text to append to.
  init() {
    count = 0
    long = ""
  }

  init(_ string: String) {
    count = -1
    long = string
  }

  var string: String {
    count < 0 ? long : withBytes { String(decoding: $0, as: UTF8.self) }
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

  /// Appends text as it stands.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Appends text with its percent signs doubled.
  mutating func append(escaping text: String) {
    var text = text
    text.withUTF8 { bytes in
      guard let base = bytes.baseAddress, bytes.count > 0 else { return }
      var start = 0
      while let found = memchr(base + start, Int32(UInt8(ascii: "%")), bytes.count - start) {
        let end = UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1
        append(UnsafeBufferPointer(rebasing: bytes[start..<end]))
        append("%")
        start = end
        if start == bytes.count { return }
      }
      append(UnsafeBufferPointer(rebasing: bytes[start...]))
    }
  }

  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    if count >= 0, count + bytes.count <= Self.capacity {
      let start = count
      withUnsafeMutableBytes(of: &words) { words in
        UnsafeMutableRawBufferPointer(rebasing: words[start...]).copyMemory(
          from: UnsafeRawBufferPointer(bytes))
      }
      count += bytes.count
    } else {
      if count >= 0 {
        long = string
        count = -1
      }
      long += String(decoding: bytes, as: UTF8.self)
    }
  }
}

extension KeyText: Equatable {
  package static func == (first: KeyText, second: KeyText) -> Bool {
    first.string == second.string
  }
}
