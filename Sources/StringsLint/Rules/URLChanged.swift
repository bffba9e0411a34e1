package import Diagnostics
import StringCatalogs

/// A web address that a translation has lost or broken.
package enum URLChanged: PairRule {
  package static let id = "url"
  package static let severity = Severity.warning
  package static let summary = "a web address of the source text is lost or leads to another site"
  package static let rationale = """
    People cannot go where the text sends them: the address was left out, letters of it changed, or \
    the sentence's own sign was glued to it. A page in the reader's language on the same site is no \
    finding, nor is another site in the place of one that is named without a page, as an example.
    """
  package static let examples: [RuleExample] = [
    .strings(
      english: #""a" = "See https://example.com/help";"#, german: #""a" = "↓Siehe die Hilfe";"#),
    .strings(
      english: #""a" = "See https://example.com";"#, german: #""a" = "Siehe ↓https://exmaple.com";"#
    ),
    .strings(
      english: #""a" = "See https://example.com";"#,
      german: #""a" = "↓Siehe https: // example .com";"#),
    .strings(
      english: #""a" = "See https://en.example.org/wiki.";"#,
      german: #""a" = "Siehe https://de.example.org/wiki/Hilfe";"#),
    .strings(english: #""a" = "See https://%@";"#, german: #""a" = "Siehe https://%@";"#),
    .strings(
      english: #""a" = "(e.g. https://example.com)";"#,
      german: #""a" = "(etwa https://beispiel.de)";"#),
    .strings(english: #""a" = "See https://a.com/b";"#, german: #""a" = "Siehe a.com/b";"#),
  ]
  package static let traits: TextTraits = .doubleSlash

  package static func check(
    _ text: LintedText, against source: LintedText.SourceText, _ list: inout FindingList
  ) {
    guard !text.traits.contains(.blank), source.traits.contains(.doubleSlash) else { return }
    let theirs = WebAddress.web(in: source.string)
    // An address that is all of a text is an example of one, which is made for a language.
    guard let first = theirs.first, first.text != source.string else { return }
    let own = WebAddress.web(in: text.string)
    let sites = Set(theirs.map(\.site))
    if own.count < theirs.count {
      let lost = theirs.first { address in !own.contains { $0.site == address.site } } ?? first
      // It is read, if not followed, without `https://` too.
      if !lost.site.isEmpty, text.string.lowercased().contains(lost.site) { return }
      list.add(
        Self.self, at: text.text.range, "'\(lost.text)' of the source text is missing",
        remedy: "Write the address, or that of the same page in this language", key: text.key,
        locale: text.locale)
      return
    }
    for address in own
    where !sites.contains(address.site)
      && (first.hasPage || NearestName.of(address.site, among: sites) != nil)
    {
      list.add(
        Self.self, at: list.place(of: address.range, in: text.text),
        "'\(address.text)' is on another site than '\(first.text)' of the source text",
        remedy: "See whether it leads where the source text does", key: text.key,
        locale: text.locale)
    }
  }
}
