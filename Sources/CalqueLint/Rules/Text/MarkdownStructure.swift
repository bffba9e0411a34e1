import CalqueCatalogs
package import CalqueDiagnostics

/// Markdown that a translation has broken or lost.
package enum MarkdownStructure: TextRule {
  package static let id = "markdown_structure"
  package static let severity = Severity.warning
  package static let summary = "the markdown of the source text is broken or lost"
  package static let rationale = """
    SwiftUI renders `**bold**` and `[text](target)` in texts. A mark that is not closed, one with a \
    space on its inner side, and a link whose brackets were torn apart are shown as they stand; a link \
    that was lost leads nowhere. Words that are no longer bold are information. A \
    single asterisk without its partner is found where the source text marks words with pairs of \
    them; underscores are no finding, for they stand for too much else.
    """
  package static let examples: [RuleExample] = [
    .strings(english: #""a" = "Read **this** now";"#, german: #""a" = "Lies ↓**das jetzt";"#),
    .strings(english: #""a" = "Read **this** now";"#, german: #""a" = "Lies ↓** das ** jetzt";"#),
    .strings(english: #""a" = "Read **this** now";"#, german: #""a" = "Lies das jetzt";"#),
    .strings(english: #""a" = "See [us](a://b)";"#, german: #""a" = "Siehe [uns↓] (a://b)";"#),
    .strings(english: #""a" = "See [us](a://b)";"#, german: #""a" = "↓Siehe uns";"#),
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
    if let lonely = own.stars.last, !own.stars.count.isMultiple(of: 2), theirs.hasEmphasis {
      context.report(
        Self.self, at: context.place(of: lonely..<(lonely + 1), in: text.text),
        "This * has no partner and is shown", remedy: "Open and close what is marked",
        key: text.key, locale: text.locale)
    }
    guard own.links.count < theirs.links.count else { return }
    let broken = own.brokenLinks.first
    context.report(
      Self.self,
      at: broken.map { context.place(of: $0..<($0 + 3), in: text.text) } ?? text.text.range,
      broken != nil
        ? "A space stands in the middle of a link, which is shown as it stands so"
        : "The source text has \(theirs.links.count == 1 ? "a link" : "\(theirs.links.count) links"), "
          + "and this has \(own.links.isEmpty ? "none" : "\(own.links.count)")",
      remedy: broken != nil ? "Remove the space" : "Write the link as [text](target)",
      key: text.key,
      locale: text.locale)
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
        nil, "The source text marks words with \(mark), and this does not", "Mark them too",
        severity: .information)
      return
    }
    if !own.count.isMultiple(of: 2) {
      report(own.last, "This \(mark) has no partner and is shown", "Open and close what is marked")
      return
    }
    if let place = misplaced(own, utf8) {
      report(
        place, "A space on its inner side makes \(mark) a text that is shown", "Remove the space")
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
