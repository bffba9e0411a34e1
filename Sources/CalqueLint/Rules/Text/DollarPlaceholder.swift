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
    .strings(
      english: #""a" = "Find ${count} files";"#, german: #""a" = "Alle ↓$ {count} finden";"#),
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
    for found in own where known.contains(found.name) && found.isSpaced {
      context.report(
        Self.self, at: context.place(of: found.range, in: text.text),
        "'$ {\(found.name)}' contains a space, and is shown literally",
        remedy: "Use ${\(found.name)}", key: text.key, locale: text.locale)
    }
    for found in own where !known.contains(found.name) {
      // A source without any may be a key that is a name, and this text the first with one.
      if theirs.isEmpty, source.isKey { return }
      // One missing and one unknown belong together; of several, each is paired with the most
      // similar name.
      let isPlain = missing.count == 1 && unknown.count == 1
      let candidates = missing.count == unknown.count ? missing : []
      let meant = isPlain ? missing[0] : NearestName.of(found.name, among: missing)
      missing.removeAll { $0 == meant }
      context.report(
        Self.self, at: context.place(of: found.range, in: text.text),
        "'${\(found.name)}' is not a value of the source text"
          + (meant.map { ", which has '${\($0)}'" } ?? ""),
        remedy: meant.map { "Use ${\($0)}" }
          ?? remedy(for: found.name, source.string, candidates),
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

  /// What to do with a name that resembles none of the source text: if as many are missing as are
  /// unknown, all of them were translated.
  private static func remedy(
    for name: String, _ source: String, _ candidates: [String]
  ) -> String {
    if source.contains("{\(name)}") { return "Write {\(name)}, as the source text does" }
    if candidates.isEmpty { return "Remove it" }
    return "Use the name that was meant: \(candidates.map { "${\($0)}" }.joined(separator: " or "))"
  }

  private static func names(
    in text: String
  ) -> [(name: String, range: Range<Int>, isSpaced: Bool)] {
    let utf8 = Array(text.utf8)
    var found: [(name: String, range: Range<Int>, isSpaced: Bool)] = []
    for start in utf8.indices where utf8[start] == UInt8(ascii: "$") {
      let isSpaced = utf8[start...].starts(with: "$ {".utf8)
      guard isSpaced || utf8[start...].starts(with: "${".utf8) else { continue }
      guard let end = utf8[start...].firstIndex(of: UInt8(ascii: "}")) else { break }
      let name = String(decoding: utf8[(start + (isSpaced ? 3 : 2))..<end], as: UTF8.self)
      found.append((name, start..<(end + 1), isSpaced))
    }
    return found
  }
}
