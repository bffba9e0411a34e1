import CalqueDiagnostics

/// Reads the text of a `.strings` file by CoreFoundation's rules, and continues where it stops.
///
/// Some rules are surprising (`CFOldStylePList.c`). Anything that does not begin a key ends the
/// file without an error, unless it is the first element of the file. A key without a closing quote
/// does so too. A value may be any property list. Braces may enclose the whole file.
struct StringsReader {
  let source: SourceText
  var scanner: StringsScanner
  var entries: [StringsEntry] = []
  var problems: [CatalogProblem] = []
  var isReadable = true
  /// Set where the runtime stops reading, with or without an error.
  var hasStopped = false
  /// The places where reading ends without an error: the problem, and the number of entries in
  /// front of it.
  var truncations: [(problem: Int, entries: Int)] = []
  /// Set inside braces that enclose a file, where every end except the closing brace is an error.
  var isBraced = false
  /// Set for UTF-16 without a byte order mark that the runtime can nevertheless read.
  var isWithoutMark = false
  lazy var lines = LineMap(source)

  /// How many problems have no replacement.
  var unfixableCount = 0
  /// Problems without a replacement beyond this number are not reported. It also limits how often
  /// reading resumes.
  static let unfixableLimit = 1000
  /// Problems beyond this number are not reported. It is high, so that one run can fix all of a
  /// large file.
  static let problemLimit = 1_000_000
  /// Whether nothing more is reported.
  var isFull: Bool {
    unfixableCount >= Self.unfixableLimit || problems.count >= Self.problemLimit
  }

  static func read(_ source: SourceText) -> (
    entries: [StringsEntry], problems: [CatalogProblem], isReadable: Bool
  ) {
    source.utf8.withUnsafeBufferPointer { bytes in
      var reader = StringsReader(source: source, scanner: StringsScanner(bytes))
      guard bytes.count < UInt32.max else {
        let problem = CatalogProblem(
          .limitExceeded, at: 0..<0, "The file is larger than 4 GB", effect: .losesFile)
        return ([], [problem], false)
      }
      if BinaryPropertyListReader.matches(bytes) {
        reader.readBinary()
        if reader.isReadable {
          reader.finish()
          return (reader.entries, reader.problems, true)
        }
        // The runtime then tries to read it as text, so it may be a text file that begins this way.
        let text = read(source, bytes)
        if text.isReadable { return text }
        return (reader.entries, reader.problems, false)
      }
      return read(source, bytes)
    }
  }

  private static func read(_ source: SourceText, _ bytes: UnsafeBufferPointer<UInt8>) -> (
    entries: [StringsEntry], problems: [CatalogProblem], isReadable: Bool
  ) {
    // In UTF-16 without a mark, the runtime skips the first character as a mark, and reads the
    // rest.
    if let start = EncodingChecks.skippedAsMark(source, bytes) {
      var reader = StringsReader(source: source, scanner: StringsScanner(bytes))
      reader.isWithoutMark = true
      reader.readFile(from: start)
      if reader.isReadable { return (reader.entries, reader.problems, true) }
    }
    var reader = StringsReader(source: source, scanner: StringsScanner(bytes))
    reader.readFile(from: 0)
    return (reader.entries, reader.problems, reader.isReadable)
  }

  private mutating func readFile(from start: Int) {
    checkEncoding()
    scanner.index = max(scanner.index, start)
    readContents()
    finish()
  }

  private mutating func readContents() {
    entries.reserveCapacity(scanner.bytes.count / 80)
    guard !scanner.bytes.isEmpty else {
      report(
        .emptyFile, at: 0..<0, "The file is empty",
        hint: "Write its entries, or remove the file; if it has none, add a comment",
        effect: .losesFile)
      isReadable = false
      return
    }
    if beginsXML(at: scanner.index) {
      readXML()
      return
    }
    guard skipSpace() else { return }
    if scanner.byte() == UInt8(ascii: "{") {
      let opening = scanner.index
      scanner.index += 1
      readEntries(openedAt: opening)
    } else {
      readEntries(openedAt: nil)
    }
  }

  private mutating func readEntries(openedAt brace: Int?) {
    var isOpen = brace != nil
    isBraced = isOpen
    while skipSpace(), !isFull {
      if isOpen, scanner.byte() == UInt8(ascii: "}") {
        scanner.index += 1
        isOpen = false
        isBraced = false
        _ = scanner.takeComment()
        if skipSpace() { junk(after: scanner.index) }
        continue
      }
      readEntry(isFirst: entries.isEmpty && !hasStopped && brace == nil)
    }
    if isOpen, let brace {
      syntax(
        at: brace..<(brace + 1), "The '{' that opens the file is never closed",
        hint: "Close it with '}', or remove it")
    }
  }

  /// Reads `key = value;` from the first byte of what should be a key.
  @inline(__always)
  private mutating func readEntry(isFirst: Bool) {
    var entry = StringsEntry()
    let comment = scanner.takeComment()
    entry.commentStart = UInt32(truncatingIfNeeded: comment.start)
    entry.commentEnd = UInt32(truncatingIfNeeded: comment.end)
    if comment.isLines { entry.traits.insert(.lineComment) }
    if hasStopped { entry.traits.insert(.unreachable) }
    let start = scanner.index
    entry.start = UInt32(truncatingIfNeeded: start)

    guard let key = readKey(into: &entry, isError: isFirst || isBraced) else { return }
    let keyEnd = scanner.index
    guard let hasMore = skipSpaceInEntry() else { return }
    guard hasMore else {
      missing("'=' and a value, or ';',", after: start..<keyEnd, key)
      return
    }
    var valueStart = start
    switch scanner.bytes[scanner.index] {
    case UInt8(ascii: ";"):
      entry.valueStart = entry.keyStart
      entry.valueEnd = entry.keyEnd
      entry.traits.insert(.shortcut)
      if entry.traits.contains(.escapedKey) { entry.traits.insert(.escapedValue) }
    case UInt8(ascii: "="):
      scanner.index += 1
      guard let hasMore = skipSpaceInEntry() else { return }
      guard hasMore else {
        missing("a value", after: start..<scanner.index, key)
        return
      }
      valueStart = scanner.index
      guard readValue(into: &entry) else { return }
    default:
      missing("'=' or ';'", after: start..<keyEnd, key)
      return
    }
    finish(&entry, valueStart..<scanner.index)
  }

  /// Reads the semicolon after a value and the comment after it, and adds the entry.
  @inline(__always)
  private mutating func finish(_ entry: inout StringsEntry, _ value: Range<Int>) {
    guard let hasMore = skipSpaceInEntry() else { return }
    if hasMore, scanner.bytes[scanner.index] == UInt8(ascii: ";") {
      scanner.index += 1
      entry.end = UInt32(truncatingIfNeeded: scanner.index)
      entries.append(entry)
      let last = scanner.bytes[value.upperBound - 1]
      if last == UInt8(ascii: "\"") || last == UInt8(ascii: "'") {
        checkLineBreak(before: value.upperBound - 1)
      }
      _ = scanner.takeComment()
      takeTrailingComment()
    } else {
      entry.end = UInt32(truncatingIfNeeded: value.upperBound)
      missingSemicolon(entry, value)
    }
  }

  /// Reads the key of an entry, and returns its range.
  @inline(__always)
  private mutating func readKey(into entry: inout StringsEntry, isError: Bool) -> Range<Int>? {
    let start = scanner.index
    let first = scanner.bytes[start]
    let key: Range<Int>
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      guard let string = scanner.quoted() else {
        unterminatedKey(at: start, isError: isError)
        return nil
      }
      key = string.range
      if string.isEscaped { entry.traits.insert(.escapedKey) }
      if first == UInt8(ascii: "'") { entry.traits.insert(.singleQuotedKey) }
    } else if StringsScanner.isWordByte(first) {
      key = scanner.word()
      entry.traits.insert(.unquotedKey)
    } else {
      strayText(at: start, isError: isError)
      return nil
    }
    entry.keyStart = UInt32(truncatingIfNeeded: key.lowerBound)
    entry.keyEnd = UInt32(truncatingIfNeeded: key.upperBound)
    return key
  }

  @inline(__always)
  private mutating func readValue(into entry: inout StringsEntry) -> Bool {
    let start = scanner.index
    let first = scanner.bytes[start]
    let value: Range<Int>
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      guard let string = scanner.quoted() else {
        unterminatedValue(at: start)
        return false
      }
      value = string.range
      if string.isEscaped { entry.traits.insert(.escapedValue) }
      if first == UInt8(ascii: "'") { entry.traits.insert(.singleQuotedValue) }
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"):
      guard skipStructure() else { return false }
      value = start..<scanner.index
      entry.traits.insert(.structuredValue)
    case _ where StringsScanner.isWordByte(first):
      value = scanner.word()
      entry.traits.insert(.unquotedValue)
    default:
      strayValue(at: start)
      return false
    }
    entry.valueStart = UInt32(truncatingIfNeeded: value.lowerBound)
    entry.valueEnd = UInt32(truncatingIfNeeded: value.upperBound)
    return true
  }

  /// A comment between the end of an entry and the end of its line belongs to that entry.
  @inline(__always)
  private mutating func takeTrailingComment() {
    while let byte = scanner.byte(), byte == 0x20 || byte == 0x09 { scanner.index += 1 }
    guard scanner.byte() == UInt8(ascii: "/") else { return }
    attachTrailingComment()
  }

  private mutating func attachTrailingComment() {
    let start = scanner.index
    guard scanner.skipComment(), scanner.unterminatedComment == nil else { return }
    let end = scanner.index
    while let byte = scanner.byte(), byte == 0x20 || byte == 0x09 { scanner.index += 1 }
    // A comment that spans lines, or is in front of something else, belongs to what follows.
    let endsLine = scanner.byte().map { $0 == 0x0A || $0 == 0x0D } ?? true
    guard endsLine, let last = entries.indices.last,
      !scanner.bytes[start..<end].contains(where: { $0 == 0x0A || $0 == 0x0D })
    else { return }
    // If an entry has two comments, the one in front of it is used; this one belongs to no other
    // entry.
    if entries[last].commentEnd == 0 {
      entries[last].commentStart = UInt32(truncatingIfNeeded: start)
      entries[last].commentEnd = UInt32(truncatingIfNeeded: end)
      if scanner.commentIsLines { entries[last].traits.insert(.lineComment) }
    }
    scanner.commentEnd = 0
  }

  /// Goes to the next token, and reports an unclosed comment on the way.
  @inline(__always)
  mutating func skipSpace() -> Bool {
    if scanner.skipSpace() { return true }
    guard scanner.unterminatedComment != nil else { return false }
    return resumeInComment(isError: isBraced)
  }

  /// Goes to the next token of an entry. Returns nil, and reports the problem, if an unclosed
  /// comment hides it.
  @inline(__always)
  private mutating func skipSpaceInEntry() -> Bool? {
    if scanner.skipSpace() { return true }
    guard scanner.unterminatedComment != nil else { return false }
    _ = resumeInComment(isError: true)
    return nil
  }
}
