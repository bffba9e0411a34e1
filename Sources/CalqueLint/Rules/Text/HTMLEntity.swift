import CalqueCatalogs
package import CalqueDiagnostics

/// An HTML entity in a text that is not HTML.
package enum HTMLEntity: TextRule {
  package static let id = "html_entity"
  package static let severity = Severity.warning
  package static let summary = "an entity such as `&gt;` in a string that is not HTML"
  package static let rationale = """
    A translation platform or an export escaped the character, and it was never unescaped: users \
    see `&gt;` or `&amp;`. A string with tags, one whose source text has entities, and all of a \
    `.strings` file that has line breaks or links of HTML are treated as HTML.
    """
  package static let examples: [RuleExample] = [
    .strings(english: #""a" = "Settings > Privacy";"#, german: #""a" = "Optionen ↓&gt; Privat";"#),
    .strings(#""a" = "Terms ↓&amp; conditions&nbsp;…&#39;&#x27;";"#),
    .strings(english: #""a" = "<b>A</b> &gt; B";"#, german: #""a" = "<b>A</b> &gt; B";"#),
    .strings(#""a" = "Q&A; R&D;";"#),
    .strings(#""a" = "By Ann<br />"; "b" = "and Bj&ouml;rn &amp; Co.";"#),
    .strings(#""a" = "&lt; &amp; &#123;";"#),
    .strings(#""a" = "See *this*&nbsp;page";"#),
    .strings(#""a" = "Menu&nbsp;Bar &amp; more";"#),
    .xliff("<trans-unit id=\"a\"><source>A &gt; B</source><target>A &gt; B</target></trans-unit>"),
  ]
  package static let interest = TextInterest.texts(with: .ampersand)

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    let entities = entities(in: text.string)
    guard !entities.isEmpty, HTMLTag.all(in: text.string).isEmpty else { return }
    if let source = text.source,
      !self.entities(in: source.string).isEmpty || !HTMLTag.all(in: source.string).isEmpty
    {
      return
    }
    if text.source == nil, isSample(text.string, entities) || isTypography(text.string, entities) {
      return
    }
    if isMarkdown(text.string) || context.hasHTML { return }
    guard let first = entities.first else { return }
    let others = entities.count - 1
    context.report(
      Self.self, at: context.place(of: first, in: text.text),
      "'\(text.string.utf8[of: first])' is shown literally"
        + (others == 0 ? "" : others == 1 ? ", as is 1 other" : ", as are \(others) others"),
      remedy: others == 0 ? "Use the character itself" : "Use the characters themselves",
      key: text.key, locale: text.locale)
  }

  /// Whether a text is nothing but entities: a program that shows them has them as examples.
  private static func isSample(_ text: String, _ entities: [Range<Int>]) -> Bool {
    let length = entities.reduce(0) { $0 + $1.count }
    return text.utf8.count { $0 != 0x20 } == length
  }

  /// Whether a source text has fixed spaces as entities, and none but ampersands beside them: these
  /// are not written by accident.
  private static func isTypography(_ text: String, _ entities: [Range<Int>]) -> Bool {
    let spellings = entities.map { text.utf8[of: $0] }
    return spellings.contains("&nbsp;")
      && spellings.allSatisfy { $0 == "&nbsp;" || $0 == "&amp;" }
  }

  /// Whether a text has emphasis or links of Markdown, which decodes entities (CommonMark 2.5).
  private static func isMarkdown(_ text: String) -> Bool {
    text.contains("](") || text.utf8.count { $0 == UInt8(ascii: "*") } > 1
  }

  private static let names: Set<String> = [
    "amp", "lt", "gt", "quot", "apos", "nbsp", "copy", "reg", "trade", "hellip", "mdash", "ndash",
    "lsquo", "rsquo", "ldquo", "rdquo", "laquo", "raquo", "rarr", "larr", "bull", "middot", "shy",
    "auml", "ouml", "uuml", "Auml", "Ouml", "Uuml", "szlig", "eacute", "egrave", "agrave", "ccedil",
    "ntilde", "aacute", "iacute", "oacute", "uacute", "ecirc", "acirc", "ocirc",
  ]

  private static func entities(in text: String) -> [Range<Int>] {
    let utf8 = Array(text.utf8)
    var found: [Range<Int>] = []
    for start in utf8.indices where utf8[start] == UInt8(ascii: "&") {
      guard
        let end = utf8[start...].prefix(10).firstIndex(of: UInt8(ascii: ";")), end > start + 1
      else { continue }
      let name = utf8[(start + 1)..<end]
      let isNumber =
        name.count > 1 && name.first == UInt8(ascii: "#")
        && name.dropFirst().allSatisfy {
          $0 >= 0x30 && $0 <= 0x39 || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x66 || $0 | 0x20 == 0x78
        }
      if isNumber || names.contains(String(decoding: name, as: UTF8.self)) {
        found.append(start..<(end + 1))
      }
    }
    return found
  }
}
