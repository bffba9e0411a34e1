import CalqueDiagnostics

/// A text that languages lack, by its place in the source language: findings about the same one
/// are combined.
struct MissingText: Hashable {
  /// The rule that reported it.
  var rule: String
  /// The path of the file with the source text.
  var table: String
  /// The line of the source text.
  var line: Int
  var key: String

  /// The text that a finding is about.
  init(_ finding: Finding) {
    rule = finding.rule
    table = finding.related?.path ?? finding.file
    key = finding.key ?? ""
    // In a string catalog each language has its own line, and a key occurs once.
    line = finding.related?.position.line ?? (rule == StateNew.id ? 0 : finding.start.line)
  }
}
