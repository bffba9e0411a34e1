import CalqueCatalogs
package import CalqueDiagnostics

/// A tab in a translation whose source has none.
package enum StrayTab: TextRule, CombinedRule {
  package static let id = "tab"
  package static let severity = Severity.warning
  package static let summary = "a tab that the source text does not have"
  package static let rationale = """
    The width of a tab depends on where it is shown. It usually comes with text that was copied \
    from a table. A tab that indents a line is accepted, and one at the edge of a string is white \
    space that `edge_whitespace` reports. Tabs in several lines are the columns of a table, and \
    information.
    """
  package static let examples: [RuleExample] = [
    .strings(english: #""a" = "Open file";"#, german: #""a" = "Datei↓\töffnen";"#),
    .strings(english: #""a" = "Open file";"#, german: "\"a\" = \"Datei↓\t öffnen\t\";"),
    .strings(english: #""a" = "Name\tSize";"#, german: #""a" = "Name\tGröße";"#),
    .strings(#""a" = "Name\tSize";"#),
    .strings(english: #""a" = "For Macs";"#, german: #""a" = "Mac↓\t\tfür alle";"#),
    .strings(
      english: #""a" = "For Macs and PCs";"#, german: #""a" = "Mac\teins\nPC\tzwei";"#),
    .strings(english: #""a" = "One\nTwo";"#, german: #""a" = "Eins\n\t• Zwei\n \tDrei";"#),
  ]
  package static let interest = TextInterest.pairs(differing: .tab)

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    guard text.source != nil, text.traits.contains(.tab), !text.traits.contains(.blank) else {
      return
    }
    let utf8 = Array(text.string.utf8)
    let lost = text.lostSymbol
    let isEscape = hasEscape(utf8)
    let places = places(in: utf8, of: text)
    let lines = Set(places.map { place in utf8[..<place.lowerBound].count { $0 == 0x0A } })
    for place in places {
      // Next to other space, and at the edges, the tab needs no replacement.
      let isBetween =
        place.lowerBound > 0 && place.upperBound < utf8.count
        && utf8[place.lowerBound - 1] > 0x20 && utf8[place.upperBound] > 0x20
      context.report(
        Self.self, at: context.place(of: place, in: text.text),
        severity: lines.count > 1 ? .information : nil,
        place.count > 1
          ? "\(place.count) unexpected tabs; the source text has none"
          : "Unexpected tab; the source text has none",
        remedy: lost.map { "Restore what the source text has there: '\($0)'" }
          ?? (isEscape
            ? "Restore the character of the source text that the digits after it are the code of"
            : isBetween ? "Use a space" : place.count > 1 ? "Remove them" : "Remove it"),
        key: text.key, locale: text.locale,
        fix: lost != nil || isEscape
          ? nil
          : context.fix(
            isBetween ? "replace with a space" : "remove the tab",
            [TextEdit(place, isBetween ? " " : "")], in: text.text))
    }
  }

  /// Whether digits of a character follow a tab, as in `\tun201c`: what is left of an escape.
  private static func hasEscape(_ utf8: [UInt8]) -> Bool {
    utf8.indices.contains { place in
      guard utf8[place] == 0x09 else { return false }
      let rest = utf8[(place + 1)...].drop { $0 == UInt8(ascii: "u") || $0 == UInt8(ascii: "n") }
      return rest.startIndex > place + 1
        && rest.prefix(4).count {
          $0 >= 0x30 && $0 <= 0x39 || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x66
        } == 4
    }
  }

  /// Returns the ranges of tabs that are neither indents nor at an edge.
  private static func places(in utf8: [UInt8], of text: TextUnit) -> [Range<Int>] {
    var (places, index): ([Range<Int>], Int) = ([], 0)
    while let start = utf8[index...].firstIndex(of: 0x09) {
      let end = utf8[start...].firstIndex { $0 != 0x09 } ?? utf8.count
      if !indentsLine(utf8[..<start]), !EdgeWhitespace.isExtra(at: start, of: text) {
        places.append(start..<end)
      }
      index = end
    }
    return places
  }

  /// The same text with tabs in several languages is a copy of an older one.
  package static func series(of finding: Finding) -> FindingSeries? {
    FindingSeries(of: finding, key: finding.key)
  }

  /// Whether there is only space between an offset and the line break before it.
  private static func indentsLine(_ before: ArraySlice<UInt8>) -> Bool {
    let last = before.last { $0 != 0x20 && $0 != 0x09 }
    return last == 0x0A || last == 0x0D
  }
}
