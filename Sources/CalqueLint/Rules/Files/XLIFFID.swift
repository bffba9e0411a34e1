package import CalqueCatalogs
package import CalqueDiagnostics

/// An `id` of a unit that does not refer to anything.
package enum XLIFFID: ProblemRule {
  package static let id = "xliff_id"
  package static let severity = Severity.error
  package static let summary = "a unit of an `.xliff` file whose `id` does not refer to a string"
  package static let rationale = """
    The `id` is the key and, after `|==|`, the path of one of its variations: `plural.one`, \
    `device.iphone.plural.other`. If a translation tool changes it, the translation is lost on \
    import: Xcode takes an invalid path for an unknown key.
    """
  package static let examples: [RuleExample] = [
    .xliff("↓<trans-unit><source>Open</source><target>Öffnen</target></trans-unit>"),
    .xliff(
      """
      <trans-unit id="↓%d files|==|plural.lots"><source>%d files</source><target>%d Dateien</target>
      </trans-unit>
      """),
    .xliff(
      """
      <trans-unit id="%d files|==|plural.one"><source>%d file</source><target>%d Datei</target>
      </trans-unit>
      <trans-unit id="%d files|==|plural.other"><source>%d files</source><target>%d Dateien</target>
      </trans-unit>
      <trans-unit id="a |==| b"><source>a</source><target>b</target></trans-unit>
      """),
  ]
  package static let remedy: String? = "Restore the id of the export"
  package static let codes: [CatalogProblem.Code] = [.xliffID]
}
