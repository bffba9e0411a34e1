import CalqueCatalogs
package import CalqueDiagnostics

/// Two spaces in a row.
package enum DoubleSpace: TextRule, CombinedRule {
  package static let id = "double_space"
  package static let severity = Severity.warning
  package static let summary = "consecutive spaces inside a string"
  package static let rationale = """
    The gap is visible, and usually a word is missing in it. Two spaces after a sentence are a \
    habit of typewriters; they are accepted in a source text, and in a translation whose source \
    text has them. So are spaces that indent a line, those at the end of a line, which Markdown \
    reads as a line break, those after the number of an item in a list, and those that a source text \
    has between values: `%@ %@`.
    """
  package static let examples: [RuleExample] = [
    .strings(#""a" = "Open↓  file";"#),
    .strings(#""a" = "Open↓ \U0020 file and↓  folder";"#),
    .strings(english: #""a" = "Done. Next";"#, german: #""a" = "Fertig.↓  Weiter";"#),
    .strings(#""a" = "Done.  Next";"#),
    .strings(english: #""a" = "Name:  %@";"#, german: #""a" = "Name:  %@";"#),
    .strings(#""a" = "One:\n  two";"#),
    .strings(english: #""a" = "One\ntwo";"#, german: #""a" = "Eins  \nzwei";"#),
    .strings(#""a" = "%1$@  %2$@/%3$@  (%4$@)";"#),
    .strings(#""a" = "🔐  Safe";"#),
    .strings(#""a" = "Open  ";"#),
    .strings(english: #""a" = "Do: one";"#, german: #""a" = "Tue:\n1.  eins\n2.  zwei";"#),
    .strings(english: #""a" = "Path: %@";"#, german: #""a" = "Pfad↓  : %@";"#),
    .strings(english: #""a" = "One<br>Two";"#, german: #""a" = "Eins  <br>Zwei<br/>  Drei";"#),
    .strings(
      english: #""a" = "ansiutf8 < tunnel.conf";"#, german: #""a" = "ansiutf8↓  tunnel.conf";"#),
    .strings(english: #""a" = "Use + - * /";"#, german: #""a" = "Nutze +  -  *  /";"#),
  ]
  package static let echoes: [any Rule.Type] = [InvalidEscape.self]
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
        let isNoGap = isBeforeMark(utf8[index...], text)
        let lost = lost(between: utf8[..<start], and: utf8[index...], text)
        context.report(
          Self.self, at: context.place(of: start..<index, in: text.text),
          // Five spaces are no slip of a finger: they align what follows.
          severity: index - start > 4 ? .information : nil,
          "\(index - start) consecutive spaces",
          remedy: lost.map { "Insert '\($0)', which the source text has there" }
            ?? (isNoGap ? "Remove them" : "Use one space, or insert the missing word"),
          key: text.key, locale: text.locale,
          // A value may be lost there, too.
          fix: lost != nil
            || text.source?.traits.contains(.percent) == true
              && !text.traits.contains(.percent)
            ? nil
            : context.fix(
              isNoGap ? "remove the spaces" : "replace with one space",
              [TextEdit(start..<index, isNoGap ? "" : " ")], in: text.text))
      }
      if index == start { index += 1 }
    }
  }

  /// Returns the sign that the source text has between the two words around some spaces. A word
  /// may not be needed in another language.
  private static func lost(
    between before: ArraySlice<UInt8>, and after: ArraySlice<UInt8>, _ text: TextUnit
  ) -> String? {
    guard let source = text.source.map({ Array($0.string.utf8) }) else { return nil }
    let (word, next) = (before.reversed().prefix { $0 != 0x20 }, after.prefix { $0 != 0x20 })
    // Shorter words are in a text by chance.
    guard word.count > 2, next.count > 2 else { return nil }
    let words = source.split(separator: 0x20)
    guard let place = words.firstIndex(where: { $0.elementsEqual(word.reversed()) }),
      place + 2 < words.count, words[place + 2].elementsEqual(next),
      !words[place + 1].contains(where: { $0 >= 0x80 || isLetter($0) })
    else { return nil }
    return String(decoding: words[place + 1], as: UTF8.self)
  }

  /// Whether a mark follows that has no space before it, except in French.
  private static func isBeforeMark(_ after: ArraySlice<UInt8>, _ text: TextUnit) -> Bool {
    guard let first = String(decoding: after.prefix(4), as: UTF8.self).unicodeScalars.first,
      ":;,.!?؟،؛。！？、，".unicodeScalars.contains(first),
      text.locale?.utf8.prefix(2).elementsEqual("fr".utf8) != true
    else { return false }
    return after.dropFirst(first.utf8.count).first.map { $0 <= 0x20 } ?? true
  }

  /// Whether a line of HTML ends or begins at some spaces, so that they are not shown.
  private static func isAtTagOfLine(
    _ before: ArraySlice<UInt8>, _ after: ArraySlice<UInt8>
  ) -> Bool {
    after.starts(with: "<br".utf8) || before.suffix(5).elementsEqual("<br/>".utf8)
      || before.suffix(6).elementsEqual("<br />".utf8)
      || before.suffix(4).elementsEqual("<br>".utf8)
  }

  /// Whether what is before some spaces is the number of an item in a list: `1.`, at the beginning
  /// of a line.
  private static func isListNumber(_ before: ArraySlice<UInt8>) -> Bool {
    guard let mark = before.last, mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")") else {
      return false
    }
    // The longest number that lists have is of two digits.
    let digits = before.dropLast().suffix(3)
    let line = digits.lastIndex(of: 0x0A).map { digits[($0 + 1)...] } ?? digits
    return (1...2).contains(line.count) && line.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
  }

  /// Whether spaces are at an edge of a line or after the number of an item or, in a source text,
  /// anything but a gap between two words.
  private static func isMeant(
    between before: ArraySlice<UInt8>, and after: ArraySlice<UInt8>, _ text: TextUnit
  ) -> Bool {
    if let last = before.last, last == 0x0A || last == 0x0D || last == 0x09 { return true }
    if let next = after.first, next == 0x0A || next == 0x0D { return true }
    if isListNumber(before) || isAtTagOfLine(before, after) { return true }
    if text.source != nil { return isBetweenSigns(before, after) }
    if let last = before.last, let next = after.first, last < 0x80, next < 0x80 {
      return !(isLetter(last) || last == UInt8(ascii: ",")) || !isLetter(next)
    }
    let word = String(decoding: before.suffix(4), as: UTF8.self).unicodeScalars.last
    let next = String(decoding: after.prefix(4), as: UTF8.self).unicodeScalars.first
    return word?.properties.isAlphabetic != true && word != ","
      || next?.properties.isAlphabetic != true
  }

  /// Whether a byte is a letter of ASCII.
  private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }

  /// Whether spaces separate two signs of ASCII, as in a list of characters.
  private static func isBetweenSigns(
    _ before: ArraySlice<UInt8>, _ after: ArraySlice<UInt8>
  ) -> Bool {
    func isSign(_ byte: UInt8?) -> Bool {
      guard let byte, byte > 0x20, byte < 0x7F else { return false }
      return !(byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
    }
    return isSign(before.last) && before.dropLast().last.map { $0 == 0x20 } == true
      && isSign(after.first)
  }
}
