package import CalqueDiagnostics

/// A key that only a translation has.
package enum ExtraKey: Rule, CombinedRule {
  package static let id = "extra_key"
  package static let severity = Severity.warning
  package static let summary = "a key that the source language does not have"
  package static let rationale = """
    If the source language spells the key differently (`Cancel.Button` and `cancel.button`), the \
    translation is never shown: a warning. Otherwise the key is usually unused, and sometimes the \
    source language has lost the entry: information. The table `InfoPlist` and the tables of \
    storyboards, whose source texts are elsewhere, are not checked.
    """
  package static let examples: [RuleExample] = [
    .strings(
      english: "\"ok.title\" = \"OK\";\n\"open.title\" = \"Open\";\n",
      german: "\"ok.title\" = \"OK\";\n\"↓open_Title\" = \"Öffnen\";\n"),
    .strings(
      english: "\"Don't save\" = \"Don't save\";\n",
      german: "\"↓Don’t save\" = \"Nicht sichern\";\n"),
    .strings(
      english: "\"ok\" = \"OK\";\n\"open\" = \"Open\";\n\"Open\" = \"Open\";\n",
      german:
        "\"ok\" = \"OK\";\n\"open\" = \"öffnen\";\n\"Open\" = \"Öffnen\";\n\"shut\" = \"Zu\";\n"),
    .strings(
      english: "\"Track\" = \"Track\";\n\"Open…\" = \"Open…\";\n\"C++\" = \"C++\";\n",
      german: "\"%_track\" = \"%_Spur\";\n\"Open\" = \"Öffnen\";\n\"C\" = \"C\";\n"),
    .strings(
      english: "\"WebClips\" = \"WebClips\";\n", german: "\"Web Clips\" = \"WebClips\";\n"),
    RuleExample(files: [
      ("en.lproj/InfoPlist.strings", "\"CFBundleName\" = \"Calque\";\n"),
      ("de.lproj/InfoPlist.strings", "\"NSCameraUsageDescription\" = \"Für Bilder\";\n"),
    ]),
    RuleExample(files: [
      ("en.lproj/Main.strings", "\"4dB-Xy-k9Q.text\" = \"Open\";\n"),
      ("de.lproj/Main.strings", "\"Ujk-3T-f0a.title\" = \"Titel\";\n"),
    ]),
  ]

  package static func check(_ surplus: CoverageSurplus, in context: inout LintContext) {
    // A table that maps translated names to those of the source has its own keys.
    let isMapped = surplus.alike.map { $0 == surplus.value && $0 != surplus.key } == true
    let severity: Severity? = surplus.alike == nil || isMapped ? .information : nil
    // Old projects have thousands of them.
    guard context.reports(Self.self, severity: severity), !KeyText.isObject(surplus.key),
      !surplus.table.lowercased().hasSuffix("infoplist")
    else { return }
    context.report(
      Self.self, at: surplus.place, severity: severity,
      "'\(surplus.key)' is not in \(surplus.sourceName).lproj"
        + (surplus.alike.map { ", where it is spelled '\($0)'" } ?? ""),
      remedy: surplus.alike.map {
        "Rename it to '\($0)', or that key if the program uses this spelling"
      }
        ?? "Remove it, or add it to the source language",
      key: surplus.key, locale: surplus.locale)
  }
}
