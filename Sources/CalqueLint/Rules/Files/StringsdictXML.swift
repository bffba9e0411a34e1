package import CalqueCatalogs
package import CalqueDiagnostics

/// A `.stringsdict` that is not well-formed XML.
package enum StringsdictXML: ProblemRule {
  package static let id = "stringsdict_xml"
  package static let severity = Severity.error
  package static let summary = "a `.stringsdict` file that is no well-formed property list"
  package static let rationale = """
    A tag that is not closed, a bare `&` or `<`, a control character, an end that is missing: the \
    runtime refuses the whole file, and no text of it varies by number any more.
    """
  package static let examples: [RuleExample] = [
    .stringsdict("<plist><dict>\n  <key>a</key><dict>\n  ↓</plist>\n"),
    .stringsdict("<plist><dict><key>a ↓& b</key><dict/></dict></plist>\n"),
    .plural([("one", "%d &amp; one"), ("other", "%d files")]),
    .stringsdict("<plist version=\"1.0\"><dict></dict></plist>\n"),
  ]
  package static let remedy: String? =
    "Repair the XML here; if the file was cut, restore it from version control"
  package static let echoes: [any Rule.Type] = [EncodingInvalid.self, ControlCharacter.self]
  package static let codes: [CatalogProblem.Code] = [.stringsdictXML]
}
