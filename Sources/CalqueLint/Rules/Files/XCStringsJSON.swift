package import CalqueCatalogs
package import CalqueDiagnostics

/// A string catalog that is not valid JSON.
package enum XCStringsJSON: ProblemRule {
  package static let id = "xcstrings_json"
  package static let severity = Severity.error
  package static let summary = "a string catalog that is not valid JSON"
  package static let rationale = """
    A trailing comma, a missing quote, a truncated file: no tool can build the catalog, and none \
    of its strings is translated.
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
    "Correct the JSON; if the file was truncated, restore it from version control"
  package static let codes: [CatalogProblem.Code] = [.xcstringsJSON]
}
