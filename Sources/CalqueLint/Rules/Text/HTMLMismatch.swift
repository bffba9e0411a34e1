import CalqueCatalogs
package import CalqueDiagnostics

/// Tags of a translation that differ from those of its source.
package enum HTMLMismatch: TextRule, CombinedRule {
  package static let id = "html_mismatch"
  package static let severity = Severity.warning
  package static let summary = "tags that differ from those of the source text"
  package static let rationale = """
    The program splits the string at its tags. A lost link leads nowhere, an unclosed tag makes \
    the rest bold, and a tag with a misspelled name is shown literally. Only names of HTML tags, \
    and names that the source text opens and closes, are compared; anything else in angle brackets \
    is a word. Line breaks (`<br>`) may differ, and so may end tags that HTML does not require. \
    More or fewer words with a tag other than a link are information, if the translation closes \
    what it opens.
    """
  package static let examples: [RuleExample] = [
    .strings(
      english: #""a" = "Read <b>this</b>";"#, german: #""a" = "↓Lies das";"#),
    .strings(
      english: #""a" = "See <a href='x'>us</a>";"#, german: #""a" = "Siehe ↓<a href='x'>uns";"#),
    .strings(
      english: #""a" = "Read <link>this</link>";"#,
      german: #""a" = "Lies ↓<verweis>das</verweis>";"#),
    .strings(
      english: #""a" = "Read <b>this</b><br>";"#, german: #""a" = "Lies <strong>das</strong>";"#),
    .strings(
      english: #""a" = "Choose <b>%@</b>.";"#, german: #""a" = "<b>Gehe</b> zu <b>%@</b>.";"#),
    .strings(
      english: #""a" = "Choose <b>%@</b>.";"#, german: #""a" = "<b>Gehe</b> zu ↓<b>%@</b><b>.";"#),
    .strings(
      english: #""a" = "Tap <ui>Done</ui> to end.";"#,
      german: #""a" = "In <ui>Menü</ui> auf <ui>Fertig</ui> tippen.";"#),
    .strings(
      english: #""a" = "Tap <ui>Done</ui> to end.";"#,
      german: #""a" = "In <ui>Menü</ui> auf ↓<ui>Fertig tippen.";"#),
    .strings(english: #""a" = "Edit password";"#, german: #""a" = "Kennwort ändern↓<br>";"#),
    .strings(english: #""a" = "Read this";"#, german: #""a" = "Lies ↓<em>das</em>";"#),
    .strings(english: #""a" = "<xml> <img />";"#, german: #""a" = "Tags";"#),
    .strings(english: #""a" = "Body End";"#, german: #""a" = "Ende von <body>";"#),
    .strings(
      english: #""a" = "<html><p>Read <b>this</b></p></html>";"#,
      german: #""a" = "<html><p>Lies <b>das</b>";"#),
    .strings(english: #""a" = "<name>, a < b";"#, german: #""a" = "<Name>, a < b";"#),
  ]
  package static let echoes: [any Rule.Type] = [InvisibleCharacter.self]
  package static let interest = TextInterest.pairs(with: .angle)

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    guard let source = text.source else { return }
    if text.traits.contains(.blank) { return }
    let theirs = HTMLTag.all(in: source.string)
    let own = HTMLTag.all(in: text.string)
    if theirs.isEmpty, own.isEmpty { return }
    if own.isEmpty, isSample(source.string, theirs) { return }
    if theirs.isEmpty, own.allSatisfy({ Self.namesDocument($0, of: own) }) { return }
    let closed = Set(theirs.lazy.filter { $0.kind == .closing }.map(\.name))
    let known = Set(theirs.lazy.filter { $0.kind == .opening }.map(\.name)).intersection(closed)
      .union(HTMLTag.elements)
    var missing = counts(theirs.filter { known.contains($0.name) && !mayDiffer($0) })
    // A text without any tag instead of one with tags is a single finding.
    var extra: [HTMLTag] = []
    // Names of neither kind are words, unless the source is markup and they are opened and closed.
    let ownClosed = Set(own.lazy.filter { $0.kind == .closing }.map(\.name))
    for tag in own where !mayDiffer(tag) {
      guard known.contains(tag.name) || !missing.isEmpty && ownClosed.contains(tag.name) else {
        continue
      }
      let sign = sign(of: tag)
      if let count = missing[sign], count > 0 {
        missing[sign] = count - 1
      } else {
        extra.append(tag)
      }
    }
    // Without any tag in its source a text is not shown as HTML.
    if theirs.isEmpty, extra.isEmpty { extra = own.filter { $0.name == "br" } }
    let lost = spellings(of: missing.filter { $0.value > 0 }.map(\.key), in: theirs)
    if extra.isEmpty, lost.isEmpty { return }
    let severity: Severity? =
      differsInEmphasis(own, extra, lost: missing) && (!theirs.isEmpty || context.hasHTML)
      ? .information : nil
    if let tag = extra.first {
      context.report(
        Self.self, at: context.place(of: tag.range, in: text.text), severity: severity,
        "'\(text.string.utf8[of: tag.range])' does not match a tag of the source text"
          + (lost.isEmpty ? "" : ", which has \(lost.joined(separator: ", "))"),
        remedy: theirs.isEmpty ? removal : "Use the tags of the source text",
        key: text.key, locale: text.locale)
    }
    if extra.isEmpty, !lost.isEmpty {
      // If one half of the tag is present, the finding is placed there.
      let half = own.last { tag in lost.contains { $0.hasSuffix("\(tag.name)>") } }
      context.report(
        Self.self, at: half.map { context.place(of: $0.range, in: text.text) } ?? text.text.range,
        severity: severity,
        "The source text has \(lost.joined(separator: ", ")), but the translation does not",
        remedy: "Use the tags of the source text", key: text.key, locale: text.locale)
    }
  }

  /// Whether a tag is the name of a part of a document, as in "End of <body>": a text that is shown
  /// as HTML has no such part, or closes it.
  private static func namesDocument(_ tag: HTMLTag, of all: [HTMLTag]) -> Bool {
    ["html", "head", "body", "title"].contains(tag.name)
      && !all.contains { $0.name == tag.name && $0.kind != tag.kind }
  }

  /// Whether a text may have more or fewer of a tag: line breaks, and the ends of elements that
  /// HTML ends by itself (HTML Standard, 13.1.2.4, "Optional tags").
  private static func mayDiffer(_ tag: HTMLTag) -> Bool {
    tag.name == "br" || tag.kind == .closing && optional.contains(tag.name)
  }

  private static let optional: Set<String> = ["html", "body", "p", "li", "tr", "td", "th"]

  /// Whether a source text is nothing but tags, as an example of markup: `<xml> <img />`.
  private static func isSample(_ text: String, _ tags: [HTMLTag]) -> Bool {
    var letters = Array(text.utf8)
    for tag in tags.reversed() { letters.removeSubrange(tag.range) }
    return tags.count > 1 && !letters.contains { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
      && !tags.contains { $0.kind == .closing }
  }

  /// Whether a translation only marks more or fewer words: it has such tags too, and closes each
  /// that it opens.
  private static func differsInEmphasis(
    _ own: [HTMLTag], _ extra: [HTMLTag], lost: [String: Int]
  ) -> Bool {
    let signs = Set(extra.map { sign(of: $0) }).union(lost.filter { $0.value > 0 }.keys)
    let counts = counts(own)
    return signs.allSatisfy { sign in
      let name = sign.dropFirst(sign.hasPrefix("</") ? 2 : 1).dropLast()
      guard !links.contains(String(name)) else { return false }
      let count = counts["<\(name)>", default: 0]
      return count > 0 && counts["</\(name)>", default: 0] == count
    }
  }

  /// The names of tags that lead somewhere.
  private static let links: Set<String> = ["a", "link"]

  /// Returns the tags of the source text that have some signs, without their attributes.
  private static func spellings(of signs: [String], in tags: [HTMLTag]) -> [String] {
    signs.map { sign in
      guard let tag = tags.first(where: { self.sign(of: $0) == sign }) else { return sign }
      return (tag.kind == .closing ? "</" : "<") + tag.name + ">"
    }.sorted()
  }

  private static func counts(_ tags: [HTMLTag]) -> [String: Int] {
    tags.reduce(into: [:]) { $0[sign(of: $1), default: 0] += 1 }
  }

  /// Returns a tag without its attributes. Names with the same appearance, such as `b` and
  /// `strong`, are equal.
  private static func sign(of tag: HTMLTag) -> String {
    let name = tag.name == "b" ? "strong" : tag.name == "i" ? "em" : tag.name
    return (tag.kind == .closing ? "</" : "<") + name + ">"
  }

  private static let removal = "Remove the tag"

  /// A language that has a tag in many texts without any has it from a tool.
  package static func habit(of finding: Finding) -> FindingSeries? {
    guard finding.remedy == removal else { return nil }
    return FindingSeries(
      of: finding, key: finding.locale, detail: finding.message, minimum: 3)
  }

  package static func combine(_ first: inout Finding, _ others: FindingSeries.Others) {
    first.message +=
      others.locales.isEmpty
      ? others.counted("string has such a tag", "strings have such a tag") : others.languages
    if others.locales.count > 2, first.message.hasPrefix("The source text has") {
      first.remedy =
        "Use the tags of the source text, or remove them there if it is not shown as HTML"
    }
  }
}

extension String.UTF8View {
  /// Returns the text at a range of offsets.
  subscript(of range: Range<Int>) -> String {
    String(decoding: dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }
}
