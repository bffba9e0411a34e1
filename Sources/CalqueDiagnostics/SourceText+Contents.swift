extension SourceText {
  /// Returns the file's bytes, in its own encoding and with its byte order mark, after edits of its
  /// text.
  ///
  /// Without edits these are exactly the bytes that were read. With edits, every byte outside the
  /// edited ranges is kept, including bytes that are not valid in the file's encoding.
  ///
  /// - Parameters:
  ///   - edits: Edits that do not overlap. Of several at one place, the first comes first.
  ///   - keepsByteOrderMark: Whether to write the byte order mark, if the file had one. Encodings
  ///     other than UTF-8 always keep it.
  /// - Complexity: O(length of the text + edits), and O(1) for UTF-8 without edits.
  public func contents(applying edits: [Edit] = [], keepsByteOrderMark: Bool = true) -> [UInt8] {
    let hasMark = byteOrderMarkLength > 0 && (keepsByteOrderMark || encoding != .utf8)
    if edits.isEmpty, encoding == .utf8, !hasMark { return utf8 }
    var writer = SourceWriter(source: self, hasMark: hasMark)
    for edit in Self.ordered(edits) {
      writer.copy(to: edit.range.lowerBound)
      writer.write(edit.replacement.utf8)
      writer.skip(to: edit.range.upperBound)
    }
    writer.copy(to: utf8.count)
    return writer.output
  }

  /// Returns edits in the order of their places; those at one place stay in their order.
  private static func ordered(_ edits: [Edit]) -> [Edit] {
    if zip(edits, edits.dropFirst()).allSatisfy({ $0.range.lowerBound <= $1.range.lowerBound }) {
      return edits
    }
    // The index breaks ties, because sorting is not guaranteed to be stable.
    return edits.indices.sorted {
      (edits[$0].range.lowerBound, $0) < (edits[$1].range.lowerBound, $1)
    }.map { edits[$0] }
  }
}

/// Writes a source text in the encoding of its file.
private struct SourceWriter {
  let source: SourceText
  var output: [UInt8] = []
  /// The offset up to which the text is written or skipped.
  private var index = 0
  /// The index of the next undecodable bytes.
  private var next = 0

  init(source: SourceText, hasMark: Bool) {
    self.source = source
    let unit: Int
    switch source.encoding {
    case .utf8: unit = 1
    case .utf16LittleEndian, .utf16BigEndian: unit = 2
    case .utf32LittleEndian, .utf32BigEndian: unit = 4
    }
    output.reserveCapacity(source.utf8.count * unit + 4)
    if hasMark { write("\u{FEFF}".utf8) }
  }

  mutating func copy(to end: Int) {
    let end = min(end, source.utf8.count)
    while next < source.undecodable.count, source.undecodable[next].offset < end {
      let unit = source.undecodable[next]
      next += 1
      // Bytes that an edit removed are not restored.
      guard unit.offset >= index else { continue }
      write(source.utf8[index..<unit.offset])
      output += unit.bytes
      index = unit.offset + UTF8.encodedReplacementCharacter.count
    }
    guard index < end else { return }
    write(source.utf8[index..<end])
    index = end
  }

  mutating func skip(to end: Int) { index = max(index, min(end, source.utf8.count)) }

  mutating func write(_ text: some Collection<UInt8>) {
    guard source.encoding != .utf8 else {
      output += text
      return
    }
    // An array slice and a native string both have contiguous storage.
    let isDone: Void? = text.withContiguousStorageIfAvailable { convert($0) }
    if isDone == nil { Array(text).withUnsafeBufferPointer { convert($0) } }
  }

  /// Appends well-formed UTF-8 in the encoding of the file.
  private mutating func convert(_ text: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < text.count {
      let lead = UInt32(text[index])
      index += 1
      // The first byte of two, three or four determines the number of bytes that follow.
      let following = lead < 0xC0 ? 0 : lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3
      var scalar = following == 0 ? lead : lead & 0x3F >> UInt32(following)
      for _ in 0..<min(following, text.count - index) {
        scalar = scalar << 6 | UInt32(text[index] & 0x3F)
        index += 1
      }
      append(scalar)
    }
  }

  private mutating func append(_ scalar: UInt32) {
    switch source.encoding {
    case .utf8: break
    case .utf16LittleEndian, .utf16BigEndian:
      if scalar < 0x10000 {
        append(unit: scalar)
      } else {
        append(unit: 0xD800 + (scalar - 0x10000) >> 10)
        append(unit: 0xDC00 + (scalar - 0x10000) & 0x3FF)
      }
    case .utf32LittleEndian:
      for shift in [0, 8, 16, 24] as [UInt32] { append(byte: scalar >> shift) }
    case .utf32BigEndian:
      for shift in [24, 16, 8, 0] as [UInt32] { append(byte: scalar >> shift) }
    }
  }

  private mutating func append(unit: UInt32) {
    let isBig = source.encoding == .utf16BigEndian
    append(byte: isBig ? unit >> 8 : unit)
    append(byte: isBig ? unit : unit >> 8)
  }

  private mutating func append(byte: UInt32) { output.append(UInt8(truncatingIfNeeded: byte)) }
}
