import CalqueCatalogs
package import CalqueDiagnostics

/// Two spaces in a row.
package enum DoubleSpace: TextRule {
  package static let id = "double_space"
  package static let severity = Severity.warning
  package static let summary = "two spaces in a row inside a text"
  package static let rationale = """
    The gap is shown, and looks like a word that is missing: mostly one was. Two spaces behind the \
    end of a sentence are a habit of typewriters and no finding in a source text, nor in a translation \
    whose source has them; nor are spaces that indent a line, or that a source text sets between \
    values: `%@  %@`.
    """
  package static let examples: [RuleExample] = [
    .strings(#""a" = "Open↓  file";"#),
    .strings(#""a" = "Open↓ \U0020 file and↓  folder";"#),
    .strings(english: #""a" = "Done. Next";"#, german: #""a" = "Fertig.↓  Weiter";"#),
    .strings(#""a" = "Done.  Next";"#),
    .strings(english: #""a" = "Name:  %@";"#, german: #""a" = "Name:  %@";"#),
    .strings(#""a" = "One:\n  two";"#),
    .strings(#""a" = "%1$@  %2$@/%3$@  (%4$@)";"#),
    .strings(#""a" = "🔐  Safe";"#),
    .strings(#""a" = "Open  ";"#),
  ]
  package static let interest = TextInterest.texts(with: .doubleSpace)

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    // If the source has them, they are intended, or the source has the finding.
    if text.source?.traits.contains(.doubleSpace) == true { return }
    let utf8 = Array(text.string.utf8)
    let edges = TextEdges(text.string)
    var index = edges.leading
    let end = utf8.count - edges.trailing
    while index < end {
      let start = index
      while index < end, utf8[index] == 0x20 { index += 1 }
      if index - start > 1, start > 0, index < end,
        !isMeant(between: utf8[..<start], and: utf8[index...], text)
      {
        context.report(
          Self.self, at: context.place(of: start..<index, in: text.text),
          "\(index - start) spaces stand in a row", remedy: "Write one, or the word between them",
          key: text.key, locale: text.locale,
          fix: context.fix("write one space", [TextEdit(start..<index, " ")], in: text.text))
      }
      if index == start { index += 1 }
    }
  }

  /// Whether spaces are an indent or, in a source text, anything but a gap between two words.
  private static func isMeant(
    between before: ArraySlice<UInt8>, and after: ArraySlice<UInt8>, _ text: TextUnit
  ) -> Bool {
    if let last = before.last, last == 0x0A || last == 0x0D || last == 0x09 { return true }
    if text.source != nil { return false }
    let word = String(decoding: before.suffix(4), as: UTF8.self).unicodeScalars.last
    let next = String(decoding: after.prefix(4), as: UTF8.self).unicodeScalars.first
    return word?.properties.isAlphabetic != true && word != ","
      || next?.properties.isAlphabetic != true
  }
}
