public import CalqueDiagnostics

/// A `.strings` file, read into a table of places over its text. Texts are decoded on demand.
///
/// What it holds is what CoreFoundation reads, entry by entry, and more: where CoreFoundation
/// stops without a word, or refuses the file, reading goes on behind the broken place, and
/// ``entries`` holds what was found there with the trait ``StringsEntry/Traits/unreachable``.
public struct StringsFile: Sendable {
  /// The text. All ranges count bytes of its `utf8`.
  public let source: SourceText
  /// All entries in file order, with those of equal keys.
  public let entries: [StringsEntry]
  /// What is wrong with the file, in file order.
  public let problems: [CatalogProblem]
  /// Whether the runtime reads the file at all. If not, no entry of it is ever seen.
  public let isReadable: Bool

  /// Reads a file.
  public init(_ source: SourceText) {
    self.source = source
    let result = StringsReader.read(source)
    entries = result.entries
    problems = result.problems
    isReadable = result.isReadable
  }

  /// The same file with some of its entries only.
  init(_ file: StringsFile, entries: [StringsEntry]) {
    source = file.source
    problems = file.problems
    isReadable = file.isReadable
    self.entries = entries
  }

  /// Whether the file can be read here: by the runtime too, or but for its missing byte order mark.
  var isUnderstood: Bool {
    isReadable || problems.allSatisfy { $0.effect != .losesFile || $0.code == .encodingMixed }
  }

  /// Whether the file is a property list in XML or a binary one, which no semicolon ends.
  var isPropertyList: Bool {
    source.utf8.withUnsafeBufferPointer { bytes in
      guard
        !BinaryPropertyListReader.matches(bytes) || entries.first?.traits.contains(.binary) != true
      else { return true }
      var index = 0
      while index < bytes.count, XMLPropertyListReader.isSpace(bytes[index]) { index += 1 }
      return index < bytes.count && bytes[index] == UInt8(ascii: "<")
    }
  }

  /// The decoded key of an entry.
  public func key(of entry: StringsEntry) -> String {
    text(entry.keyRange, entry, isEscaped: entry.traits.contains(.escapedKey))
  }

  /// The decoded value of an entry. Empty where the value is not a text.
  public func value(of entry: StringsEntry) -> String {
    if entry.traits.contains(.structuredValue) { return "" }
    return text(entry.valueRange, entry, isEscaped: entry.traits.contains(.escapedValue))
  }

  /// The comment before an entry without its signs and the space around it; nil without one.
  public func comment(of entry: StringsEntry) -> String? {
    guard let range = entry.commentRange else { return nil }
    return source.utf8.withUnsafeBufferPointer { bytes in
      entry.traits.contains(.markup)
        ? StringsComment.ofMarkup(bytes, range) : StringsComment.text(bytes, range)
    }
  }

  /// The keys and values that the runtime sees. Of equal keys the last one wins.
  public var runtimeStrings: [String: String] {
    guard isReadable else { return [:] }
    var result: [String: String] = [:]
    result.reserveCapacity(entries.count)
    for entry in entries where !entry.traits.contains(.unreachable) {
      result[key(of: entry)] = value(of: entry)
    }
    return result
  }

  private func text(_ range: Range<Int>, _ entry: StringsEntry, isEscaped: Bool) -> String {
    source.utf8.withUnsafeBufferPointer { bytes in
      if entry.traits.contains(.markup) { return XMLText.decode(bytes, range) }
      if entry.traits.contains(.binary) {
        return BinaryPropertyListReader.text(bytes, ofObjectAt: range)
      }
      return isEscaped
        ? StringsEscapes.decode(bytes, range)
        : String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
  }
}
