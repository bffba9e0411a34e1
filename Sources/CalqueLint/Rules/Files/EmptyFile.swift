package import CalqueCatalogs
package import CalqueDiagnostics

/// A catalog without any bytes.
package enum EmptyFile: ProblemRule {
  package static let id = "empty_file"
  package static let severity = Severity.warning
  package static let summary = "a file without any bytes"
  package static let rationale = """
    The runtime rejects an empty file, although it accepts one with only a comment. An empty file \
    is usually the result of a failed export or a full disk. In a translation it is often the \
    placeholder of a language without any translation: information, as the coverage tells the rest.
    """
  package static let examples: [RuleExample] = [
    .strings("↓"),
    RuleExample(files: [("de.lproj/Localizable.strings", "")]),
    .strings("/* Nothing here yet. */\n"),
    .strings("\"a\" = \"\";\n"),
  ]
  package static let remedy: String? =
    "Add entries, or remove the file"
  package static let codes: [CatalogProblem.Code] = [.emptyFile]

  package static func severity(of problem: CatalogProblem, in file: LintFile) -> Severity {
    // Without its source texts, nothing of a table can be checked.
    let isSource = file.locale.map { $0 == "Base" || LocaleFolder.haveSameLanguage($0, "en") }
    return isSource == false ? .information : severity
  }
}
