import CalqueCatalogs
import Foundation
import Testing

@testable import CalqueLint

/// The coverage of each language, and the texts of a key.
@Suite struct CoverageReportTests {
  private func withFiles<Result>(
    _ files: [(String, String)], _ body: (String, [String]) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("calque-coverage-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return try body(folder.path, files.map { folder.path + "/" + $0.0 })
  }

  private static let files = [
    ("Base.lproj/A.strings", "\"a\" = \"Old\";\n\"stale\" = \"Stale\";\n"),
    (
      "en.lproj/A.strings",
      "\"a\" = \"One\";\n\"b\" = \"Two\";\n\"c\" = \"Three\";\n\"d\" = \"%d\";\n"
    ),
    ("de.lproj/A.strings", "\"a\" = \"Eins\";\n\"b\" = \"Two\";\n"),
    (
      "B.xcstrings",
      """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "Hi" : { "localizations" : {
        "de" : { "stringUnit" : { "state" : "needs_review", "value" : "Hallo" } },
        "fr" : { "stringUnit" : { "state" : "new", "value" : "" } } } } } }
      """
    ),
  ]

  @Test func aLanguageWithoutTheTableLacksItsTexts() throws {
    try withFiles(
      Self.files + [
        ("en.lproj/C.strings", "\"x\" = \"Ex\";\n\"y\" = \"Why\";\n"),
        ("en.lproj/D.strings", "\"z\" = \"Zed\";\n"), ("pl.lproj/C.strings", "\"x\" = \"Iks\";\n"),
        ("pl-PL.lproj/A.strings", "\"a\" = \"Jeden\";\n"),
      ]
    ) { _, paths in
      let report = CoverageReport(files: paths, sourceLanguage: nil)
      let counts = Dictionary(uniqueKeysWithValues: report.languages.map { ($0.locale, $0.count) })
      // C has two texts, and D is not translated at all.
      #expect(
        counts["de"] == CoverageCount(translated: 1, same: 1, needsReview: 1, missing: 3))
      // A has three texts. The texts of C come from the parent.
      #expect(counts["pl"]?.missing == 1 + 3)
      #expect(counts["pl-PL"]?.missing == 2)
    }
  }

  /// Users see nothing where a translation is empty. The summary of a run counts the same.
  @Test func emptyTextsAreMissing() throws {
    let files = [
      ("en.lproj/A.strings", "\"a\" = \"One\";\n\"b\" = \"Two\";\n\"c\" = \"\";\n"),
      ("de.lproj/A.strings", "\"a\" = \"Eins\";\n\"b\" = \"\";\n\"c\" = \"\";\n"),
      (
        "B.xcstrings",
        """
        { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "Hi" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "" } } } } } }
        """
      ),
    ]
    try withFiles(files) { _, paths in
      let report = CoverageReport(files: paths, sourceLanguage: nil)
      #expect(report.languages.map(\.count) == [CoverageCount(translated: 1, missing: 2)])
      let summary = LintSession(paths: paths).run { _ in }
      #expect(summary.coverage.map(\.missing).sorted() == [1, 1])
    }
  }

  @Test func textsAreCountedByLanguage() throws {
    try withFiles(Self.files) { _, paths in
      let report = CoverageReport(files: paths, sourceLanguage: nil)
      let counts = Dictionary(uniqueKeysWithValues: report.languages.map { ($0.locale, $0.count) })
      #expect(
        counts["de"] == CoverageCount(translated: 1, same: 1, needsReview: 1, missing: 1))
      #expect(counts["fr"] == CoverageCount(translated: 0, same: 0, needsReview: 0, missing: 1))
      #expect(counts.count == 2)
      let lines = report.text(byTable: false).split(separator: "\n")
      #expect(lines.count == 3)
      #expect(lines[1].hasPrefix("fr"))
      #expect(lines[1].contains("0 %"))
      let json = try #require(
        JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: [[String: Any]]])
      #expect(json["languages"]?.count == 2)
      #expect(json["tables"]?.compactMap { $0["missing"] as? Int }.reduce(0, +) == 2)
    }
  }

  @Test(arguments: [
    (["90"], 2), (["75"], 1), (["0"], 0), (["90", "fr=0"], 1), (["de=75"], 0), (["pl=1"], 1),
  ]) func minimumsAreHeld(_ texts: [String], _ failures: Int) throws {
    try withFiles(Self.files) { _, paths in
      let languages = CoverageReport(files: paths, sourceLanguage: nil).languages
      let minimums = texts.compactMap(CoverageMinimum.init)
      #expect(CoverageMinimum.failures(minimums, languages).count == failures)
    }
  }

  @Test(arguments: ["x", "101", "-1", "de", "=5", "zz zz=4"])
  func whatIsNoMinimumIsRefused(_ text: String) {
    #expect(CoverageMinimum(text) == nil)
  }

  @Test(arguments: [
    (989, "99", "98.9 %"), (990, "99.5", "99 %"), (999, "100", "99.9 %"), (500, "80", "50 %"),
  ])
  func aShareBelowTheMinimumReadsAsLess(present: Int, minimum: String, shown: String) throws {
    var count = CoverageCount()
    count.translated = present
    count.missing = 1000 - present
    let failures = CoverageMinimum.failures(
      [try #require(CoverageMinimum(minimum))], [("de", count)])
    #expect(failures.map { $0.hasPrefix("de: \(shown) of the strings") } == [true])
  }

  @Test func aKeyIsShownInAllLanguages() throws {
    try withFiles(Self.files) { folder, paths in
      let report = KeyReport(of: "c", files: paths, sourceLanguage: nil, languages: [])
      #expect(
        report.text == """
          \(folder)/A
            en: Three
                \(folder)/en.lproj/A.strings:3:8
            missing: de

          """)
      let other = KeyReport(of: "Ho", files: paths, sourceLanguage: nil, languages: [])
      #expect(other.text.isEmpty)
      #expect(other.nearest != nil)
      let texts = KeyReport(of: "Hi", files: paths, sourceLanguage: nil, languages: []).text
      #expect(texts.contains("de (needs_review): Hallo"))
    }
  }

  /// Xcode writes an entry without a text for the source language, whose text is the key.
  @Test func aKeyThatIsItsOwnTextIsShown() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {
        "Log out": {},
        "Cancel": {"localizations": {"de": {"stringUnit":
          {"state": "translated", "value": "Abbrechen"}}}}}, "version": "1.0"}
      """
    try withFiles([("A.xcstrings", catalog)]) { folder, paths in
      func text(_ key: String) -> String {
        KeyReport(of: key, files: paths, sourceLanguage: nil, languages: []).text
      }
      #expect(
        text("Log out") == """
          \(folder)/A.xcstrings
            en (the key): Log out
                \(folder)/A.xcstrings:2:4
            missing: de

          """)
      #expect(text("Cancel").contains("en (the key): Cancel\n"))
      #expect(text("Cancel").contains("de: Abbrechen\n"))
    }
  }
}
