import CalqueCatalogs
package import CalqueDiagnostics

/// A `${name}` of an intent or a shortcut that a translation has lost or translated.
package enum DollarPlaceholder: TextRule {
  package static let id = "dollar_placeholder"
  package static let severity = Severity.warning
  package static let summary = "a lost, translated or misspelled `${name}`"
  package static let rationale = """
    App Intents and App Shortcuts replace `${name}` with a value, by name. If it is lost, so is \
    the value; if its name differs, it is shown literally; and a shortcut phrase without \
    `${applicationName}` is never recognized.
    """
  package static let examples: [RuleExample] = [
    .strings(english: #""a" = "Open ${file}";"#, german: #""a" = "↓${datei} öffnen";"#),
    .strings(english: #""a" = "Open ${file}";"#, german: #""a" = "↓Datei öffnen";"#),
    .strings(english: #""a" = "Open ${file}";"#, german: #""a" = "↓$ {file} öffnen";"#),
    .strings(
      english: #""a" = "Open ${file} in ${app}";"#, german: #""a" = "In ${app} ${file} öffnen";"#),
    .strings(english: #""a" = "Only $5";"#, german: #""a" = "Nur 5 $";"#),
    .strings(
      english: #""a" = "Send ${file} to ${person}";"#,
      german: #""a" = "↓${persn} bekommt ↓${flie}";"#),
  ]
  package static let interest = TextInterest.pairs(with: .bracketAfterDollar)

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    guard let source = text.source else { return }
    if text.traits.contains(.blank) { return }
    let theirs = names(in: source.string)
    let own = names(in: text.string)
    let known = Set(theirs.map(\.name))
    var missing = known.subtracting(own.map(\.name)).sorted()
    let unknown = own.filter { !known.contains($0.name) }
    for found in own where !known.contains(found.name) {
      // A source without any may be a key that is a name, and this text the first with one.
      if theirs.isEmpty, source.isKey { return }
      // One missing and one unknown belong together; of several, each is paired with the most
      // similar name.
      let isPlain = missing.count == 1 && unknown.count == 1
      let meant = isPlain ? missing[0] : NearestName.of(found.name, among: missing)
      missing.removeAll { $0 == meant }
      context.report(
        Self.self, at: context.place(of: found.range, in: text.text),
        "'${\(found.name)}' is not a value of the source text"
          + (meant.map { ", which has '${\($0)}'" } ?? ""),
        remedy: meant.map { "Use ${\($0)}" }
          ?? (source.string.contains("{\(found.name)}")
            ? "Write {\(found.name)}, as the source text does" : "Remove it"),
        key: text.key, locale: text.locale)
    }
    // For a text with parts, the key also has the placeholders of the parts.
    if source.isKey, text.string.utf8.contains(UInt8(ascii: "#")) { return }
    for name in missing {
      context.report(
        Self.self, at: text.text.range, "'${\(name)}' of the source text is missing",
        remedy: "Insert ${\(name)} where its value belongs", key: text.key, locale: text.locale)
    }
  }

  private static func names(in text: String) -> [(name: String, range: Range<Int>)] {
    let utf8 = Array(text.utf8)
    var found: [(name: String, range: Range<Int>)] = []
    for start in utf8.indices where utf8[start...].starts(with: "${".utf8) {
      guard let end = utf8[start...].firstIndex(of: UInt8(ascii: "}")) else { break }
      found.append(
        (String(decoding: utf8[(start + 2)..<end], as: UTF8.self), start..<(end + 1)))
    }
    return found
  }
}
