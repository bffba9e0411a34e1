package import CalqueCatalogs
package import CalqueDiagnostics

/// A line break in a text that is probably unintended.
package enum StrayLineBreak: ProblemRule {
  package static let id = "stray_line_break"
  package static let severity = Severity.warning
  package static let summary = "a line break before the closing quote, or after a backslash"
  package static let rationale = """
    The line break is part of the string and is shown: a label grows by an empty line. The cause \
    is a closing quote that moved to the next line. A backslash does not escape the line break \
    after it; because some exporters write every line break that way on purpose, that case is \
    information, as is the last break of a text with several, and one that the key has, too.
    """
  package static let examples: [RuleExample] = [
    .strings("\"a\" = \"one↓\n\";\n"),
    .strings("\"a\" = \"one ↓\r\n\";\n"),
    .strings("\"a\" = \"Licence\none\ntwo\n\";\n"),
    .strings("\"a\" = \"one\ntwo\";\n\"b\" = \"three\\n\";\n"),
    .strings("\"a\" = \"one \\\ntwo\";\n"),
  ]
  package static let codes: [CatalogProblem.Code] = [.strayLineBreak]

  /// A key that ends with a break, too, is the text that this one translates.
  package static func fix(of problem: CatalogProblem, in file: LintFile) -> Fix? {
    guard let replacement = problem.replacement, !isInKey(problem, file) else { return nil }
    return Fix(
      title: "replace it", edits: [Edit(range: problem.range, replacement: replacement)])
  }

  /// Whether the key of the text ends with a break, too.
  private static func isInKey(_ problem: CatalogProblem, _ file: LintFile) -> Bool {
    file.key(at: problem.range.lowerBound)?.utf8.last.map { $0 == 0x0A || $0 == 0x0D } == true
  }

  package static func severity(of problem: CatalogProblem, in file: LintFile) -> Severity {
    let bytes = file.source.utf8
    if bytes[problem.range].first == UInt8(ascii: "\\") || isInKey(problem, file) {
      return .information
    }
    return hasEarlierBreak(bytes[..<problem.range.lowerBound]) ? .information : severity
  }

  /// Whether the text that ends here has another line break: a licence, for example, is written as
  /// it is shown.
  private static func hasEarlierBreak(_ bytes: ArraySlice<UInt8>) -> Bool {
    for index in bytes.indices.reversed() {
      let byte = bytes[index]
      if byte == 0x0A || byte == 0x0D { return true }
      let isEscaped = index > bytes.startIndex && bytes[index - 1] == UInt8(ascii: "\\")
      if byte == UInt8(ascii: "\""), !isEscaped { return false }
    }
    return false
  }
}
