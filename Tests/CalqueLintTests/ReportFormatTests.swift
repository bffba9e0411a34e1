import CalqueDiagnostics
import Foundation
import Testing

@testable import CalqueLint

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The outputs that services read: well-formed, and with the properties that each of them requires.
@Suite struct ReportFormatTests {
  static let files = [
    ("app/en.lproj/A.strings", "\"a\" = \"%d \\\"files\\\"\";\n\"b\t<&>|\" = \"語 %@\";\n"),
    ("app/de.lproj/A.strings", "\"a\" = \"%@ % der\";\n\"b\t<&>|\" = \"語語 %d\";\n"),
  ]

  static func output(
    _ format: ReportFormat, _ files: [(String, String)] = Self.files,
    failures: [FileError] = []
  ) -> String {
    var output = OutputBuffer(descriptor: nil)
    var reporter = format.reporter(relativeTo: "/project")
    reporter.begin(&output)
    var summary = LintSession(files: files.map { ("/project/" + $0.0, Array($0.1.utf8)) }).run {
      reporter.report($0, to: &output)
    }
    summary.failures += failures
    reporter.end(summary, &output)
    return String(decoding: output.bytes, as: UTF8.self)
  }

  static func json(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  static func xml(_ text: String) throws -> XMLDocument {
    try XMLDocument(data: Data(text.utf8), options: [])
  }

  /// One finding per line, as compilers print them.
  @Test func xcode() throws {
    let lines = Self.output(.xcode).split(separator: "\n")
    #expect(lines.count == 3)
    let pattern =
      /^\/project\/app\/de\.lproj\/A\.strings:\d+:\d+: (error|warning|note): .+ \(\w+\)$/
    for line in lines { #expect(line.wholeMatch(of: pattern) != nil, "\(line)") }
  }

  /// The required properties of SARIF 2.1.0: 3.13, 3.14, 3.27, 3.29, 3.30 and 3.55.
  @Test func sarif() throws {
    let failure = FileError(path: "/project/x.strings", reason: "Permission denied")
    let text = Self.output(.sarif, failures: [failure])
    let log = try #require(Self.json(text) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == RuleRegistry.all.map { $0.id })
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 3)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect(["error", "warning", "note"].contains(result["level"] as? String))
      let location = try #require((result["locations"] as? [[String: Any]])?.first)
      let physical = try #require(location["physicalLocation"] as? [String: Any])
      let artifact = try #require(physical["artifactLocation"] as? [String: Any])
      #expect(artifact["uri"] as? String == "app/de.lproj/A.strings")
      let region = try #require(physical["region"] as? [String: Int])
      #expect(Set(region.keys) == ["startLine", "startColumn", "endLine", "endColumn"])
    }
    let fix = try #require((results[1]["fixes"] as? [[String: Any]])?.first)
    let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
    let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
    #expect((replacement["insertedContent"] as? [String: String])?["text"] == "%")
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    #expect((invocation["toolExecutionNotifications"] as? [Any])?.count == 1)
  }

  /// A fingerprint is unchanged when lines move, and differs for each finding.
  @Test func fingerprintsAreStableAndDistinct() throws {
    func fingerprints(_ files: [(String, String)]) throws -> [String] {
      let results = try #require(Self.json(Self.output(.gitlab, files)) as? [[String: Any]])
      return results.compactMap { $0["fingerprint"] as? String }
    }
    let moved = [Self.files[0], (Self.files[1].0, "/* new */\n\n" + Self.files[1].1)]
    let before = try fingerprints(Self.files)
    #expect(before.count == 3)
    #expect(Set(before).count == 3)
    #expect(try fingerprints(moved) == before)
    let twice = [("a.strings", "\"a\" = \"\\q\\q\";\n")]
    #expect(Set(try fingerprints(twice)).count == 2)
  }

  @Test func gitlab() throws {
    let array = try #require(Self.json(Self.output(.gitlab)) as? [[String: Any]])
    for object in array {
      #expect(object["description"] is String)
      #expect(object["check_name"] is String)
      #expect(["info", "minor", "major"].contains(object["severity"] as? String))
      let location = try #require(object["location"] as? [String: Any])
      #expect(location["path"] as? String == "app/de.lproj/A.strings")
      #expect((location["lines"] as? [String: Int])?["begin"] != nil)
    }
    #expect((try Self.json(Self.output(.gitlab, [])) as? [Any])?.isEmpty == true)
  }

  @Test func github() {
    let files = [("a,b:c.strings", "\"100%\\q\" = \"x\";\n")]
    #expect(
      Self.output(.github, files) == """
        ::error file=a%2Cb%3Ac.strings,line=1,endLine=1,col=6,endColumn=8,title=invalid_escape::\
        \\q is not an escape sequence: the backslash is dropped and 'q' remains. Remove the backslash, or double it

        """)
  }

  @Test func junit() throws {
    let failure = FileError(path: "/project/x.strings", reason: "Is a <folder>")
    let root = try #require(
      Self.xml(Self.output(.junit, failures: [failure])).rootElement())
    #expect(root.name == "testsuites")
    #expect(root.attribute(forName: "tests")?.stringValue == "4")
    #expect(root.attribute(forName: "failures")?.stringValue == "3")
    #expect(root.attribute(forName: "errors")?.stringValue == "1")
    let cases = try root.nodes(forXPath: "testsuite/testcase")
    #expect(cases.count == 4)
    #expect(try root.nodes(forXPath: "testsuite/testcase/failure/@message").count == 3)
    // Readers treat two tests of the same name as one.
    let twice = "\"a\" = \"1\";\n\"a\" = \"1\\q\\q\";\n"
    let many = try Self.xml(
      Self.output(.junit, [("en.lproj/A.strings", twice), ("de.lproj/A.strings", "")]))
    let names = try many.nodes(forXPath: "//testcase/@name").map(\.stringValue)
    #expect(names.count > 2 && Set(names).count == names.count)
    let clean = try #require(Self.xml(Self.output(.junit, [])).rootElement())
    #expect(clean.attribute(forName: "tests")?.stringValue == "1")
    #expect(try clean.nodes(forXPath: "testsuite/testcase").count == 1)
  }

  @Test func checkstyle() throws {
    let root = try #require(Self.xml(Self.output(.checkstyle)).rootElement())
    #expect(root.name == "checkstyle")
    let errors = try root.nodes(forXPath: "file/error")
    #expect(errors.count == 3)
    for case let error as XMLElement in errors {
      for name in ["line", "column", "severity", "message", "source"] {
        #expect(error.attribute(forName: name)?.stringValue?.isEmpty == false)
      }
    }
  }

  @Test func markdown() {
    let text = Self.output(.markdown)
    #expect(text.hasPrefix("## strings-lint\n\n3 errors in 2 files.\n"))
    #expect(text.contains("| `format_type` | error | 2 |\n"))
    #expect(text.contains("`app/de.lproj/A.strings:1`"))
    // No cell ends early, and nothing in it is markup.
    for line in text.split(separator: "\n") where line.hasPrefix("|") {
      let bars = zip(line, line.dropFirst()).filter { $0 != "\\" && $1 == "|" }.count + 1
      #expect(bars == 3 || bars == 4, "\(line)")
    }
    #expect(Self.output(.markdown, []) == "## strings-lint\n\nNo findings in 0 files.\n")
  }

  @Test func whatXMLCannotHoldIsReplaced() throws {
    let key = "a\u{1}\u{FFFE}\u{B}<&\"\t\n"
    let escaped = XMLMarkup.escaped(key)
    let root = try #require(Self.xml("<a b=\"\(escaped)\"/>").rootElement())
    #expect(
      root.attribute(forName: "b")?.stringValue == "a\u{FFFD}\u{FFFD}\u{FFFD}<&\"\t\n")
  }

  @Test(arguments: [
    ("/project/a b/ü.strings", "a%20b/%C3%BC.strings"), ("./a.strings", "a.strings"),
    ("/other/a.strings", "file:///other/a.strings"), ("../a.strings", "../a.strings"),
  ]) func pathsAreReferences(_ path: String, _ uri: String) {
    #expect(ReportPath(folder: "/project").uri(path) == uri)
  }
}
