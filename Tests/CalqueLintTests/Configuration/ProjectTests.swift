import CalqueDiagnostics
import Foundation
import Testing

@testable import CalqueLint

/// Which configuration applies to which file, and what is skipped.
@Suite struct ProjectTests {
  /// Runs with a folder of files.
  static func withFiles<Result>(
    _ files: [String: String], _ body: (String) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ProjectTests-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (path, text) in files {
      let file = folder + "/" + path
      try FileManager.default.createDirectory(
        atPath: PathName.folder(of: file), withIntermediateDirectories: true)
      try text.write(toFile: file, atomically: false, encoding: .utf8)
    }
    return try body(folder)
  }

  static func walk(
    _ paths: [String], in folder: String, _ source: ProjectSearch.Source = .nearest,
    skipsGiven: Bool = false
  ) -> FileWalk {
    let search = ProjectSearch(source, workingFolder: folder)
    return FileWalk(paths.map { folder + "/" + $0 }, search, skipsGiven: skipsGiven)
  }

  static let files = [
    ".strings-lint.yml": "exclude: [Old, 'App/*/b.strings']\n", "a.strings": "",
    "Old/a.strings": "", "App/x/b.strings": "", "App/x/y/b.strings": "", "Pods/a.strings": "",
    "App/inner/.strings-lint.yml": "include: ['*.stringsdict', a.strings]\n",
    "App/inner/a.strings": "", "App/inner/b.strings": "", "App/inner/Old/c.stringsdict": "",
  ]

  @Test func theNearestFileHoldsAlone() throws {
    try Self.withFiles(Self.files) { folder in
      let walk = Self.walk(["."], in: folder)
      let found = walk.found.map { file in
        file.path.replacingOccurrences(of: folder + "/./", with: "")
          + " " + (walk.search.projects[file.project].path ?? "none")
      }
      #expect(
        found == [
          "App/inner/Old/c.stringsdict App/inner/.strings-lint.yml",
          "App/inner/a.strings App/inner/.strings-lint.yml",
          "App/x/y/b.strings .strings-lint.yml", "Pods/a.strings .strings-lint.yml",
          "a.strings .strings-lint.yml",
        ])
    }
  }

  @Test func whatIsGivenByNameIsMeant() throws {
    try Self.withFiles(Self.files) { folder in
      let paths = ["Old/a.strings", "App/inner/b.strings", "a.strings"]
      #expect(Self.walk(paths, in: folder).found.count == 3)
      #expect(Self.walk(paths, in: folder, skipsGiven: true).files == [folder + "/a.strings"])
    }
  }

  @Test func withoutAFileWhatOthersMadeIsPassedOver() throws {
    try Self.withFiles([
      "Pods/a.strings": "", "x/Carthage/a.strings": "", "B.app/en.lproj/a.strings": "",
      "App/Vendor/Kit/a.strings": "", "third_party/a.strings": "", "Podsx/a.strings": "",
    ]) { folder in
      #expect(Self.walk(["."], in: folder, .none).files == [folder + "/./Podsx/a.strings"])
      // A folder that is given explicitly is included.
      #expect(Self.walk(["Pods"], in: folder, .none).files == [folder + "/Pods/a.strings"])
    }
  }

  @Test func aGivenFileHoldsForAll() throws {
    try Self.withFiles(Self.files) { folder in
      let walk = Self.walk(["."], in: folder, .file(folder + "/App/inner/.strings-lint.yml"))
      #expect(walk.found.allSatisfy { walk.search.projects[$0.project].path != nil })
      #expect(walk.files.count == 4)
    }
  }

  @Test func problemsHaveThePathOfTheirFile() throws {
    try Self.withFiles(["a/.strings-lint.yml": "x: 1\n", "a/a.strings": ""]) { folder in
      let walk = Self.walk(["."], in: folder)
      #expect(walk.search.problems.count == 1)
      #expect(
        walk.search.problems.first?.description.hasPrefix(
          "a/.strings-lint.yml:1:1: error: Unknown setting") == true)
    }
    let missing = ProjectSearch(.file("/nowhere/c.yml"), workingFolder: "/tmp")
    #expect(
      missing.problems.map(\.description) == ["/nowhere/c.yml: error: No such file or directory"])
  }

  @Test func severitiesAndFailingLevelsAreThoseOfTheProject() throws {
    try Self.withFiles([
      "a/.strings-lint.yml": "fail_on: warning\nrules: { empty_file: warning }\n",
      "a/en.lproj/a.strings": "", "b/en.lproj/a.strings": "",
    ]) { folder in
      for (path, failing) in [("a", 1), ("b", 0), (".", 1)] {
        let walk = Self.walk([path], in: folder)
        let summary = LintSession(walk, configurations: walk.search.projects.map(\.configuration))
          .run { _ in }
        #expect(summary.failing == failing)
        #expect(summary.exitStatus == Int32(failing))
      }
    }
  }

  @Test func theStandardInputIsAFileOfItsProject() throws {
    try Self.withFiles([
      "en.lproj/a.strings": "\"a\" = \"%@\";\n", ".strings-lint.yml": "fail_on: warning\n",
    ]) { folder in
      let path = folder + "/de.lproj/a.strings"
      let walk = FileWalk(
        standardInputAs: path, size: 0, ProjectSearch(.nearest, workingFolder: folder))
      #expect(walk.search.projects[walk.found[0].project].path == ".strings-lint.yml")
      var rules: [String] = []
      _ = LintSession(
        walk, configurations: walk.search.projects.map(\.configuration),
        contents: [path: Array("\"a\" = \"%d\";\n".utf8)]
      ).run { rules += $0.findings.map(\.rule) }
      #expect(rules == ["format_type"])
    }
  }

  @Test func theTemplateSaysNothingAndIsRight() {
    let (file, problems) = ConfigurationFile.read(
      Array(ConfigurationTemplate.text.utf8), path: "c.yml")
    #expect(problems.isEmpty)
    #expect(file.rules.isEmpty && file.overrides.isEmpty && file.exclude == nil)
    // It is valid with its examples too: the text after `# ` that looks like YAML.
    let example = #/^ *# +[a-z_-]+:|^ *# [a-z_]+: |^# [a-z_]+:$|^# +- /#
    let lines = ConfigurationTemplate.text.split(separator: "\n").map { line in
      line.contains(example)
        ? String(line).replacing("# ", with: "", maxReplacements: 1) : String(line)
    }
    let (whole, remarks) = ConfigurationFile.read(
      Array(lines.joined(separator: "\n").utf8), path: "c.yml")
    #expect(remarks.isEmpty)
    #expect(whole.overrides.count == 2)
    #expect(whole.terms.glossary.count == 1)
    #expect(whole.exclude == Project.defaultExclude)
  }

  @Test(arguments: [
    "", "rules: { format_type: off, bom_present: warning }\n",
    "minimum_severity: information\nfail_on: warning\nexclude: [x]\nbrands: ['A b', 'no']\n",
    "glossary: { folder: { de: [Ordner], pt-BR: 'a: b' } }\nsource_language: no\n",
  ]) func whatHoldsIsShownAsAConfiguration(_ text: String) {
    func show(_ text: String) -> String {
      let (file, problems) = ConfigurationFile.read(Array(text.utf8), path: "c.yml")
      #expect(problems.isEmpty)
      let project = Project(path: "c.yml", folder: "/", file: file)
      return ConfigurationReport.text(
        path: "de.lproj/a.strings", locale: nil, project: project, project.configuration)
    }
    // It contains what it was made from.
    #expect(show(show(text)) == show(text))
  }

  @Test func statisticsCountByRule() {
    var reporter = StatisticsReporter()
    var output = OutputBuffer(descriptor: nil)
    _ = LintSession(files: ReporterTests.files.map { ($0.0, Array($0.1.utf8)) }).run {
      reporter.report($0, to: &output)
    }
    reporter.end(LintSummary(), &output)
    #expect(
      String(decoding: output.bytes, as: UTF8.self) == """
        2  error        format_type
        1  error        format_extra  1 fixable

        """)
  }
}
