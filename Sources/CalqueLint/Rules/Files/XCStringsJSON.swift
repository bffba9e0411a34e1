package import CalqueCatalogs
package import CalqueDiagnostics

/// A string catalog that is not valid JSON.
package enum XCStringsJSON: ProblemRule {
  package static let id = "xcstrings_json"
  package static let severity = Severity.error
  package static let summary = "a string catalog that is no valid JSON"
  package static let rationale = """
    A comma too many, a quote that is missing, a file that was cut: no tool can build the catalog, \
    and no text of it is translated.
    """
  package static let examples: [RuleExample] = [
    .xcstrings(
      """
      {
        "sourceLanguage" : "en",
        "strings" : { },
      ↓}
      """),
    .xcstrings(
      """
      {
        "sourceLanguage" : "en",
        "strings" : { },
        "version" : "1.0"
      }
      """),
  ]
  package static let remedy: String? =
    "Repair the JSON here; if the file was cut, restore it from version control"
  package static let codes: [CatalogProblem.Code] = [.xcstringsJSON]
}
