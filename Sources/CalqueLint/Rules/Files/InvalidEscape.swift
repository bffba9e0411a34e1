package import CalqueCatalogs
package import CalqueDiagnostics

/// A backslash that does not begin an escape.
package enum InvalidEscape: ProblemRule {
  package static let id = "invalid_escape"
  package static let severity = Severity.error
  package static let summary = "an invalid escape sequence, whose backslash is lost"
  package static let rationale = #"""
    The runtime drops a backslash that does not begin an escape sequence: `\u203A` is shown as \#
    "u203A", `\%` as "%". A code point is written as `\U` with four hexadecimal digits, a literal \#
    backslash as `\\`. An escape of a key is told once, in the source language, or \#
    else in the first language that has the key. A backslash before a question mark or other \#
    punctuation, as other formats have it, is information: what is shown is right.
    """#
  package static let examples: [RuleExample] = [
    .strings(#""a" = "one ↓\u203A two";"#),
    .strings(#""a" = "one ↓\u{203A} two ↓\u{1F600}";"#),
    .strings(#""a" = "100 ↓\%";"#),
    .strings(#""a" = "C:\\new ↓\Documents";"#),
    .strings(#""a" = "one \U203A two\n";"#),
    .strings(#""a" = "Delete\?";"#),
    .strings(#""a" = "\"C:\\users\"";"#),
    .strings(
      english: #""Add ↓\(n) files" = "Add \(n) files";"#,
      german: #""Add \(n) files" = "\(n) Dateien hinzufügen";"#),
    RuleExample(files: [
      ("en.lproj/A.strings", #""a" = "Open";"#),
      ("de.lproj/A.strings", #""Add ↓\(n) files" = "\(n) Dateien hinzufügen";"#),
      ("fr.lproj/A.strings", #""Add \(n) files" = "Ajouter \(n) fichiers";"#),
    ]),
  ]
  package static let codes: [CatalogProblem.Code] = [.invalidEscape]

  package static func severity(of problem: CatalogProblem, in file: LintFile) -> Severity {
    let escaped = file.source.utf8[problem.range].dropFirst()
    guard let first = escaped.first else { return severity }
    if first == UInt8(ascii: "("), isInterpolation(at: problem.range.lowerBound, in: file) {
      return .information
    }
    if first < 0x80 { return punctuation.contains(first) ? .information : severity }
    let scalar = String(decoding: escaped.prefix(4), as: UTF8.self).unicodeScalars.first
    return scalar.map { $0.properties.isAlphabetic } == false ? .information : severity
  }

  /// Punctuation that has no meaning in patterns and markup.
  private static let punctuation = Set("?!@,;:&=/".utf8)

  /// Whether a text is nothing but the interpolation of a variable, and its key too, as tools write
  /// it that collect the keys of code: `"\\(key)" = "\\(key)"`.
  private static func isInterpolation(at place: Int, in file: LintFile) -> Bool {
    guard file.isOwnText(at: place), let key = file.key(at: place) else { return false }
    return key.hasPrefix("(") && key.hasSuffix(")") && key.dropFirst().allSatisfy { $0 != "(" }
  }
}
