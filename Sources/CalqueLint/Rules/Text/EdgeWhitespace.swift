import CalqueCatalogs
package import CalqueDiagnostics

/// White space at the beginning or the end of a translation that its source does not have, or the
/// other way round.
package enum EdgeWhitespace: TextRule, CombinedRule {
  package static let id = "edge_whitespace"
  package static let severity = Severity.warning
  package static let summary = "leading or trailing white space that differs from the source text"
  package static let rationale = """
    An extra space shifts a label, or doubles a space where the program joins strings; a missing \
    one joins the string to the content next to it. Neither is visible in a catalog. A missing \
    space is a warning if the source text is clearly part of a longer one, such as ` and ` or \
    `Version: `, and information if the space may be a mistake of the source text. Languages \
    without spaces between words are not checked for missing ones. Information, too, are several \
    spaces after a colon, which align what follows, a space in front of a text whose source begins \
    with a mark such as `, `, a short text with a space at both ends, a space that is at the \
    other end because the words are in another order, and the space that French has before a colon.
    """
  package static let examples: [RuleExample] = [
    .strings(english: #""a" = "Open";"#, german: #""a" = "Öffnen↓ ";"#),
    .strings(english: #""a" = "Open";"#, german: #""a" = "↓\U00A0Öffnen";"#),
    .strings(english: #""a" = "Version: ";"#, german: #""a" = "Version:↓";"#),
    RuleExample(files: [
      ("en.lproj/A.strings", #""a" = "Idle Time";"#),
      ("fr.lproj/A.strings", "\"a\" = \"Temps d’inactivité\u{A0}\";"),
    ]),
    .strings(english: #""a" = "Syncing: ";"#, german: #""a" = "Abgleich↓";"#),
    .strings(english: #""a" = "to:   ";"#, german: #""a" = "nach:";"#),
    .strings(english: #""a" = "from:";"#, german: #""a" = "von:   ";"#),
    .strings(english: #""a" = ", and others";"#, german: #""a" = " und andere";"#),
    .strings(english: #""a" = "-";"#, german: #""a" = " – ";"#),
    .strings(
      english: #""4dB-Xy-k9Q.text" = "Version: ";"#, german: #""4dB-Xy-k9Q.text" = "Version:";"#),
    .strings(english: #""a" = "数量：";"#, german: #""a" = "Anzahl: ";"#),
    .strings(english: #""a" = "，";"#, german: #""a" = ", ";"#),
    .strings(english: #""a" = " (off)";"#, german: #""a" = "↓(aus)";"#),
    .strings(english: #""a" = "Finish setup ";"#, german: #""a" = "Einrichtung beenden";"#),
    .strings(english: #""a" = "% (exact)";"#, german: #""a" = " % (genau)";"#),
    .strings(english: #""a" = "\n Open";"#, german: #""a" = "\nÖffnen";"#),
    .strings(english: #""a" = " and ";"#, german: #""a" = " und ";"#),
    .strings(english: #""a" = "ago";"#, german: #""a" = "vor↓ ";"#),
    .strings(english: #""a" = "On it, enter them.";"#, german: #""a" = "Dort,↓ ";"#),
    .strings(english: #""a" = "Open";"#, german: #""a" = "Öffnen\n";"#),
    .strings(english: #""a" = "protected ";"#, german: #""a" = " mit Kennwort";"#),
    .strings(english: #""a" = " until %@";"#, german: #""a" = ", bis zum %@";"#),
    .parts(english: ("%#@n@ by %@", "%arg votes"), spanish: ("%#@n@%@", "%arg votos de ")),
    RuleExample(files: [
      ("en.lproj/A.strings", #""a" = "s"; "b" = "s (exact)";"#),
      ("uk.lproj/A.strings", #""a" = " с"; "b" = " с (точно)";"#),
    ]),
    RuleExample(files: [
      ("en.lproj/A.strings", #""a" = "Version: ";"#), ("ja.lproj/A.strings", #""a" = "バージョン:";"#),
    ]),
  ]
  package static let echoes: [any Rule.Type] = [FormatMissing.self, InvalidEscape.self]
  package static let interest = TextInterest.pairs(differing: [.leadingSpace, .trailingSpace])

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    guard let source = text.source else { return }
    let differing = differingEdges(of: text, own: TextEdges(text.string))
    // A language with another order of words has the space at the other end.
    let isMoved =
      differing.leading != nil && differing.trailing != nil
      && text.traits.contains(.leadingSpace) != text.traits.contains(.trailingSpace)
    if let edge = differing.leading {
      let meant = String(source.string.utf8.prefix(TextEdges(source.string).leading)) ?? ""
      report(text, edge, text.traits.contains(.leadingSpace), "begins", meant, isMoved, &context)
    }
    if let edge = differing.trailing {
      let meant = String(source.string.utf8.suffix(TextEdges(source.string).trailing)) ?? ""
      report(text, edge, text.traits.contains(.trailingSpace), "ends", meant, isMoved, &context)
    }
  }

  /// Whether what is at an offset of a text is white space that its source does not have.
  static func isExtra(at offset: Int, of text: TextUnit) -> Bool {
    let differing = differingEdges(of: text, own: TextEdges(text.string))
    return differing.leading?.contains(offset) == true
      || differing.trailing?.contains(offset) == true
  }

  /// The white space at the edges of a translation, where it differs from its source.
  private static func differingEdges(
    of text: TextUnit, own: TextEdges
  ) -> (leading: Range<Int>?, trailing: Range<Int>?) {
    // A translation may well have the space of a part in the text around it, or the other way
    // round.
    guard let source = text.source, !text.isPart else { return (nil, nil) }
    if text.traits.contains(.blank) || source.traits.contains(.blank) { return (nil, nil) }
    let differences = text.traits.symmetricDifference(source.traits)
    // Next to a line break a space is an indent, and an extra break is another rule's finding.
    let breaks = text.traits.union(source.traits)
    let count = text.string.utf8.count
    var leading: Range<Int>?
    if differences.contains(.leadingSpace), !breaks.contains(.leadingBreak) {
      // A sign that some languages separate from the number before it.
      let next = text.string.utf8.dropFirst(own.leading).first
      let isSign = next.map { "%:;!?".utf8.contains($0) } ?? false
      if !text.traits.contains(.leadingSpace) || !isSign && !isUnit(source.string) {
        leading = 0..<own.leading
      }
    }
    // The wide marks of Chinese and Japanese have their space inside.
    let isTrailing =
      differences.contains(.trailingSpace) && !breaks.contains(.trailingBreak)
      && !(endsWithWideMark(source.string) && endsWithMark(text.string))
    return (leading, isTrailing ? (count - own.trailing)..<count : nil)
  }

  /// Whether a source text ends with a wide mark, whose space a translation has after its own.
  private static func endsWithWideMark(_ source: String) -> Bool {
    source.unicodeScalars.last.map { "：，、；。！？".unicodeScalars.contains($0) } == true
  }

  /// Whether a text ends with a mark and one space.
  private static func endsWithMark(_ text: String) -> Bool {
    let end = Array(text.utf8.suffix(2))
    return end.count == 2 && end[1] == 0x20 && ":,;.!?".utf8.contains(end[0])
  }

  private static func report(
    _ text: TextUnit, _ edge: Range<Int>, _ isExtra: Bool, _ verb: String,
    _ meant: String, _ isMoved: Bool, _ context: inout LintContext
  ) {
    if !isExtra, WritingSystem.joinsWords(text.locale) { return }
    // Labels of a storyboard are not joined with others.
    let isWanted =
      isExtra
      || text.source.map { isPiece($0.string, verb == "begins") } == true
        && !KeyText.isObject(text.key)
    let source = text.source?.isKey == true ? "the key" : "the source text"
    if !isExtra, verb == "ends", losesColon(text) {
      context.report(
        Self.self, at: context.place(of: edge, in: text.text),
        severity: KeyText.isObject(text.key) ? .information : nil,
        "\(source.prefix(1).uppercased() + source.dropFirst()) ends with a colon and a space, but the string does not",
        remedy: "Add both", key: text.key, locale: text.locale)
      return
    }
    let doubt = isExtra ? doubt(about: text, verb == "begins") : nil
    context.report(
      Self.self, at: context.place(of: edge, in: text.text),
      severity: isWanted && !isMoved && !isPadding(text, verb == "begins") ? nil : .information,
      isExtra
        ? name(of: edge, in: text.string.utf8).map {
          "The string \(verb) with \($0), but \(source) does not"
        } ?? "The string \(verb) with a space, but \(source) does not"
        : "\(source.prefix(1).uppercased() + source.dropFirst()) \(verb) with a space, but the string does not",
      remedy: isExtra ? doubt ?? "Remove it" : "Add it", key: text.key, locale: text.locale,
      fix: doubt != nil
        ? nil
        : context.fix(
          isExtra ? "remove the space" : "add the space", [TextEdit(edge, meant)], in: text.text))
  }

  /// Whether a translation has neither the colon nor the space at the end of its source text.
  private static func losesColon(_ text: TextUnit) -> Bool {
    func endsWithColon(_ text: String) -> Bool {
      let core = Substring(text.utf8.dropLast(TextEdges(text).trailing))
      return core.unicodeScalars.last.map { ":：".unicodeScalars.contains($0) } ?? false
    }
    return text.source.map { endsWithColon($0.string) } == true && !endsWithColon(text.string)
  }

  /// Returns the remedy where white space that the source text does not have may be needed, or is a
  /// trace of something else.
  private static func doubt(about text: TextUnit, _ isLeading: Bool) -> String? {
    guard let source = text.source?.string, let first = source.utf8.first,
      let last = source.utf8.last
    else { return nil }
    let isEnd = ".!?".utf8.contains(last)
    if !isLeading, isEnd {
      let own = text.string.utf8.dropLast(TextEdges(text.string).trailing).last
      return own == UInt8(ascii: ",")
        ? "Translate the rest of the text, or remove the space" : nil
    }
    // A preposition at the end asks for a word after it, which the program appends.
    if !isLeading, !isEnd, endsWithShortWord(text.string) { return joined }
    // A language with another order may need the space at another end of a part of a text.
    let isSmall = first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z")
    guard isSmall, !isEnd, text.source?.isKey != true else { return nil }
    return joined
  }

  private static let joined =
    "Remove it, unless it separates the string from another one that it is joined with"

  /// Whether the last word of a text has one or two small letters, as prepositions and articles
  /// have in many languages: `в `, `à `, `a `.
  private static func endsWithShortWord(_ text: String) -> Bool {
    var (letters, isSmall) = (0, true)
    for scalar in text.unicodeScalars.reversed() {
      if scalar.properties.isWhitespace {
        if letters == 0 { continue }
        return isSmall
      }
      guard letters < 2, scalar.properties.isAlphabetic else { return false }
      letters += 1
      isSmall = isSmall && scalar.properties.isLowercase
    }
    return letters == 1 || letters == 2 && isSmall
  }

  /// Whether white space at an edge is meant: it aligns a label with others, separates the text of
  /// a part from the one before it, or surrounds a word between two others.
  private static func isPadding(_ text: TextUnit, _ isLeading: Bool) -> Bool {
    guard let source = text.source?.string else { return false }
    let (own, theirs) = (TextEdges(text.string), TextEdges(source))
    if isLeading {
      let first = source.utf8.dropFirst(theirs.leading).first
      if own.leading > 0, first.map({ ",.;".utf8.contains($0) }) == true { return true }
      // A mark that follows the word before it, where the source text has a space.
      let mark = text.string.utf8.dropFirst(own.leading).first
      if own.leading == 0, mark.map({ ",.;:!?)".utf8.contains($0) }) == true { return true }
    } else {
      let core =
        own.trailing > 0
        ? text.string.utf8.dropLast(own.trailing) : source.utf8.dropLast(theirs.trailing)
      if max(own.trailing, theirs.trailing) > 1, core.last == UInt8(ascii: ":") { return true }
      if isBeforeMark(text, own) { return true }
    }
    return own.leading == 1 && own.trailing == 1 && text.string.unicodeScalars.count < 5
  }

  /// Whether a French text ends with the space that belongs before the colon that a program adds.
  private static func isBeforeMark(_ text: TextUnit, _ own: TextEdges) -> Bool {
    guard let locale = text.locale, LocaleFolder.haveSameLanguage(locale, "fr") else {
      return false
    }
    let space = Substring(text.string.utf8.suffix(own.trailing))
    return space == "\u{A0}" || space == "\u{202F}"
  }

  /// Returns what is said of white space that is not a plain space; nil if it is one.
  private static func name(of edge: Range<Int>, in text: String.UTF8View) -> String? {
    // Mostly it is one space.
    if edge.count == 1, text[text.index(text.startIndex, offsetBy: edge.lowerBound)] == 0x20 {
      return nil
    }
    let space = text.dropFirst(edge.lowerBound).prefix(edge.count)
    guard let scalar = Substring(space).unicodeScalars.first(where: { $0 != " " }) else {
      return nil
    }
    if scalar == "\t" { return "a tab" }
    let number = String(scalar.value, radix: 16, uppercase: true)
    return "the space U+" + String(repeating: "0", count: max(0, 4 - number.count)) + number
  }

  /// Whether a source text is the sign of a unit such as `s`, which some languages separate from
  /// the number before it; it may have a remark, as in `s (exact)`.
  private static func isUnit(_ source: String) -> Bool {
    let sign = source.utf8.prefix { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
    guard (1...2).contains(sign.count) else { return false }
    return sign.count == source.utf8.count
      || source.utf8.dropFirst(sign.count).starts(with: " (".utf8)
  }

  /// Whether a source text is clearly joined with another one at an edge with white space: it
  /// begins or ends in the middle of a sentence.
  private static func isPiece(_ source: String, _ isLeading: Bool) -> Bool {
    let edges = TextEdges(source)
    let core = source.utf8.dropFirst(edges.leading).dropLast(edges.trailing)
    guard let first = core.first, let last = core.last else { return false }
    let beginsInside =
      first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z")
      || "(,.;:-/%".utf8.contains(first)
    if isLeading { return beginsInside }
    return ":,(-/".utf8.contains(last) || beginsInside && first != UInt8(ascii: "%")
  }

  /// A space that several languages lack may be superfluous in the source text, and one that
  /// several have may be lost there. Two are a coincidence.
  package static func series(of finding: Finding) -> FindingSeries? {
    FindingSeries(of: finding, key: finding.key, detail: finding.message, minimum: 3)
  }

  /// A language that puts a space before units does so before all of them, and one that has none at
  /// the end of a part has none at any.
  package static func habit(of finding: Finding) -> FindingSeries? {
    guard isMissing(finding) || finding.message.contains(leading) else { return nil }
    return FindingSeries(of: finding, key: finding.locale, detail: finding.message, minimum: 3)
  }

  package static func combine(_ first: inout Finding, _ others: FindingSeries.Others) {
    if others.locales.isEmpty {
      first.message +=
        isMissing(first)
        ? others.counted("string lacks such a space", "strings lack such a space")
        : others.counted("string does so", "strings do so")
    } else if !isMissing(first) {
      first.message += others.languages + ": the source text may lack it"
      first.remedy = "Add it to the source text if the program needs it, or remove it"
      first.fix = nil
    } else if isBetween(first.key)
      || !first.addSuperfluous(in: others, isLeading: first.message.contains(leading))
    {
      first.message += others.languages
    }
  }

  /// What the message of a finding at the beginning of a string has.
  private static let leading = " begins "

  /// Whether a space is missing.
  private static func isMissing(_ finding: Finding) -> Bool { finding.range.isEmpty }

  /// Whether a key is a text between two others: it has a space at both ends.
  private static func isBetween(_ key: String?) -> Bool {
    key.map { $0.hasPrefix(" ") && $0.hasSuffix(" ") } ?? false
  }
}

extension RuleExample {
  /// A string catalog with a key whose text has a part that varies by a number.
  fileprivate static func parts(
    english: (text: String, part: String), spanish: (text: String, part: String)
  ) -> RuleExample {
    func localization(_ texts: (text: String, part: String)) -> String {
      """
      { "stringUnit" : { "state" : "translated", "value" : "\(texts.text)" }, "substitutions" : {
        "n" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : { "other" : {
          "stringUnit" : { "state" : "translated", "value" : "\(texts.part)" } } } } } } }
      """
    }
    return xcstrings(
      """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "votes" : { "localizations" : {
        "en" : \(localization(english)),
        "es" : \(localization(spanish)) } } } }
      """)
  }
}
