package import Diagnostics
import StringCatalogs

/// A translation in one paragraph whose source has several, or the other way.
package enum NewlineCount: PairRule {
  package static let id = "newline_count"
  package static let severity = Severity.warning
  package static let summary = "a translation has other lines than its source"
  package static let rationale = """
    A text of one line is laid out for one line, and what follows a break in it is cut off or pushes \
    other things away. Where the source has lines and the translation has none, they were lost in a \
    text field: a list becomes one run of words. Breaks at the edges are another rule's.
    """
  package static let examples: [RuleExample] = [
    .strings(english: #""a" = "Open file";"#, german: #""a" = "Datei↓\nöffnen";"#),
    .strings(english: #""a" = "Line one\nand two";"#, german: #""a" = "↓Zeile eins und zwei";"#),
    .strings(english: #""a" = "One\n\nTwo\nThree";"#, german: #""a" = "Eins\nZwei";"#),
    .strings(english: #""a" = "Open\n";"#, german: #""a" = "Öffnen";"#),
  ]
  package static let differences: TextTraits = [.lineBreak, .lineSeparator]

  package static func check(
    _ text: LintedText, against source: LintedText.SourceText, _ list: inout FindingList
  ) {
    if text.traits.contains(.blank) || source.traits.contains(.blank) { return }
    let own = firstBreak(text.string)
    let theirs = firstBreak(source.string)
    guard (own == nil) != (theirs == nil) else { return }
    let name = source.isKey ? "the key" : "the source text"
    list.add(
      Self.self, at: own.map { list.place(of: $0..<($0 + 1), in: text.text) } ?? text.text.range,
      own == nil
        ? "The text has one line, and \(name) has several"
        : "The text has several lines, and \(name) has one",
      remedy: own == nil ? "Break the lines as \(name) does" : "Remove the break", key: text.key,
      locale: text.locale)
  }

  /// The first line break that is not at an edge.
  private static func firstBreak(_ text: String) -> Int? {
    let edges = TextEdges(text)
    let utf8 = Array(text.utf8)
    return (edges.leading..<(utf8.count - edges.trailing)).first { index in
      utf8[index] == 0x0A || utf8[index] == 0x0D
        || utf8[index...].starts(with: [0xE2, 0x80, 0xA8])
        || utf8[index...].starts(with: [0xE2, 0x80, 0xA9])
    }
  }
}
