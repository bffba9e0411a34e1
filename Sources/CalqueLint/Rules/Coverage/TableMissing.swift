package import CalqueDiagnostics

/// A table that a language lacks.
package enum TableMissing: Rule {
  package static let id = "table_missing"
  package static let severity = Severity.warning
  package static let summary = "a table that a language lacks and most other languages have"
  package static let rationale = """
    All strings of the table are shown in the source language, or as bare keys. The file was \
    forgotten when the language or the table was added, or is not part of the project. The finding \
    is information if fewer than half of the languages have the table, and if the language has \
    fewer than half of the tables, since its translation has barely begun or was abandoned. So is \
    a missing `InfoPlist`, whose texts are mostly names.
    """
  package static let examples: [RuleExample] = [
    RuleExample(files: [
      ("en.lproj/A.strings", "\"a\" = \"One\";\n"), ("en.lproj/B.strings", "\"b\" = \"Two\";\n"),
      ("de.lproj/A.strings", "\"a\" = \"Eins\";\n"), ("de.lproj/B.strings", "\"b\" = \"Zwei\";\n"),
      ("fr.lproj/A.strings", "↓\"a\" = \"Un\";\n"), ("en-GB.lproj/A.strings", "\"a\" = \"One\";\n"),
      ("de-CH.lproj/A.strings", "\"a\" = \"Eis\";\n"),
    ]),
    RuleExample(files: [
      ("en.lproj/A.strings", "\"a\" = \"One\";\n"), ("de.lproj/A.strings", "\"a\" = \"Eins\";\n"),
      ("fr.lproj/a.strings", "↓\"a\" = \"Un\";\n"),
    ]),
    // Spanish has one table of three.
    RuleExample(files: [
      ("en.lproj/A.strings", "\"a\" = \"One\";\n"), ("en.lproj/B.strings", "\"b\" = \"Two\";\n"),
      ("en.lproj/C.strings", "\"c\" = \"Six\";\n"), ("de.lproj/C.strings", "\"c\" = \"Sechs\";\n"),
      ("de.lproj/A.strings", "\"a\" = \"Eins\";\n"), ("de.lproj/B.strings", "\"b\" = \"Zwei\";\n"),
      ("es.lproj/A.strings", "\"a\" = \"Uno\";\n"),
    ]),
    // No language translates that table.
    RuleExample(files: [
      ("en.lproj/A.strings", "\"a\" = \"One\";\n"), ("en.lproj/Log.strings", "\"b\" = \"Two\";\n"),
      ("de.lproj/A.strings", "\"a\" = \"Eins\";\n"), ("fr.lproj/A.strings", "\"a\" = \"Un\";\n"),
    ]),
    // The table contains nothing to translate.
    RuleExample(files: [
      ("en.lproj/A.strings", "\"a\" = \"One\";\n"), ("en.lproj/B.strings", "/* none */\n"),
      ("de.lproj/A.strings", "\"a\" = \"Eins\";\n"), ("de.lproj/B.strings", "/* none */\n"),
      ("fr.lproj/A.strings", "\"a\" = \"Un\";\n"),
    ]),
  ]

  package static func check(_ table: MissingTable, in context: inout LintContext) {
    // A file beside the tables that is named as a language was meant for its folder.
    if LocaleFolder.isLanguage(table.name), table.name.contains(where: { $0 == "_" || $0 == "-" }) {
      return
    }
    context.report(
      Self.self, at: 0..<0,
      severity: table.present.count * 2 >= table.languageCount && !table.isBarelyBegun
        && !table.name.lowercased().hasSuffix("infoplist") ? nil : .information,
      "\(table.locale).lproj has no table '\(table.name)', which "
        + "\(table.present.prefix(3).joined(separator: ", "))"
        + (table.present.count > 3 ? " and \(table.present.count - 3) more have" : " have")
        + (table.otherSpelling.map { "; it has '\($0)' instead" } ?? ""),
      remedy: table.otherSpelling == nil
        ? "Add \(table.locale).lproj/\(table.name).strings"
        : "Rename the file: only case-insensitive file systems treat the names as equal",
      locale: table.locale)
  }
}
