package import CalqueCatalogs
package import CalqueDiagnostics

/// A property list with something that a string dictionary cannot have.
package enum StringsdictSchema: ProblemRule {
  package static let id = "stringsdict_schema"
  package static let severity = Severity.error
  package static let summary = "a property list that is not a string dictionary"
  package static let rationale = """
    The runtime expects dictionaries with known keys, and ignores anything else: the key itself is \
    shown, or the number has no string.
    """
  package static let examples: [RuleExample] = [
    .stringsdict("<plist version=\"1.0\">↓<array></array></plist>\n"),
    .plural([("one", "%d file"), ("other", "%d files")]),
    .stringsdict("<plist version=\"1.0\"><dict></dict></plist>\n"),
  ]
  package static let remedy: String? =
    "Use the structure of a string dictionary"
  package static let codes: [CatalogProblem.Code] = [.stringsdictSchema]
}
