import CalqueDiagnostics

/// The layout of the entries of a `.strings` file, so that new ones look like their neighbors.
struct StringsStyle {
  private let bytes: [UInt8]
  /// The line ending of this file.
  let lineBreak: String

  init(_ source: SourceText) {
    bytes = source.utf8
    guard let end = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
      lineBreak = "\n"
      return
    }
    let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
    lineBreak = isPair ? "\r\n" : bytes[end] == 0x0D ? "\r" : "\n"
  }

  /// An entry with the comment that belongs to it, in front of it or after it.
  func block(_ entry: StringsEntry) -> Range<Int> {
    guard let comment = entry.commentRange else { return entry.range }
    return min(
      comment.lowerBound, entry.range.lowerBound)..<max(comment.upperBound, entry.range.upperBound)
  }

  /// The key with its quotes.
  func key(_ entry: StringsEntry) -> Range<Int> {
    widened(entry.keyRange, isQuoted: !entry.traits.contains(.unquotedKey))
  }

  /// The value with its quotes.
  func value(_ entry: StringsEntry) -> Range<Int> {
    let isBare = !entry.traits.isDisjoint(with: [.unquotedValue, .structuredValue])
    return widened(entry.valueRange, isQuoted: !isBare)
  }

  private func widened(_ range: Range<Int>, isQuoted: Bool) -> Range<Int> {
    isQuoted ? (range.lowerBound - 1)..<(range.upperBound + 1) : range
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func isSpace(at index: Int) -> Bool {
    bytes[index] == 0x20 || bytes[index] >= 0x09 && bytes[index] <= 0x0D
  }

  /// The end of the text in front of a place, without white space.
  func end(before place: Int) -> Int {
    var place = place
    while place > 0, isSpace(at: place - 1) { place -= 1 }
    return place
  }

  /// The beginning of the text after a place, without white space; the end of the file if there is
  /// none.
  func start(after place: Int) -> Int {
    var place = place
    while place < bytes.count, isSpace(at: place) { place += 1 }
    return place
  }

  func hasLineBreak(_ range: Range<Int>) -> Bool {
    bytes[range].contains { $0 == 0x0A || $0 == 0x0D }
  }

  /// The white space between the beginning of an entry's line and the entry; empty if there is
  /// other text in front of it.
  func indentation(_ entry: StringsEntry) -> String {
    var start = entry.range.lowerBound
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    let isAtLineStart = start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
    return isAtLineStart ? text(start..<entry.range.lowerBound) : ""
  }

  /// The text between the key and the value of an entry. Returns nil if it is more than the equals
  /// sign and white space.
  func sign(_ entry: StringsEntry) -> String? {
    guard !entry.traits.contains(.shortcut) else { return nil }
    let range = key(entry).upperBound..<value(entry).lowerBound
    guard range.allSatisfy({ isSpace(at: $0) || bytes[$0] == UInt8(ascii: "=") }) else {
      return nil
    }
    return text(range)
  }

  /// The end of an entry with the comments that end its line. Returns nil if there are none, or if
  /// something else follows on the line.
  func remarkEnd(after entry: StringsEntry) -> Int? {
    let start = block(entry).upperBound
    var place = start
    var end: Int?
    while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D {
      if isSpace(at: place) {
        place += 1
        continue
      }
      guard bytes[place] == UInt8(ascii: "/"), place + 1 < bytes.count else { return nil }
      let rest = bytes[place...]
      if bytes[place + 1] == UInt8(ascii: "/") {
        place = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      } else if bytes[place + 1] == UInt8(ascii: "*"),
        let close = rest.dropFirst(2).firstRange(of: "*/".utf8)
      {
        if hasLineBreak(place..<close.upperBound) { return nil }
        place = close.upperBound
      } else {
        return nil
      }
      end = place
    }
    return end
  }

  /// The white space between two entries. Returns nil if there is anything else between them.
  func separator(_ first: StringsEntry, _ second: StringsEntry) -> String? {
    let start = block(first).upperBound
    let end = block(second).lowerBound
    guard start < end, (start..<end).allSatisfy({ isSpace(at: $0) }) else { return nil }
    return text(start..<end)
  }
}
