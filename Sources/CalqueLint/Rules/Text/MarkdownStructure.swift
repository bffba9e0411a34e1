import CalqueCatalogs
package import CalqueDiagnostics

/// Markdown that a translation has broken or lost.
package enum MarkdownStructure: TextRule {
  package static let id = "markdown_structure"
  package static let severity = Severity.warning
  package static let summary = "broken or lost Markdown of the source text"
  package static let rationale = """
    SwiftUI renders `**bold**` and `[text](target)` in strings. An unclosed marker, a marker with \
    a space on its inner side, and a link with separated brackets are shown literally; a lost link \
    leads nowhere. Words that are no longer bold are information. A single unmatched asterisk is \
    reported only if the source text uses pairs of them; underscores are not reported, because \
    they have too many other uses.
    """
  package static let examples: [RuleExample] = [
    .strings(english: #""a" = "Read **this** now";"#, german: #""a" = "Lies ↓**das jetzt";"#),
    .strings(english: #""a" = "Read **this** now";"#, german: #""a" = "Lies ↓** das ** jetzt";"#),
    .strings(
      english: #""a" = "Read **this**, **that**";"#, german: #""a" = "Lies ↓**dies, **das**";"#),
    .strings(
      english: #""a" = "Read **this**, **that**";"#, german: #""a" = "Lies dies↓** und **das**";"#),
    .strings(english: #""a" = "Read **this** now";"#, german: #""a" = "Lies das jetzt";"#),
    .strings(english: #""a" = "See [us](a://b)";"#, german: #""a" = "Siehe [uns↓] (a://b)";"#),
    .strings(english: #""a" = "See [us](a://b)";"#, german: #""a" = "↓Siehe uns";"#),
    .strings(
      english: #""a" = "[Us](a://b): see [us](a://b)";"#, german: #""a" = "Siehe [uns](a://b)";"#),
    .strings(
      english: #""a" = "[Us](a://b) or [you](a://c)";"#, german: #""a" = "↓[Wir](a://b)";"#),
    .strings(
      english: #""a" = "Read **this**, [us](a://b)";"#,
      german: #""a" = "[uns](a://b), lies **das**";"#),
    .strings(english: #""a" = "Tap *here*.";"#, german: #""a" = "Tippe ↓*hier.";"#),
    .strings(english: #""a" = "2 * 3, [x] (y)";"#, german: #""a" = "2 * 3, [x] (y)";"#),
    .strings(english: #""a" = "** No: %@ **";"#, german: #""a" = "** Nein: %@ **";"#),
    .strings(english: #""a" = "*.a, *.b";"#, german: #""a" = "*.a";"#),
  ]
  package static let interest = TextInterest.pairs(
    with: [.emphasis, .doubleSlash], differing: .bracket)

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    guard let source = text.source else { return }
    if text.traits.contains(.blank) { return }
    let utf8 = Array(text.string.utf8)
    let (own, theirs) = (MarkdownMarks(utf8), MarkdownMarks(Array(source.string.utf8)))
    checkMarks(own.strong, theirs.strong, "**", utf8, text, source, &context)
    checkMarks(own.strikes, theirs.strikes, "~~", utf8, text, source, &context)
    if !own.stars.count.isMultiple(of: 2), theirs.hasEmphasis,
      let lonely = MarkdownMarks.unmatched(own.stars, length: 1, in: utf8)
    {
      context.report(
        Self.self, at: context.place(of: lonely..<(lonely + 1), in: text.text),
        "Unmatched *, which is shown literally", remedy: "Add the other *, or remove this one",
        key: text.key, locale: text.locale)
    }
    let broken = own.brokenLinks.first
    // Two links to one page are one link in a translation that says the name once.
    let wanted =
      broken == nil ? targets(of: theirs, in: source.string).count : theirs.links.count
    guard own.links.count < wanted else { return }
    context.report(
      Self.self,
      at: broken.map { context.place(of: $0..<($0 + 3), in: text.text) } ?? text.text.range,
      broken != nil
        ? "A space inside the link breaks it, and it is shown literally"
        : "The source text has \(theirs.links.count == 1 ? "a link" : "\(theirs.links.count) links"), "
          + "but the translation has \(own.links.isEmpty ? "none" : "\(own.links.count)")",
      remedy: broken != nil ? "Remove the space" : "Write the link as [text](target)",
      key: text.key,
      locale: text.locale)
  }

  /// The different targets of the links of a text.
  private static func targets(of marks: MarkdownMarks, in text: String) -> Set<[UInt8]> {
    let utf8 = Array(text.utf8)
    return Set(marks.links.map { Array(utf8[$0.target]) })
  }

  private static func checkMarks(
    _ own: [Int], _ theirs: [Int], _ mark: String, _ utf8: [UInt8], _ text: TextUnit,
    _ source: TextUnit.Source, _ context: inout LintContext
  ) {
    // If the source has an odd number, it is not markdown.
    guard !theirs.isEmpty, theirs.count.isMultiple(of: 2) else { return }
    // Marks with spaces on their inner sides are not markdown either.
    if misplaced(theirs, Array(source.string.utf8)) != nil { return }
    func report(
      _ place: Int?, _ message: String, _ remedy: String, severity: Severity? = nil
    ) {
      context.report(
        Self.self,
        at: place.map { context.place(of: $0..<($0 + 2), in: text.text) } ?? text.text.range,
        severity: severity, message, remedy: remedy, key: text.key, locale: text.locale)
    }
    if own.isEmpty {
      // The text reads well without it.
      report(
        nil, "The source text marks words with \(mark), but the translation does not",
        "Mark them in the translation too",
        severity: .information)
      return
    }
    if !own.count.isMultiple(of: 2) {
      let torn = "\(mark.prefix(1)) \(mark.prefix(1))"
      report(
        MarkdownMarks.unmatched(own, length: 2, in: utf8),
        "Unmatched \(mark), which is shown literally",
        text.string.contains(torn)
          ? "Remove the space in '\(torn)'" : "Add the other \(mark), or remove this one")
      return
    }
    if let place = misplaced(own, utf8) {
      report(
        place, "A space on the inner side of \(mark) breaks it, and it is shown literally",
        "Remove the space")
    }
  }

  /// Returns the first of the marks that has a space on its inner side.
  private static func misplaced(_ marks: [Int], _ utf8: [UInt8]) -> Int? {
    marks.enumerated().first { index, place in
      let inner = index.isMultiple(of: 2) ? place + 2 : place - 1
      return inner >= 0 && inner < utf8.count && (utf8[inner] == 0x20 || utf8[inner] == 0x0A)
    }?.element
  }
}
