import CalqueDiagnostics

/// Reports broken places, and determines where reading continues after them.
extension StringsReader {
  mutating func report(
    _ code: CatalogProblem.Code, at range: Range<Int>, _ message: String, hint: String? = nil,
    effect: CatalogProblem.Effect = .none, related: Range<Int>? = nil, replacement: String? = nil
  ) {
    guard !isFull else { return }
    if replacement == nil { unfixableCount += 1 }
    problems.append(
      CatalogProblem(
        code, at: range, message, hint: hint, effect: effect, related: related,
        replacement: replacement))
  }

  /// Reports an error that makes the runtime refuse the file.
  mutating func syntax(
    at range: Range<Int>, _ message: String, hint: String? = nil, related: Range<Int>? = nil,
    code: CatalogProblem.Code = .stringsSyntax
  ) {
    report(
      code, at: range, message, hint: hint, effect: .losesFile, related: related)
    if !hasStopped { isReadable = false }
    hasStopped = true
  }

  /// Reports a place where the runtime stops without an error. ``finish()`` adds what is lost.
  private mutating func truncation(
    _ code: CatalogProblem.Code, at range: Range<Int>, _ message: String, hint: String?
  ) {
    guard !isFull else { return }
    truncations.append((problems.count, entries.count))
    report(code, at: range, message, hint: hint, related: range.upperBound..<scanner.bytes.count)
    hasStopped = true
  }

  /// Reports unexpected text where a key should begin.
  mutating func strayText(at start: Int, isError: Bool) {
    let range = token(at: start)
    let found = describe(range)
    if let marker = conflictMarker(at: start) {
      if isError {
        report(
          .mergeMarker, at: marker, "The file contains an unresolved merge conflict",
          hint: "Resolve the conflict, and remove the markers", effect: .losesFile)
        if !hasStopped { isReadable = false }
        hasStopped = true
      } else {
        truncation(
          .mergeMarker, at: marker, "The file contains an unresolved merge conflict",
          hint: "Resolve the conflict, and remove the markers")
      }
      scanner.resume(after: start)
      return
    }
    let message = "Expected a key in quotes, found \(found)"
    let hint = strayHint(at: start)
    if isError {
      syntax(at: range, message, hint: hint)
    } else {
      truncation(
        .stringsSilentTruncation, at: range, message + "; the runtime silently stops reading here",
        hint: hint)
    }
    switch scanner.bytes[start] {
    case UInt8(ascii: ";"), UInt8(ascii: "}"): scanner.index = start + 1
    default: scanner.resume(after: start)
    }
  }

  /// Reports a key without a closing quote. The runtime treats it as the end of the file.
  mutating func unterminatedKey(at start: Int, isError: Bool) {
    if isBraced, isForgiven(at: start) { return }
    let message = "The key that opens at \(lines.position(at: start)) is never closed"
    let quote = Unicode.Scalar(scanner.bytes[start])
    if isError {
      syntax(at: start..<(start + 1), message, hint: "Close it with \(quote)")
    } else {
      truncation(
        .stringsSilentTruncation, at: start..<(start + 1),
        message + "; the runtime silently stops reading here", hint: "Close it with \(quote)")
    }
    scanner.resume(after: start)
  }

  /// Inside braces, the runtime continues after an unclosed quote, and accepts the file if the
  /// closing brace follows.
  private mutating func isForgiven(at quote: Int) -> Bool {
    let saved = scanner
    scanner.index = quote + 1
    guard scanner.skipSpace(), scanner.byte() == UInt8(ascii: "}") else {
      scanner = saved
      return false
    }
    report(
      .stringsSyntax, at: quote..<(quote + 1),
      "Expected a key, found a quote that is never closed", hint: "Remove it")
    return true
  }

  mutating func unterminatedValue(at start: Int) {
    let quote = Unicode.Scalar(scanner.bytes[start])
    syntax(
      at: start..<(start + 1), "The string opened at \(lines.position(at: start)) is never closed",
      hint: "Close it with \(quote) and ';'")
    scanner.resume(after: start)
  }

  mutating func strayValue(at start: Int) {
    let range = token(at: start)
    syntax(
      at: range, "Expected a value in quotes, found \(describe(range))", hint: strayHint(at: start))
    scanner.resume(after: start)
  }

  /// Reports a key that is followed by neither `=` nor `;`.
  mutating func missing(_ what: String, after range: Range<Int>, _ key: Range<Int>) {
    if let line = firstLineBreak(in: key) {
      runaway(range.lowerBound, line)
      return
    }
    let found = scanner.index < scanner.bytes.count ? token(at: scanner.index) : nil
    let place = found ?? range.upperBound..<range.upperBound
    syntax(
      at: place,
      "Expected \(what) after the key, found \(found.map { describe($0) } ?? "the end of the file")",
      hint: found.flatMap { strayHint(at: $0.lowerBound) }, related: range)
    scanner.resume(after: range.upperBound)
  }

  /// Reports a value that is not followed by `;`.
  mutating func missingSemicolon(_ entry: StringsEntry, _ value: Range<Int>) {
    let end = Int(entry.end)
    if scanner.index >= scanner.bytes.count {
      syntax(
        at: end..<end, "Expected ';' after the value, found the end of the file", hint: "Add ';'")
      appendRecovered(entry)
      return
    }
    let found = scanner.index
    let breaksBefore = firstLineBreak(in: end..<found) != nil
    if !breaksBefore || !beginsEntry(at: found), let line = firstLineBreak(in: value) {
      runaway(value.lowerBound, line)
      return
    }
    let token = token(at: found)
    if breaksBefore {
      syntax(
        at: end..<end,
        "Expected ';' after the value, found \(describe(token)) at \(lines.position(at: found))",
        hint: "Add ';'", related: token)
      appendRecovered(entry)
      // The next line is a separate entry, if it looks like one.
      if !beginsEntry(at: found) { scanner.resume(after: end) }
    } else {
      syntax(
        at: token, "Expected ';' after the value, found \(describe(token))",
        hint: strayHint(at: found) ?? "Write a quote inside a string as \\\"", related: value)
      scanner.resume(after: found)
    }
  }

  /// Reports text after the brace that closes the file.
  mutating func junk(after start: Int) {
    let range = token(at: start)
    syntax(
      at: range, "Expected the end of the file after its closing '}', found \(describe(range))",
      hint: "Remove the '}', or what follows it")
  }

  /// Reports a string that spans lines up to the quote that was meant to open the next one.
  private mutating func runaway(_ start: Int, _ lineBreak: Int) {
    syntax(
      at: start..<lineBreak,
      "The string opened at \(lines.position(at: start)) is not closed on its line",
      hint: "Close it before the line ends")
    scanner.resume(after: lineBreak)
  }

  private mutating func appendRecovered(_ entry: StringsEntry) {
    // The runtime loses it together with the file.
    entries.append(entry)
  }

  /// Reports an unclosed `/*`. The text after it is searched for entries nevertheless.
  mutating func resumeInComment(isError: Bool) -> Bool {
    guard let start = scanner.unterminatedComment else { return false }
    scanner.unterminatedComment = nil
    let range = start..<(start + 2)
    let message = "The comment opened at \(lines.position(at: start)) is never closed"
    if isError {
      report(
        .unterminatedComment, at: range, message, hint: "Close it with */", effect: .losesFile)
      if !hasStopped { isReadable = false }
      hasStopped = true
    } else {
      truncation(.unterminatedComment, at: range, message, hint: "Close it with */")
    }
    guard !isFull else { return false }
    scanner.commentEnd = 0
    scanner.resume(after: start)
    return skipSpace()
  }

  /// A quote at the beginning of a line closes a text that was meant to end on the line before.
  @inline(__always)
  mutating func checkLineBreak(before quote: Int) {
    let last = scanner.bytes[quote - 1]
    if last == 0x0A || last == 0x0D { strayLineBreak(before: quote) }
  }

  private mutating func strayLineBreak(before quote: Int) {
    var start = quote - 1
    if scanner.bytes[start] == 0x0A, scanner.bytes[start - 1] == 0x0D { start -= 1 }
    // Without the break, a backslash would escape the quote.
    let slashes = scanner.bytes[..<start].reversed().prefix { $0 == UInt8(ascii: "\\") }.count
    if !slashes.isMultiple(of: 2) {
      report(
        .strayLineBreak, at: (start - 1)..<quote,
        "The text ends with a backslash and a line break",
        hint: "Remove the backslash, and close the quote on the previous line",
        effect: .altersEntries, replacement: "")
      return
    }
    report(
      .strayLineBreak, at: start..<quote, "The text ends with a line break",
      hint: "Close the quote on the previous line", effect: .altersEntries, replacement: "")
  }

  /// Goes to the end of a dictionary, an array or data that is used as a value. Returns false, and
  /// reports the problem, if it is broken.
  mutating func skipStructure() -> Bool {
    let start = scanner.index
    scanner.brokenStructure = nil
    guard scanner.readObject(depth: 1) == nil else { return true }
    let place = scanner.brokenStructure ?? start
    if scanner.isTooDeep {
      scanner.isTooDeep = false
      syntax(
        at: place..<min(place + 1, scanner.bytes.count),
        "Lists and dictionaries are nested more than \(StringsScanner.nestingLimit) levels deep",
        code: .limitExceeded)
    } else {
      syntax(
        at: place..<(place + 1),
        "The '\(Unicode.Scalar(scanner.bytes[place]))' that opens here is not followed by a "
          + "complete value", hint: "A value is a string in quotes, followed by ';'")
    }
    scanner.unterminatedComment = nil
    scanner.commentEnd = 0
    scanner.resume(after: start)
    return false
  }
}
