package import CalqueCatalogs
package import CalqueDiagnostics

/// JSON with something that a string catalog cannot have.
package enum XCStringsSchema: ProblemRule {
  package static let id = "xcstrings_schema"
  package static let severity = Severity.error
  package static let summary = "JSON that is not a string catalog"
  package static let rationale = """
    What does not have the structure of a string catalog is ignored: the string is missing, and \
    its key is shown.
    """
  package static let examples: [RuleExample] = [
    .xcstrings("{ \"sourceLanguage\" : \"en\", \"strings\" : ↓[ ], \"version\" : \"1.0\" }"),
    .xcstrings(catalog("↓{ \"value\" : \"a\" }", category: "other")),
    .xcstrings(
      catalog("{ \"state\" : \"new\", \"value\" : \"a\" }", category: "lots", marker: "↓")),
    .xcstrings("{ \"sourceLanguage\" : \"en\", \"strings\" : { }, \"version\" : \"1.0\" }"),
  ]

  private static func catalog(_ unit: String, category: String, marker: String = "") -> String {
    """
    { "sourceLanguage" : "en", "strings" : { "a" : { "localizations" : { "en" : { "variations" : {
      "plural" : { \(marker)"\(category)" : { "stringUnit" : \(unit) } }
    } } } } }, "version" : "1.0" }

    """
  }

  package static let remedy: String? =
    "Use the structure of a string catalog"
  package static let codes: [CatalogProblem.Code] = [.xcstringsSchema]
}
