import CalqueCatalogs
package import CalqueDiagnostics

/// A translation in one paragraph whose source has several, or the other way round.
package enum NewlineCount: TextRule, CombinedRule {
  package static let id = "newline_count"
  package static let severity = Severity.warning
  package static let summary = "line breaks that differ from the source text"
  package static let rationale = """
    A string of one line is laid out for one line, and what follows a line break is truncated or \
    shifts other content. If the source text has paragraphs or a list and the translation has no \
    line break at all, they were lost in a text field: the list becomes a single sentence. A \
    single line break often depends on the length of the words around it, so one too many or too \
    few is information. So are lines that end where a sentence ends, a translation with fewer \
    sentences, which is of another text, the lines of a wrapped paragraph, those of a short caption \
    in a language without spaces, and line breaks in HTML with \
    paragraphs or `<br>`, where they are white space. Leading and trailing line breaks, and those \
    that are written as `\\\\n`, are reported by other rules.
    """
  package static let examples: [RuleExample] = [
    .strings(english: #""a" = "Open file";"#, german: #""a" = "Datei↓\n\nöffnen";"#),
    .strings(
      english: #""a" = "Line one\nTwo\nThree";"#, german: #""a" = "↓Zeile eins, zwei, drei";"#),
    .strings(english: #""a" = "Line one\nand two";"#, german: #""a" = "Zeile eins und zwei";"#),
    .strings(english: #""a" = "One\n\nTwo\nThree";"#, german: #""a" = "Eins\nZwei";"#),
    .strings(english: #""a" = "Open\n";"#, german: #""a" = "Öffnen";"#),
    RuleExample(files: [
      ("en.lproj/A.strings", #""a" = "Scan the code to begin";"#),
      ("ja.lproj/A.strings", #""a" = "開始するには\nコードを\nスキャン";"#),
    ]),
    .strings(
      english:
        #""a" = "Thanks to everyone that made\nthis possible. To find out more\nvisit us.";"#,
      german: #""a" = "Danke an alle, die das möglich gemacht haben. Mehr erfahren Sie bei uns.";"#),
    .strings(
      english: #""a" = "The longest episode\nyou listened to was\n%1$@";"#,
      german: #""a" = "Die längste Folge war %1$@";"#),
    .strings(english: #""a" = "one\ntwo\nthree";"#, german: #""a" = "↓eins, zwei, drei";"#),
    .strings(
      english: #""a" = "You are tracked. They can see you.";"#,
      german: #""a" = "Sie werden verfolgt.\n\nMan kann Sie sehen.";"#),
    .strings(
      english: #""a" = "Unknown devices.\nThey may not be those of friends.\nVerify them all.";"#,
      german: #""a" = "Es gibt unbekannte Geräte.";"#),
    .strings(
      english: #""a" = "Connect to\n  %@\n(as '%@')";"#, german: #""a" = "%@ als %@ verbinden";"#),
    .strings(
      english: #""a" = "To use it, enable it and choose it.";"#,
      german: #""a" = "Zum Benutzen:\n1. Einschalten\n2. Auswählen";"#),
    .strings(
      english:
        #""a" = "The first messages take some time to arrive, and others can answer then.";"#,
      german: #""a" = "Danach können alle antworten.\n\n･Auch andere\n\n･Es dauert etwas.";"#),
    .strings(english: #""a" = "\n\n Error";"#, german: #""a" = "↩\n \n Fehler";"#),
    RuleExample(files: [
      ("en.lproj/A.strings", #""a" = "The configuration refers to\n\n%@\n\nwhich is lost.";"#),
      ("ja.lproj/A.strings", #""a" = "設定には「%@」への参照がありますが、存在しません。";"#),
    ]),
    .strings(
      english: #""a" = "Unreadable file at %@\n\nSee the Console log.";"#,
      german: #""a" = "Datei %@ ist nicht lesbar";"#),
    .strings(
      english: #""a" = "One<br>two<br>three";"#, german: #""a" = "Eins<br>\nzwei<br>\ndrei";"#),
  ]
  /// A line break at an edge is not inside the text, and another text may have it there.
  package static let interest = TextInterest.pairs(
    differing: [.lineBreak, .lineSeparator, .leadingBreak, .trailingBreak])

  package static let echoes: [any Rule.Type] = [
    FormatMissing.self, FormatValueInNonformat.self, InvalidEscape.self, LiteralBackslash.self,
  ]

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    guard let source = text.source else { return }
    if text.traits.contains(.blank) || source.traits.contains(.blank) { return }
    // `edge_newline` reports the mark of an editor for the break after it.
    if text.string.utf8.starts(with: "↩".utf8), source.traits.contains(.leadingBreak) { return }
    let breaks = (own: breaks(text.string), theirs: breaks(source.string))
    guard breaks.own.isEmpty != breaks.theirs.isEmpty else { return }
    let own = breaks.own.first
    let name = source.isKey ? "the key" : "the source text"
    context.report(
      Self.self, at: own.map { context.place(of: $0..<($0 + 1), in: text.text) } ?? text.text.range,
      severity: max(breaks.own.count, breaks.theirs.count) > 1 && !isHTML(text.string)
        && !isWrapped(source.string, at: breaks.theirs)
        && !isOfSentences(text.string, at: breaks.own)
        && !isListed(text.string, at: breaks.own)
        && !isAroundValues(source.string, at: breaks.theirs)
        && !(own == nil && isSpaced(source.string, at: breaks.theirs))
        && !(own == nil && isQuoted(source.string, at: breaks.theirs, in: text.string))
        && !(own != nil && WritingSystem.joinsWords(text.locale)
          && text.string.unicodeScalars.count < shortCaption)
        && !(own == nil && isShorter(text.string, than: source.string)) ? nil : .information,
      own == nil
        ? "The string has one line, but \(name) has several"
        : "The string has several lines, but \(name) has one",
      remedy: own == nil
        ? "Break the lines as \(name) does"
        : text.string.utf8.count > source.string.utf8.count * 4
          ? "Translate it again: it has much more text than \(name)" : removal,
      key: text.key,
      locale: text.locale)
  }

  /// Whether a paragraph is broken into lines of some length, wherever a word ends: at least one
  /// line begins with a small letter, and none is the end of a sentence.
  private static func isWrapped(_ text: String, at breaks: [Int]) -> Bool {
    let utf8 = Array(text.utf8)
    if isLaidOut(utf8, at: breaks) { return true }
    var start = 0
    var hasSmallLetter = false
    for place in breaks {
      // A space after the break is where the line was broken.
      let next = utf8[(place + 1)...].first { $0 != 0x20 } ?? 0
      guard place + 1 < utf8.count, place > 0,
        utf8[place - 1] == UInt8(ascii: ",") || isLetter(utf8[place - 1])
      else { return false }
      let isSmall = next >= 0x61 && next <= 0x7A
      if isSmall { hasSmallLetter = true }
      // A short line of three words that the next one continues is not an item of a list.
      let goesOn = isSmall || next == UInt8(ascii: "%")
      guard
        place - start >= wrappedLength
          || goesOn && utf8[start..<place].count(where: { $0 == 0x20 }) >= 2
      else { return false }
      start = place + 1
    }
    return hasSmallLetter
  }

  /// Whether each line of a text ends as a sentence or a part of it does.
  private static func isOfSentences(_ text: String, at breaks: [Int]) -> Bool {
    let utf8 = Array(text.utf8)
    guard !breaks.isEmpty else { return false }
    return breaks.allSatisfy { place in
      // The break before an empty line says what the line ends with.
      if place > 0, utf8[place - 1] == 0x0A { return true }
      let end = utf8[..<place].lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? 0
      // The last one takes at most four bytes.
      let last = String(decoding: utf8[..<end].suffix(4), as: UTF8.self).unicodeScalars.last
      return last.map { ends.contains($0) || $0 == "、" || $0 == "，" || $0 == ":" } ?? true
    }
  }

  /// Whether the lines of a text are the numbered or marked items of a list.
  private static func isListed(_ text: String, at breaks: [Int]) -> Bool {
    let utf8 = Array(text.utf8)
    return breaks.count > 1
      && breaks.allSatisfy { place in
        let line = utf8[(place + 1)...].drop { $0 == 0x20 }
        if line.first == 0x0A { return true }
        if let first = line.first, "-*".utf8.contains(first) { return true }
        if bullets.contains(where: { line.starts(with: $0.utf8) }) { return true }
        let rest = line.drop { $0 >= 0x30 && $0 <= 0x39 }
        return rest.count < line.count && rest.first.map { ".)".utf8.contains($0) } == true
      }
  }

  /// Marks of items outside of ASCII.
  private static let bullets = [
    "•", "–", "—", "→", "➔", "·", "●", "○", "▪", "■", "✓", "✔", "･", "・",
  ]

  /// Whether a text has one line for each sentence, without empty lines: a translation that sets
  /// the sentences after each other reads as well.
  private static func isSpaced(_ text: String, at breaks: [Int]) -> Bool {
    let utf8 = Array(text.utf8)
    return isOfSentences(text, at: breaks)
      && breaks.allSatisfy { $0 + 1 < utf8.count && utf8[$0 + 1] != 0x0A && utf8[$0 + 1] != 0x0D }
      && breaks.allSatisfy { $0 > 0 && utf8[$0 - 1] != UInt8(ascii: ":") }
  }

  /// Whether a text breaks in the middle of a sentence only, around the lines of its values.
  private static func isAroundValues(_ text: String, at breaks: [Int]) -> Bool {
    let utf8 = Array(text.utf8)
    guard !breaks.isEmpty else { return false }
    return breaks.allSatisfy { place in
      guard place > 0, !".!?:\n".utf8.contains(utf8[place - 1]) else { return false }
      let start = utf8[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let before = utf8[start..<place]
      let after = utf8[(place + 1)...].prefix { $0 != 0x0A }
      return isValue(before) || isValue(after)
    }
  }

  /// Whether the lines of a text are those of its values, which a translation has in quotation
  /// marks.
  private static func isQuoted(_ source: String, at breaks: [Int], in text: String) -> Bool {
    let utf8 = Array(source.utf8)
    let lines = utf8.split(separator: 0x0A)
    // Every second line is a value, with empty lines around it.
    guard breaks.count > 1, lines.count > 1,
      zip(lines, lines.dropFirst()).allSatisfy({ isValue($0) != isValue($1) })
    else { return false }
    let marks: Set<Character> = [
      "\"", "“", "”", "„", "«", "»", "「", "」", "『", "』", "‘", "’", "‹", "›",
    ]
    return text.contains { marks.contains($0) }
  }

  /// Whether a line is one placeholder.
  private static func isValue(_ line: ArraySlice<UInt8>) -> Bool {
    let format = FormatString(String(decoding: line, as: UTF8.self))
    return format.specifiers.count == 1 && !FormatProse.hasLetters(format.string)
  }

  /// Whether a text has fewer sentences than another one, and is shorter: it is not a translation
  /// of the same text.
  private static func isShorter(_ text: String, than source: String) -> Bool {
    let (own, theirs) = (text.unicodeScalars, source.unicodeScalars)
    // A translation may end without a period, and may be as long as a shorter source text.
    guard own.count < theirs.count else { return false }
    if own.count(where: ends.contains) < theirs.count(where: ends.contains) { return true }
    // Ideographs and syllables take less than half of the letters.
    let isWide = own.contains { $0.value >= 0x1100 && $0.properties.isAlphabetic }
    return isWide ? own.count * 5 < theirs.count : own.count * 3 < theirs.count * 2
  }

  /// Characters at the end of sentences.
  private static let ends: Set<Unicode.Scalar> = [
    ".", "!", "?", "…", "。", "！", "？", "؟", "۔", "।", "។", "։",
  ]

  /// Whether a line of three words and more breaks in the middle of a sentence, where no paragraph
  /// ends anywhere.
  private static func isLaidOut(_ utf8: [UInt8], at breaks: [Int]) -> Bool {
    var (start, isBroken) = (0, false)
    for place in breaks {
      guard place > 0, place + 1 < utf8.count, utf8[place + 1] != 0x0A else { return false }
      let next = utf8[(place + 1)...].first { $0 != 0x20 } ?? 0
      let isSmall = next >= 0x61 && next <= 0x7A
      let isEnd = ".!?:".utf8.contains(utf8[place - 1])
      if isSmall, !isEnd, utf8[start..<place].count(where: { $0 == 0x20 }) >= 2 { isBroken = true }
      start = place + 1
    }
    return isBroken
  }

  /// Captions of languages without spaces are broken by hand. Longer texts have 60 characters.
  private static let shortCaption = 60

  /// The shortest line of a wrapped paragraph. The lines of a list are mostly shorter.
  private static let wrappedLength = 20

  /// Every byte outside of ASCII counts as a letter.
  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
  }

  /// Whether tags break the lines of a text.
  private static func isHTML(_ text: String) -> Bool {
    HTMLTag.all(in: text).contains { ["br", "p", "div", "li", "tr"].contains($0.name) }
  }

  /// Returns the line breaks that are not at an edge.
  private static func breaks(_ text: String) -> [Int] {
    let edges = TextEdges(text)
    let utf8 = Array(text.utf8)
    return (edges.leading..<(utf8.count - edges.trailing)).filter { index in
      utf8[index] == 0x0A || utf8[index] == 0x0D && !utf8[index...].starts(with: [0x0D, 0x0A])
        || utf8[index...].starts(with: [0xE2, 0x80, 0xA8])
        || utf8[index...].starts(with: [0xE2, 0x80, 0xA9])
    }
  }

  package static func combine(_ first: inout Finding, _ others: FindingSeries.Others) {
    first.message += others.languages
    // The source text has lost its other lines.
    guard others.locales.count > 2 else { return }
    if first.remedy == removal {
      first.remedy = "Compare the source text: it may lack the other lines"
    } else if first.message.hasPrefix("The string has one line") {
      first.remedy = "Break the lines as the source text does, or join them there"
    }
  }

  private static let removal = "Join the lines, or remove those that are not of this text"
}
