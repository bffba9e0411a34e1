package import CalqueCatalogs
package import CalqueDiagnostics

/// A `.stringsdict` that is not well-formed XML.
package enum StringsdictXML: ProblemRule {
  package static let id = "stringsdict_xml"
  package static let severity = Severity.error
  package static let summary = "a `.stringsdict` file that is not a well-formed property list"
  package static let rationale = """
    An unclosed tag, an unescaped `&` or `<`, a control character, a truncated file: the runtime \
    rejects the whole file, and none of its strings varies by number.
    """
  package static let examples: [RuleExample] = [
    .stringsdict("<plist><dict>\n  <key>a</key><dict>\n  ↓</plist>\n"),
    .stringsdict("<plist><dict><key>a ↓& b</key><dict/></dict></plist>\n"),
    .plural([("one", "%d &amp; one"), ("other", "%d files")]),
    .stringsdict("<plist version=\"1.0\"><dict></dict></plist>\n"),
  ]
  package static let remedy: String? =
    "Correct the XML; if the file was truncated, restore it from version control"
  package static let echoes: [any Rule.Type] = [EncodingInvalid.self, ControlCharacter.self]
  package static let codes: [CatalogProblem.Code] = [.stringsdictXML]
}
