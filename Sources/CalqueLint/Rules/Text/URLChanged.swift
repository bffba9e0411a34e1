import CalqueCatalogs
package import CalqueDiagnostics

/// A web address that a translation has lost or broken.
package enum URLChanged: TextRule, CombinedRule {
  package static let id = "url"
  package static let severity = Severity.warning
  package static let summary = "a lost or changed web address"
  package static let rationale = """
    Users cannot follow the link: the address was omitted or misspelled, or the punctuation of the \
    sentence was joined to it. Another page of the same site is accepted, unless it differs by a \
    letter more or less; so is the same page in the language of the user (`privacy-de.html`), the same site in \
    their country (`example.de`), and another site in place of one without a page, as in an example. \
    So is one more address, if no address of the source text is missing.
    """
  package static let examples: [RuleExample] = [
    .strings(
      english: #""a" = "See https://example.com/help";"#, german: #""a" = "↓Siehe die Hilfe";"#),
    .strings(
      english: #""a" = "See https://example.com";"#, german: #""a" = "Siehe ↓https://exmaple.com";"#
    ),
    .strings(
      english: #""a" = "See https://example.com";"#,
      german: #""a" = "Siehe https↓: // example .com";"#),
    .strings(
      english: #""a" = "See https://example.com/privacy.";"#,
      german: #""a" = "Siehe ↓https://example.com/privcy";"#),
    .strings(
      english: #""a" = "See https://example.com/en/privacy";"#,
      german: #""a" = "Siehe https://example.com/de/privacy/";"#),
    .strings(
      english: #""a" = "See https://en.example.org/wiki.";"#,
      german: #""a" = "Siehe https://de.example.org/wiki/Hilfe";"#),
    .strings(
      english: #""a" = "See https://example.com/privacy-en.html.";"#,
      german: #""a" = "Siehe https://example.com/privacy-de.html";"#),
    .strings(
      english: #""a" = "See https://example.com/privacy-en.html.";"#,
      german: #""a" = "Siehe ↓https://example.com/privacy-fr.html";"#),
    .strings(
      english: #""a" = "See https://example.com/shop.";"#,
      german: #""a" = "Siehe https://example.de/shop";"#),
    .strings(
      english: #""a" = "See https://example.com/shop.";"#,
      german: #""a" = "Siehe ↓https://example.fr/shop";"#),
    .strings(english: #""a" = "(with http:// or https://)";"#, german: #""a" = "(mit http)";"#),
    .strings(english: #""a" = "It is no https://…, or https://.";"#, german: #""a" = "Nein";"#),
    .strings(english: #""a" = "See https://%@";"#, german: #""a" = "Siehe https://%@";"#),
    .strings(
      english: #""a" = "(e.g. https://example.com)";"#,
      german: #""a" = "(etwa https://beispiel.de)";"#),
    RuleExample(files: [
      ("en.lproj/A.strings", #""a" = "See https://example.com.";"#),
      ("bn.lproj/A.strings", #""a" = "https://example.com- এ দেখুন";"#),
    ]),
    .strings(
      english: #""a" = "https://foph-a.com/b?dates={DATES}";"#,
      german: #""a" = "https://bag-a.com/b?dates={DATES}";"#),
    .strings(english: #""a" = "See https://a.com/b";"#, german: #""a" = "Siehe a.com/b";"#),
    .strings(
      english: #""a" = "By https://www.example.com/b, for https://a.org/c.";"#,
      german: #""a" = "Von ↓https://www. example.com/b für https://a.org/c.";"#),
    .strings(
      english: #""a" = "Icons: https://a.com/b, https://c.com/d";"#,
      german: #""a" = "Icons: https://a.com/b, https://c.com/d, deutsch von https://e.de/f";"#),
    .strings(
      english: #""a" = "Icons: https://a.com/b, https://c.com/d";"#,
      german: #""a" = "Icons: https://a.com/b, ↓https://e.de/f";"#),
  ]
  package static let interest = TextInterest.pairs(with: .doubleSlash)
  /// A link that is lost takes its address with it.
  package static let echoes: [any Rule.Type] = [MarkdownStructure.self]

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    guard let source = text.source else { return }
    guard !text.traits.contains(.blank), source.traits.contains(.doubleSlash) else { return }
    let theirs = WebAddress.web(in: source.string)
    guard let first = theirs.first else { return }
    if let place = brokenAddress(text.string) {
      context.report(
        Self.self, at: context.place(of: place, in: text.text),
        "A space splits the address", remedy: "Remove the space", key: text.key,
        locale: text.locale)
      return
    }
    // An address that is the whole text is an example, which each language may choose.
    let rest = source.string.utf8.dropFirst(first.range.upperBound)
    if first.range.lowerBound == 0, !rest.contains(0x20) { return }
    let own = WebAddress.web(in: text.string)
    let sites = Set(theirs.map(\.site))
    if own.count < theirs.count {
      let lost = theirs.first { address in !own.contains { $0.site == address.site } } ?? first
      // Without `https://` the address can still be read, although it is not a link.
      if !lost.site.isEmpty, text.string.lowercased().contains(lost.site) { return }
      context.report(
        Self.self, at: text.text.range, "The address '\(lost.text)' of the source text is missing",
        remedy: "Insert the address, or that of the same page in this language", key: text.key,
        locale: text.locale)
      return
    }
    let ownSites = Set(own.map(\.site))
    // One more address does no harm if none is lost.
    let lost = theirs.filter { !ownSites.contains($0.site) }
    for address in own
    where !lost.isEmpty && !sites.contains(address.site)
      && !theirs.contains(where: { address.isSite($0, in: text.locale) })
      && (first.hasPage || NearestName.of(address.site, among: sites) != nil)
    {
      report(address, besides: lost, of: text, &context)
    }
    // If each text has one address, the two can be compared as the same page.
    guard theirs.count == 1, own.count == 1, own[0].site == first.site else { return }
    if own[0].isMisspelling(of: first, in: text.locale) {
      context.report(
        Self.self, at: context.place(of: own[0].range, in: text.text),
        "'\(own[0].text)' differs by a letter or two from '\(first.text)' in the source text",
        remedy: "Use '\(first.text)', or correct the source text", key: text.key,
        locale: text.locale)
    }
  }

  /// Reports an address on a site that the source text does not have.
  private static func report(
    _ address: WebAddress, besides theirs: [WebAddress], of text: TextUnit,
    _ context: inout LintContext
  ) {
    let place = context.place(of: address.range, in: text.text)
    // The one with the longest beginning in common.
    let nearest = theirs.enumerated().max { left, right in
      let (first, second) = (
        left.element.commonCount(with: address), right.element.commonCount(with: address)
      )
      return first < second || first == second && left.offset > right.offset
    }?.element
    guard let nearest else { return }
    if nearest.text.hasPrefix(address.text), isSplit(text.string, after: address) {
      context.report(
        Self.self, at: place, "A space splits the address '\(nearest.text)'",
        remedy: "Remove the space", key: text.key, locale: text.locale)
      return
    }
    context.report(
      Self.self, at: place,
      "'\(address.text)'\(elsewhere)'\(nearest.text)' in the source text",
      remedy: "Check whether it leads to the same content", key: text.key, locale: text.locale)
  }

  /// Several languages with other sites in one text have an older text, or know better.
  package static func series(of finding: Finding) -> FindingSeries? {
    guard finding.message.contains(elsewhere) else { return nil }
    return FindingSeries(of: finding, key: finding.key, detail: elsewhere, minimum: 3)
  }

  private static let elsewhere = " is on a different site than "

  /// Whether a point and a space follow an address: `https://www. example.com`.
  private static func isSplit(_ text: String, after address: WebAddress) -> Bool {
    let rest = text.utf8.dropFirst(address.range.upperBound).drop { $0 == UInt8(ascii: ".") }
    return rest.first == UInt8(ascii: " ") || rest.starts(with: [0xC2, 0xA0])
  }

  /// Returns the range of `http: //` in a text.
  private static func brokenAddress(_ text: String) -> Range<Int>? {
    let utf8 = Array(text.utf8)
    return utf8.indices.first { index in
      utf8[index] == UInt8(ascii: ":") && utf8[index...].starts(with: ": //".utf8)
        && (utf8[..<index].suffix(4).elementsEqual("http".utf8)
          || utf8[..<index].suffix(5).elementsEqual("https".utf8))
    }.map { $0..<($0 + 4) }
  }
}
