public import CalqueDiagnostics

/// A `.strings` file, read into a table of places in its text. Texts are decoded on demand.
///
/// It contains what CoreFoundation reads, entry by entry, and more. Where CoreFoundation stops
/// silently, or refuses the file, reading continues after the broken place, and ``entries``
/// includes what was found there with the trait ``StringsEntry/Traits/unreachable``.
public struct StringsFile: Sendable {
  /// The text. All ranges count bytes of its `utf8`.
  public let source: SourceText
  /// All entries in file order, including those with equal keys.
  public let entries: [StringsEntry]
  /// The problems of the file, in file order.
  public let problems: [CatalogProblem]
  /// Whether the runtime reads the file at all. If not, none of its entries is read.
  public let isReadable: Bool

  /// Reads a file.
  public init(_ source: SourceText) {
    self.source = source
    let result = StringsReader.read(source)
    entries = result.entries
    problems = result.problems
    isReadable = result.isReadable
  }

  /// Creates a copy of a file with only some of its entries.
  init(_ file: StringsFile, entries: [StringsEntry]) {
    source = file.source
    problems = file.problems
    isReadable = file.isReadable
    self.entries = entries
  }

  /// Whether the file can be read here: the runtime reads it too, or would but for its missing byte
  /// order mark.
  var isUnderstood: Bool {
    isReadable || problems.allSatisfy { $0.effect != .losesFile || $0.code == .encodingMixed }
  }

  /// Whether the file is an XML or a binary property list, whose entries do not end with a
  /// semicolon.
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

  /// The decoded value of an entry. Empty if the value is not a text.
  public func value(of entry: StringsEntry) -> String {
    if entry.traits.contains(.structuredValue) { return "" }
    return text(entry.valueRange, entry, isEscaped: entry.traits.contains(.escapedValue))
  }

  /// The comment in front of an entry, without its delimiters and the surrounding white space.
  /// Returns nil if there is none.
  public func comment(of entry: StringsEntry) -> String? {
    guard let range = entry.commentRange else { return nil }
    return source.utf8.withUnsafeBufferPointer { bytes in
      entry.traits.contains(.markup)
        ? StringsComment.ofMarkup(bytes, range) : StringsComment.text(bytes, range)
    }
  }

  /// The keys and values that the runtime reads. Of entries with equal keys, the last one is used.
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
