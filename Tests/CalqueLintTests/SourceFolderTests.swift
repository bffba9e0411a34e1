import CalqueCatalogs
import CalqueDiagnostics
import Foundation
import Testing

@testable import CalqueLint

/// The texts that translations are compared with.
@Suite struct SourceFolderTests {
  @Test(
    arguments: [
      (["de", "Base", "en"], nil, ["en", "Base"]), (["de", "Base"], nil, ["Base"]),
      (["de", "fr"], nil, []), (["de", "Base", "en"], "de", ["de", "Base"]),
      (["Base", "en"], "fr", ["Base"]), (["Base", "en-US"], "en", ["en-US", "Base"]),
      (["de", "en-GB"], nil, ["en-GB"]), (["de", "en"], "fr", ["en"]),
      (["English", "German"], nil, ["English"]), (["Base", "en-PT", "de"], nil, ["Base"]),
    ] as [([String], String?, [String])])
  func theDevelopmentLanguageComesBeforeBase(
    _ names: [String], _ given: String?, _ expected: [String]
  ) {
    #expect(SourceFolder.names(among: names, given: given) == expected)
  }

  private static func lint(_ files: [(String, String)]) -> [String] {
    LinterTests.lint(files).findings.map {
      "\($0.file):\($0.start.line) \($0.rule) \($0.key ?? "")"
    }
  }

  @Test func bothFoldersAreCompared() {
    let found = Self.lint([
      ("Base.lproj/A.strings", "\"a\" = \"%@\";\n\"stale\" = \"Old %@\";\n"),
      ("de.lproj/A.strings", "\"a\" = \"%@\";\n\"b\" = \"%@\";\n\"stale\" = \"Alt %d\";\n"),
      ("en.lproj/A.strings", "\"a\" = \"%@\";\n\"b\" = \"%d\";\n\"c\" = \"New\";\n"),
      ("fr.lproj/A.strings", "\"a\" = \"%@\";\n\"b\" = \"%d\";\n\"c\" = \"Neuf\";\n"),
    ])
    // Texts that only an outdated Base has are compared where they exist, and are missing nowhere.
    #expect(
      found == [
        "de.lproj/A.strings:2 format_type b", "de.lproj/A.strings:2 missing_translation c",
        "de.lproj/A.strings:3 format_type stale",
      ])
  }

  @Test func aTableMayBeInBothFolders() {
    let plural = RuleExample.plural([("one", "%d file"), ("other", "%d files")], in: "en").files[0]
    let table = plural.path.split(separator: "/").last.map { String($0.dropLast(12)) } ?? ""
    let found = Self.lint([
      ("Base.lproj/\(table).strings", "\"a\" = \"One\";\n"), (plural.path, plural.text),
      ("de.lproj/\(table).strings", "\"x\" = \"Eins\";\n"),
    ])
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.contains("missing_translation") }, "\(found)")
  }

  @Test func aFileThatIsLintedAloneKnowsItsNeighbours() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ path: String, _ text: String) throws {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    func plural(_ locale: String) -> String {
      RuleExample.plural([("one", "%d a"), ("other", "%d b")], in: locale).files[0].text
    }
    let key = try #require(
      CatalogFile.read(Array(plural("en").utf8), path: "en.lproj/A.stringsdict")?.entries.first?.key
    )
    try write("Base.lproj/A.strings", "\"a\" = \"One\";\n")
    try write("en.lproj/A.stringsdict", plural("en"))
    try write(
      "en.lproj/A.strings", "\"\(key)\" = \"%d things\";\n\"a\" = \"One\";\n\"b\" = \"%d left\";\n")
    try write("de.lproj/A.stringsdict", plural("de"))
    try write("de.lproj/A.strings", "\"a\" = \"Eins\";\n\"b\" = \"%d left\";\n")
    try write("de-CH.lproj/A.strings", "\"a\" = \"Eis\";\n")
    for path in ["de.lproj/A.strings", "de.lproj/A.stringsdict", "de-CH.lproj/A.strings"] {
      var findings: [Finding] = []
      _ = LintSession(paths: [folder.path + "/" + path]).run { findings += $0.findings }
      #expect(findings.isEmpty, "\(findings)")
    }
    try write("de.lproj/A.strings", "\"a\" = \"Eins\";\n")
    var findings: [Finding] = []
    _ = LintSession(paths: [folder.path + "/de.lproj/A.strings"]).run { findings += $0.findings }
    #expect(findings.map(\.key) == ["b"])
  }
}
