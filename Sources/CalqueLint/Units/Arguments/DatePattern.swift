/// A pattern of `strftime` and the old date formatters: `%d.%m.%y %H:%M`. No printf reads it.
enum DatePattern {
  /// Whether a text is such a pattern: conversions of `strftime` with marks, spaces and letters
  /// outside of ASCII between them, and at least one that printf does not have.
  static func matches(_ text: String) -> Bool {
    var (count, isDate) = (0, false)
    var bytes = text.utf8[...]
    while let byte = bytes.popFirst() {
      if byte != UInt8(ascii: "%") {
        if isLetter(byte) { return false }
        continue
      }
      // Numbers without a leading zero: `%1d`, `%-d`, `%e`.
      if let flag = bytes.first, "-_^#1".utf8.contains(flag) { bytes.removeFirst() }
      guard let conversion = bytes.popFirst(), conversions.utf8.contains(conversion) else {
        return false
      }
      count += 1
      if dates.utf8.contains(conversion) { isDate = true }
    }
    return count > 1 && isDate
  }

  /// The conversions of `strftime` (C11 7.27.3.5), with `%1` forms and `%F` for milliseconds, which
  /// `NSCalendarDate` had.
  private static let conversions = "aAbBcCdDeFgGhHIjklmMnprRsStTuUVwWxXyYzZ%"
  /// Those that printf does not have.
  private static let dates = "bBHIkmMrRtTwWyYZ"

  private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
}
