import CalqueDiagnostics

/// A part of a file that is read as something other than its characters: `\n`, `\u00e9`, `&amp;`.
public struct CatalogEscape: Sendable, Hashable {
  /// Its place, from its first character to its end.
  public var range: Range<Int>
  /// The text that it decodes to. Empty for markup that is not text, such as the delimiters of a
  /// CDATA section, and U+FFFD for half of a surrogate pair.
  public var text: String
}

extension Catalog {
  /// Returns the escapes in a range of the file, in order. They are found on demand.
  ///
  /// - Parameter range: The place of a key or of a text, as in the catalog's entries: it begins and
  ///   ends between characters, and does not include quotes.
  /// - Complexity: O(length of the range).
  public func escapes(in range: Range<Int>) -> [CatalogEscape] {
    source.utf8.withUnsafeBufferPointer { bytes in
      let range = range.clamped(to: 0..<bytes.count)
      let format = spellingFormat(bytes)
      var escapes: [CatalogEscape] = []
      var walk = RawTextWalk(bytes: bytes, index: range.lowerBound, end: range.upperBound)
      while walk.index < walk.end {
        let start = walk.index
        _ = walk.step(format)
        guard walk.index - start > 1 else { continue }
        let stretch = start..<walk.index
        let text =
          switch format {
          case .strings: StringsEscapes.decode(bytes, stretch)
          case .xcstrings: JSONEscapes.decode(UnsafeBufferPointer(rebasing: bytes[stretch]))
          case .stringsdict, .xliff: XMLText.decode(bytes, stretch)
          }
        escapes.append(CatalogEscape(range: stretch, text: text))
      }
      return escapes
    }
  }

  /// The format whose escapes the file uses: a `.strings` file may be an XML property list.
  private func spellingFormat(_ bytes: UnsafeBufferPointer<UInt8>) -> Format {
    let first = bytes.first { $0 > 0x20 }
    return format == .strings && first == UInt8(ascii: "<") ? .stringsdict : format
  }
}
