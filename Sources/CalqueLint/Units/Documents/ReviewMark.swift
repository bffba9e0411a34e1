import CalqueCatalogs
import CalqueDiagnostics

/// Marks a translation in a file with states as needing review.
enum ReviewMark {
  /// Returns the edit that gives a text the state, or nil if the format has no states, or the file
  /// writes them in an unknown way.
  static func edit(
    of text: CatalogText, _ format: Catalog.Format, _ bytes: [UInt8]
  ) -> Edit? {
    switch format {
    case .xcstrings: text.state == "translated" ? inCatalog(bytes, before: text.range) : nil
    case .xliff: inExchangeFile(bytes, before: text.range)
    case .strings, .stringsdict: nil
    }
  }

  /// `"state" : "translated"` before a value, in the same object.
  private static func inCatalog(_ bytes: [UInt8], before text: Range<Int>) -> Edit? {
    guard let open = bytes[..<text.lowerBound].lastIndex(of: UInt8(ascii: "{")) else { return nil }
    // The quote that opens the value ends the last piece.
    let pieces = bytes[(open + 1)..<text.lowerBound].split(
      separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    guard pieces.count == 8, pieces[1].elementsEqual("state".utf8),
      pieces[3].elementsEqual("translated".utf8), pieces[5].elementsEqual("value".utf8)
    else { return nil }
    return Edit(range: pieces[3].indices, replacement: "needs_review")
  }

  /// The state of `<target>`, in the form that Xcode writes.
  private static func inExchangeFile(_ bytes: [UInt8], before text: Range<Int>) -> Edit? {
    guard let open = bytes[..<text.lowerBound].lastIndex(of: UInt8(ascii: "<")) else { return nil }
    let tag = bytes[open..<text.lowerBound]
    guard tag.starts(with: "<target".utf8), tag.last == UInt8(ascii: ">") else { return nil }
    if tag.count == 8 {
      let place = open + 7
      return Edit(range: place..<place, replacement: " state=\"needs-review-l10n\"")
    }
    let known = "<target state=\"translated\">".utf8
    guard tag.elementsEqual(known) else { return nil }
    let start = open + "<target state=\"".utf8.count
    return Edit(range: start..<(start + "translated".utf8.count), replacement: "needs-review-l10n")
  }
}
