import CalqueLint

/// Lints files in memory.
func lintedRules() -> [String] {
  let files: [(path: String, contents: [UInt8])] = [
    ("en.lproj/Localizable.strings", Array(#""hi" = "Hello %@";"#.utf8)),
    ("de.lproj/Localizable.strings", Array(#""hi" = "Hallo %d";"#.utf8)),
  ]
  let findings: [Finding] = LintSession(files: files).findings()
  let positions: [SourcePosition] = findings.map(\.start)
  return zip(findings, positions).map { "\($0.rule) \($1)" }
}
