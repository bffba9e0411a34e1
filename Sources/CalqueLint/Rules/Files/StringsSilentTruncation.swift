package import CalqueCatalogs
package import CalqueDiagnostics

/// Text at which the runtime stops reading without an error.
package enum StringsSilentTruncation: ProblemRule {
  package static let id = "strings_silent_truncation"
  package static let severity = Severity.error
  package static let summary = "syntax at which the runtime stops reading without an error"
  package static let rationale = """
    After a stray `}` or `;`, a curly quote or a `#` between entries, the runtime considers the \
    table complete. No tool reports an error, and every string after that place is shown as its \
    key.
    """
  package static let examples: [RuleExample] = [
    .strings("\"a\" = \"one\";↓;\n\"b\" = \"two\";\n"),
    .strings("\"a\" = \"one\";\n↓}\n\"b\" = \"two\";\n"),
    .strings("\"a\" = \"one\";\n↓# a comment\n\"b\" = \"two\";\n"),
    .strings("\"a\" = \"one;\";\n\"b\" = \"}\";\n"),
    .strings("\"a\" = \"one\";\n↓}\n"),
    .strings("\"a\" = \"one\";\n// # a comment\n\"b\" = \"“two”\";\n"),
  ]
  package static let codes: [CatalogProblem.Code] = [.stringsSilentTruncation]

  /// Nothing is lost where no entry follows.
  package static func severity(of problem: CatalogProblem, in file: LintFile) -> Severity {
    let rest = file.source.utf8[problem.range.lowerBound...]
    return rest.contains(UInt8(ascii: "=")) || rest.contains(UInt8(ascii: ";")) && rest.count > 1
      ? severity : .warning
  }
}
