import CalqueLint
import Testing

/// The library as clients use it: only public API.
@Suite struct PublicInterfaceTests {
  static let files: [(path: String, contents: [UInt8])] = [
    ("en.lproj/Localizable.strings", Array(#""hi" = "Hello %@";"#.utf8)),
    ("de.lproj/Localizable.strings", Array(#""hi" = "Hallo %d";"#.utf8)),
  ]

  @Test func filesInMemoryAreLinted() {
    let findings: [Finding] = LintSession(files: Self.files).findings()
    #expect(findings.map(\.rule) == ["format_type"])
    #expect(findings.first?.start == SourcePosition(line: 1, column: 15))
    #expect(findings.first?.severity == .error)
  }

  @Test func aConfigurationChoosesRules() {
    var configuration = LintConfiguration()
    configuration.rules["format_type"] = RuleChoice(level: .off)
    #expect(LintSession(files: Self.files, configuration: configuration).findings().isEmpty)
    configuration.rules["format_type"] = RuleChoice(level: .severity(.warning))
    let session = LintSession(files: Self.files, configuration: configuration)
    let summary = session.run { found in
      #expect(found.path == "de.lproj/Localizable.strings")
      #expect(found.findings.map(\.severity) == [.warning])
    }
    #expect(summary.files == 2)
    #expect(summary.failing == 0)
    #expect(summary.exitStatus == 0)
  }

  @Test func aPathThatDoesNotExistIsAFailure() {
    let summary = LintSession(paths: ["/nowhere/A.strings"]).run { _ in }
    #expect(summary.failures.map(\.path) == ["/nowhere/A.strings"])
    #expect(summary.exitStatus == 2)
  }

  @Test(arguments: ReportFormat.allCases) func reportsAreWritten(_ format: ReportFormat) {
    let session = LintSession(files: Self.files)
    var report = LintReport(format)
    let summary = session.run { report.add($0) }
    #expect(report.finish(summary).contains("de.lproj/Localizable.strings"))
  }

  @Test func rulesAreListed() throws {
    let rule = try #require(RuleInfo.all.first { $0.id == "length_limit" })
    #expect(rule.options.map(\.name) == ["maximum"])
    #expect(!rule.summary.isEmpty && !rule.rationale.isEmpty)
  }

  @Test func fixesAreMade() {
    let files: [(path: String, contents: [UInt8])] = [
      ("en.lproj/A.strings", Array(#""a" = "Open";"#.utf8)),
      ("de.lproj/A.strings", Array(#""a" = " Öffnen";"#.utf8)),
    ]
    let (run, summary) = FixRun.fixes(of: LintSession(files: files))
    #expect(summary.fixable == 1)
    #expect(run.contents["de.lproj/A.strings"] == Array(#""a" = "Öffnen";"#.utf8))
    #expect(run.diff().contains("+\"a\" = \"Öffnen\";"))
  }
}
