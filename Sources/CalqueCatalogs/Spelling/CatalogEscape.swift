import CalqueDiagnostics

/// A stretch of a file that reads as something else than its characters: `\n`, `\u00e9`, `&amp;`.
public struct CatalogEscape: Sendable, Hashable {
  /// Where it stands, from its sign to its end.
  public var range: Range<Int>
  /// What it decodes to. Empty for markup that is no text, such as the signs of a CDATA section,
  /// and U+FFFD for half of a surrogate pair.
  public var text: String
}

extension Catalog {
  /// The escapes in a stretch of the file, in order. They are looked for when they are asked for.
  ///
  /// - Parameter range: The place of a key or of a text, as the catalog's entries have it: it
  ///   begins and ends between characters, and holds no quotes.
  /// - Complexity: O(length of the range).
  public func escapes(in range: Range<Int>) -> [CatalogEscape] {
    source.utf8.withUnsafeBufferPointer { bytes in
      let range = range.clamped(to: 0..<bytes.count)
      let format = spellingFormat(bytes)
      var escapes: [CatalogEscape] = []
      var walk = SpellingWalk(bytes: bytes, index: range.lowerBound, end: range.upperBound)
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

  /// The format whose escapes the file has: a `.strings` file may be an XML property list.
  private func spellingFormat(_ bytes: UnsafeBufferPointer<UInt8>) -> Format {
    let first = bytes.first { $0 > 0x20 }
    return format == .strings && first == UInt8(ascii: "<") ? .stringsdict : format
  }
}
