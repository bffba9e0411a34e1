package import CalqueCatalogs
package import CalqueDiagnostics

/// XML that is not XLIFF 1.2 as Xcode reads it.
package enum XLIFFSchema: ProblemRule {
  package static let id = "xliff_schema"
  package static let severity = Severity.error
  package static let summary = "an `.xliff` file that Xcode does not read as intended"
  package static let rationale = """
    A unit without a `<source>`, a file without its target language, several target languages in \
    one file: Xcode ignores the translation, and at most logs it.
    """
  package static let examples: [RuleExample] = [
    .xliff("↓<trans-unit id=\"open\"><target>Öffnen</target></trans-unit>"),
    .xliff(
      """
      <trans-unit id="%d files|==|plural.one"><source>%d file</source><target>%d Datei</target>
      </trans-unit>
      <trans-unit id="%d files|==|plural.other"><source>%d files</source><target>%d Dateien</target>
      </trans-unit>
      """),
  ]
  package static let remedy: String? =
    "Use the structure of Xcode's exports"
  package static let codes: [CatalogProblem.Code] = [.xliffSchema]

  package static func severity(of problem: CatalogProblem, in file: LintFile) -> Severity {
    switch problem.effect {
    case .none: .information
    case .altersEntries: .warning
    case .losesEntries, .losesFile: .error
    }
  }
}
