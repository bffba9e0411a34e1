import CalqueDiagnostics

/// Checks that need the whole file or a second examination of a place.
extension StringsReader {
  mutating func checkEncoding() {
    problems += EncodingChecks.problems(source, scanner.bytes, readable: [.utf8, .unicode])
    if isWithoutMark { EncodingChecks.forgiveMissingMark(&problems) }
    isReadable = !problems.contains { $0.effect == .losesFile }
    // The runtime refuses a second byte order mark; this reader continues after it.
    if scanner.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { scanner.index = 3 }
  }

  /// Completes the problems after reading.
  mutating func finish() {
    for truncation in truncations {
      let lost = entries.count - truncation.entries
      problems[truncation.problem].effect = lost > 0 ? .losesEntries : .none
      switch lost {
      case 0: break
      case 1: problems[truncation.problem].message += ", and the entry after it is lost"
      default: problems[truncation.problem].message += ", and \(lost) entries after it are lost"
      }
      // Only the first one stops the runtime; the others would if it were fixed.
    }
    for place in scanner.nestedComments {
      report(
        .nestedComment, at: place..<(place + 2),
        "Comments do not nest: the first */ ends the comment, despite this /*")
    }
    for place in scanner.oddEscapes { checkEscape(at: place) }
    checkDuplicates()
    problems.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  private mutating func checkDuplicates() {
    let bytes = scanner.bytes
    var table = KeyTable(count: entries.count)
    for index in entries.indices {
      let entry = entries[index]
      let isEscaped = entry.traits.contains(.escapedKey)
      let hash =
        isEscaped
        ? Array(StringsEscapes.decode(bytes, entry.keyRange).utf8).withUnsafeBytes(KeyTable.hash)
        : KeyTable.hash(
          UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[entry.keyRange]))
      let earlier = table.insert(index, hash: hash) { other in
        let other = entries[other]
        if !isEscaped, !other.traits.contains(.escapedKey) {
          let raw = UnsafeRawBufferPointer(bytes)
          return KeyTable.areEqual(
            UnsafeRawBufferPointer(rebasing: raw[entry.keyRange]),
            UnsafeRawBufferPointer(rebasing: raw[other.keyRange]))
        }
        // Two spellings of one key. Equal means the same scalars, not canonically equivalent ones.
        return decoded(entry, bytes).utf8.elementsEqual(decoded(other, bytes).utf8)
      }
      if let earlier { reportDuplicate(entry, of: entries[earlier]) }
    }
  }

  private func decoded(_ entry: StringsEntry, _ bytes: UnsafeBufferPointer<UInt8>) -> String {
    StringsEscapes.decode(bytes, entry.keyRange)
  }

  private mutating func reportDuplicate(_ entry: StringsEntry, of earlier: StringsEntry) {
    let bytes = scanner.bytes
    let isSame = bytes[entry.valueRange].elementsEqual(bytes[earlier.valueRange])
    let key = String(decoding: UnsafeBufferPointer(rebasing: bytes[entry.keyRange]), as: UTF8.self)
    let place = lines.position(at: earlier.range.lowerBound)
    report(
      .duplicateKey, at: entry.keyRange,
      isSame
        ? "The key '\(key)' is already defined at \(place), with the same value"
        : "The key '\(key)' is already defined at \(place), with a different value, which is never used",
      hint: "Remove one of the two", effect: isSame ? .none : .losesEntries,
      related: earlier.keyRange)
  }

  private mutating func checkEscape(at place: Int) {
    let bytes = scanner.bytes
    var index = place + 1
    switch bytes[index] {
    case UInt8(ascii: "U"): checkUnicodeEscape(at: place)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      guard let unit = StringsEscapes.escape(bytes, &index), unit >= 0x80 else { return }
      let scalar = Unicode.Scalar(unit).map { String($0) } ?? ""
      report(
        .suspiciousEscape, at: place..<index,
        "The octal escape is read in the NeXTSTEP encoding, as \(scalar)",
        hint: "Write the character itself", effect: .altersEntries)
    case UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "v"): break
    case 0x0A, 0x0D:
      report(
        .strayLineBreak, at: place..<(place + 2),
        "A backslash does not escape the line break after it", hint: "Write \\n, or join the lines",
        effect: .altersEntries)
    default:
      if reportBracedEscape(at: place) { return }
      var end = index + 1
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
      let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[index..<end]), as: UTF8.self)
      let isUnicode =
        bytes[index] == UInt8(ascii: "u") && hexadecimalDigits(from: index + 1) >= 4
      report(
        .invalidEscape, at: place..<end,
        "\\\(text) is not an escape sequence: the backslash is dropped and '\(text)' remains",
        hint: isUnicode ? "Write \\U" : escapeHint(text, end),
        effect: .altersEntries, replacement: isUnicode ? "\\U" : nil)
    }
  }

  /// Reports a code point as Swift and JavaScript write it, `\u{26A0}`.
  private mutating func reportBracedEscape(at place: Int) -> Bool {
    let bytes = scanner.bytes
    let digits = place + 3
    guard place + 4 < bytes.count, bytes[place + 1] == UInt8(ascii: "u"),
      bytes[place + 2] == UInt8(ascii: "{")
    else { return false }
    let count = hexadecimalDigits(from: digits)
    let end = digits + count
    guard 1...8 ~= count, end < bytes.count, bytes[end] == UInt8(ascii: "}"),
      let escape = Self.spelling(number(digits..<end))
    else { return false }
    let text = String(
      decoding: UnsafeBufferPointer(rebasing: bytes[(place + 1)...end]), as: UTF8.self)
    report(
      .invalidEscape, at: place..<(end + 1),
      "\\\(text) is not an escape sequence: the backslash is dropped and '\(text)' remains",
      hint: "Write \(escape)", effect: .altersEntries, replacement: escape)
    return true
  }

  /// Returns how to write what was meant by a backslash and a character, which ends at `end`.
  private func escapeHint(_ text: String, _ end: Int) -> String {
    let next = end < scanner.bytes.count ? scanner.bytes[end] : 0
    if text == "(" {
      return "Values are not interpolated in a file: write a placeholder such as %@, "
        + "and pass the value in code with String(format:)"
    }
    if text == " ", "nrt\"".utf8.contains(next) { return "Remove the space after the backslash" }
    if text == " ", "NRT".utf8.contains(next) {
      return "Write \\\(String(UnicodeScalar(next | 0x20)))"
    }
    // Letters without a case may be the first ones of a line, too.
    if text.first.map({ $0.isUppercase || $0.isLetter && !$0.isLowercase }) == true {
      return
        "Write \\n\(text) if a line break was meant; otherwise remove the backslash, or double it"
    }
    return "Remove the backslash, or double it"
  }

  private func hexadecimalDigits(from start: Int) -> Int {
    var end = start
    while end < scanner.bytes.count, HexadecimalDigits.value(scanner.bytes[end]) != nil {
      end += 1
    }
    return end - start
  }

  private func number(_ range: Range<Int>) -> UInt32 {
    scanner.bytes[range].reduce(0) { $0 << 4 | UInt32(HexadecimalDigits.value($1) ?? 0) }
  }

  private mutating func checkUnicodeEscape(at place: Int) {
    let start = place + 2
    let digits = hexadecimalDigits(from: start)
    guard digits >= 4 else {
      report(
        .suspiciousEscape, at: place..<(start + digits),
        "\\U takes four hexadecimal digits, found \(digits)",
        hint: digits == 0 ? "Remove the backslash" : "Pad with leading zeros",
        effect: .altersEntries)
      return
    }
    // Five digits that write a symbol beyond U+FFFF, or eight digits with leading zeros.
    for count in [5, 8] where digits == count {
      let value = number(start..<(start + count))
      guard count == 8 ? value <= 0x10FFFF : value >= 0x1D000 && value <= 0x1FFFF else { continue }
      report(
        .suspiciousEscape, at: place..<(start + count),
        "\\U takes four hexadecimal digits; the rest is read as text",
        hint: value > 0xFFFF ? "Write the character itself, or its two surrogates" : nil,
        effect: .altersEntries, replacement: Self.spelling(value))
      return
    }
    let unit = number(start..<(start + 4))
    if unit & 0xF800 == 0xD800, !isPaired(unit, at: place) {
      report(
        .suspiciousEscape, at: place..<(start + 4),
        "An unpaired surrogate is read as U+FFFD",
        hint: "Write the character itself", effect: .altersEntries)
    }
  }

  private func isPaired(_ unit: UInt32, at place: Int) -> Bool {
    let partner = unit & 0x0400 == 0 ? place + 6 : place - 6
    guard partner >= 0, partner + 6 <= scanner.bytes.count,
      scanner.bytes[partner] == UInt8(ascii: "\\"),
      scanner.bytes[partner + 1] == UInt8(ascii: "U"),
      hexadecimalDigits(from: partner + 2) >= 4
    else { return false }
    return number((partner + 2)..<(partner + 6)) & 0xFC00 == (unit & 0x0400 == 0 ? 0xDC00 : 0xD800)
  }

  private static func spelling(_ value: UInt32) -> String? {
    guard let scalar = Unicode.Scalar(value) else { return nil }
    return String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
