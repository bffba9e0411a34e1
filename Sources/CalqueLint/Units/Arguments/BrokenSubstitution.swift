import CalqueCatalogs

/// The use of a named part with spaces in it, which the runtime does not read: `%# @files @`.
struct BrokenSubstitution {
  /// The range of what was written.
  let range: Range<Int>
  /// What was meant: `%#@files@`.
  let meant: String

  /// Finds the use that begins at an invalid percent sign.
  ///
  /// Returns nil unless the text without its spaces is the use of one of the parts.
  init?(_ invalid: InvalidFormat, in format: FormatString, _ parts: [FormatUsage.Part]) {
    guard !parts.isEmpty else { return nil }
    let bytes = Array(format.string.utf8)
    var index = invalid.range.lowerBound
    var written: [UInt8] = []
    // The sign, the number of the argument, and the name between two `@`.
    while index < bytes.count, written.count(where: { $0 == UInt8(ascii: "@") }) < 2 {
      if bytes[index] != 0x20 { written.append(bytes[index]) }
      index += 1
    }
    let spelling = String(decoding: written, as: UTF8.self)
    guard index - invalid.range.lowerBound > written.count,
      let use = FormatString(spelling).substitutions.first, use.range == 0..<written.count,
      parts.contains(where: { $0.name == use.name })
    else { return nil }
    range = invalid.range.lowerBound..<index
    meant = spelling
  }
}
