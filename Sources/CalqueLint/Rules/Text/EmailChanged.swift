import CalqueCatalogs
package import CalqueDiagnostics

/// A mail address that a translation has lost or changed.
package enum EmailChanged: TextRule, CombinedRule {
  package static let id = "email"
  package static let severity = Severity.warning
  package static let summary = "a lost or changed email address"
  package static let rationale = """
    Messages to the address do not arrive. Addresses are not translatable; if a language has an \
    address of its own, the program should know it, not the string. The name in an example, such \
    as `name@example.com`, may be translated.
    """
  package static let examples: [RuleExample] = [
    .strings(
      english: #""a" = "Write to help@example.com.";"#,
      german: #""a" = "Schreib an ↓hilfe@example.com.";"#),
    .strings(english: #""a" = "Write to help@example.com";"#, german: #""a" = "↓Schreib uns";"#),
    .strings(
      english: #""a" = "Write to help@example.com";"#,
      german: #""a" = "An Help@Example.com schreiben";"#),
    RuleExample(files: [
      ("en.lproj/A.strings", #""a" = "Write to help@example.com";"#),
      ("hu.lproj/A.strings", #""a" = "Írj a help@example.com-ra";"#),
      ("he.lproj/A.strings", #""a" = "לפנות ל-help@example.com";"#),
    ]),
    .strings(english: #""a" = "%@@%@.org, @name";"#, german: #""a" = "%@@%@.org, @name";"#),
    .strings(
      english: #""a" = "git@example.com:user/repo.git";"#,
      german: #""a" = "https://example.com/repo.git";"#),
    .strings(english: #""a" = "name@example.com";"#, german: #""a" = "name@beispiel.de";"#),
    .strings(english: #""a" = "me@example.com:/a/b";"#, german: #""a" = "ich@beispiel.de:/a/b";"#),
    .strings(
      english: #""a" = "Use an address (I.E sip:john@example.net)";"#,
      german: #""a" = "Nutze eine Adresse (z. B. sip:jan@beispiel.net)";"#),
    .strings(
      english: #""a" = "Use yourname@example.com to pay.";"#,
      german: #""a" = "Zahle mit deinname@example.com.";"#),
  ]
  package static let interest = TextInterest.pairs(with: .nameAfterAt)

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    guard let source = text.source else { return }
    guard !text.traits.contains(.blank), source.traits.contains(.nameAfterAt) else { return }
    let theirs = WebAddress.mail(in: source.string)
    // An address that is the whole text, maybe with a path, is an example, which each language may
    // choose.
    guard let first = theirs.first, source.string.contains(where: \.isWhitespace) else { return }
    let own = WebAddress.mail(in: text.string)
    let known = Set(theirs.map { $0.text.lowercased() })
    let changed = own.filter { address in
      let name = address.text.lowercased()
      // The ending of a case may follow a hyphen.
      return !known.contains(name) && !known.contains { name.hasPrefix($0 + "-") }
        && !theirs.contains { address.isExample(like: $0) || isExample($0, in: source.string) }
    }
    for address in changed {
      context.report(
        Self.self, at: context.place(of: address.range, in: text.text),
        "'\(address.text)' is not the address of the source text, '\(first.text)'",
        remedy: "Use the address of the source text", key: text.key, locale: text.locale)
    }
    if changed.isEmpty, own.count < theirs.count,
      !theirs.contains(where: { isExample($0, in: source.string) })
    {
      context.report(
        Self.self, at: text.text.range, "The address '\(first.text)' of the source text is missing",
        remedy: "Insert the address", key: text.key, locale: text.locale)
    }
  }

  /// Whether a source text says that an address is an example, which each language may choose:
  /// `e.g. name@host.com`.
  private static func isExample(_ address: WebAddress, in text: String) -> Bool {
    let before = text.utf8.prefix(address.range.lowerBound)
    let words = String(decoding: before.suffix(20), as: UTF8.self).lowercased()
    if ["e.g.", "eg.", "i.e", "example", "such as"].contains(where: { words.contains($0) }) {
      return true
    }
    let host = address.text.lowercased().drop { $0 != "@" }
    return exampleHosts.contains { host.contains($0) }
  }

  /// Words in the hosts of examples: `hi@my-domain.com`.
  private static let exampleHosts = [
    "domain", "yourcompany", "mycompany", "acme", "company.com", "@mail.com", "@email.com",
    "@host.",
    "@server.",
  ]

  /// Several languages that differ from the source text know another address, or the source text
  /// is wrong.
  package static func series(of finding: Finding) -> FindingSeries? {
    FindingSeries(of: finding, key: finding.key)
  }
}
