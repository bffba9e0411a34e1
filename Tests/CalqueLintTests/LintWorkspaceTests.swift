import CalqueCatalogs
import CalqueTestRandom
import Foundation
import Testing

@testable import CalqueLint

/// Documents that change: after any edits, a workspace has the same findings as a session over the
/// same texts.
@Suite struct LintWorkspaceTests {
  typealias File = (path: String, contents: [UInt8])

  static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  /// A table in three languages, with comments, plurals and findings.
  static let table: [File] = [
    (
      "en.lproj/A.strings",
      bytes(
        """
        /* A greeting. */
        "hello" = "Hello, %@!";
        "count" = "%d files of %d";
        // The last one.
        "open" = "Open…"; "close" = "Close";
        "link" = "See https://example.com/a (100 %)";
        "lines" = "One\\nTwo";

        """)
    ),
    (
      "de.lproj/A.strings",
      bytes(
        """
        /* Ein Gruß. */
        "hello" = "Hallo, %@!";
        "count" = "%d Dateien";
        "open" = " Öffnen..."; "close" = "Schließen";
        "link" = "Siehe https://example.com/b (100 %)";
        "extra" = "Über";
        "add \\(n)" = "Mehr";
        "lines" = "Eins\\nZwei ";

        """)
    ),
    (
      "pl.lproj/A.strings",
      bytes("\"hello\" = \"Cześć, %1$@!\";\r\n\"open\" = \"Otwórz\";\r\n\"add \\(n)\" = \"+\";\r\n")
    ),
    (
      "en.lproj/A.stringsdict",
      bytes(RuleExample.plural([("one", "%d file"), ("other", "%d files")]).files[0].text)
    ),
  ]

  static let catalog: [File] = [
    (
      "B.xcstrings",
      bytes(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "hello" : {
              "comment" : "A greeting of %@.",
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo, %@!" } },
                "xx" : { "stringUnit" : { "state" : "new", "value" : "" } }
              }
            },
            "files %lld" : {
              "localizations" : {
                "de" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Datei" } },
                  "other" : { "stringUnit" : { "state" : "needs_review", "value" : "%lld Dateien " } }
                } } },
                "pl" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld plik" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%@ plików" } }
                } } }
              }
            },
            "Zum  Ende" : { "extractionState" : "stale" }, "100 %" : { "shouldTranslate" : false },
            "last" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Das das letzte" } },
                "en" : { "stringUnit" : { "state" : "translated", "value" : "The last %d" } }
              }
            }
          },
          "version" : "1.0"
        }
        """)
    )
  ]

  static func configuration(_ minimum: Severity?) -> LintConfiguration {
    var configuration = LintConfiguration()
    configuration.minimumSeverity = minimum
    return configuration
  }

  static func expected(
    _ files: [File], _ configuration: LintConfiguration
  ) -> [String: [Finding]] {
    var found: [String: [Finding]] = [:]
    LintSession(files: files, configuration: configuration).run { found[$0.path] = $0.findings }
    return found
  }

  /// Text that edits insert: letters, and syntax of the formats.
  static let pieces = [
    "x", " ", "%", "%d", "%@", "\"", "\\", "\\n", "\n", ";", "{", "}", "/*", "*/", "ü", "…", ",",
    "\u{200B}", "//", "=", "strings-lint:disable all", "\r", "1", "<", "'", ":",
  ]

  /// After each of many random edits, the findings equal those of a new session.
  @Test(arguments: [0, 1], [nil, Severity.information])
  func findsWhatANewSessionFinds(_ seed: UInt64, _ minimum: Severity?) {
    for files in [Self.table, Self.catalog] {
      var random = SeededGenerator(seed: seed)
      let configuration = Self.configuration(minimum)
      let workspace = LintWorkspace(configuration: configuration)
      for file in files { workspace.open(file.path, contents: file.contents) }
      var now = files
      for step in 0..<80 {
        let index = Int.random(in: 0..<files.count, using: &random)
        let count = now[index].contents.count
        let start = Int.random(in: 0...count, using: &random)
        let end = min(count, start + [0, 0, 1, 1, 2, 9].randomElement(using: &random)!)
        let piece = Bool.random(using: &random) ? Self.pieces.randomElement(using: &random)! : ""
        now[index].contents.replaceSubrange(start..<end, with: Array(piece.utf8))
        workspace.change(files[index].path, in: start..<end, to: piece)
        let expected = Self.expected(now, configuration)
        for file in now {
          #expect(workspace.contents(of: file.path) == file.contents)
          #expect(
            workspace.findings(in: file.path) == expected[file.path] ?? [],
            "seed \(seed), step \(step): \(file.path), \(start)..<\(end) became '\(piece)'")
        }
        // Occasionally the text is restored, so that entries can be linted alone.
        if step % 10 == 9 {
          now = files
          for file in files { workspace.open(file.path, contents: file.contents) }
        }
      }
    }
  }

  /// A letter in a text: the document is not linted as a whole.
  @Test(
    arguments: [
      ("B.xcstrings", "Dateien"), ("B.xcstrings", "plik"), ("de.lproj/A.strings", "Schließen"),
      ("de.lproj/A.strings", "Dateien"),
      ("en.lproj/A.strings", "Close"),
    ], [nil, Severity.information])
  func lintsOneEntry(_ place: (path: String, text: String), _ minimum: Severity?) throws {
    let files = place.path.hasSuffix("xcstrings") ? Self.catalog : Self.table
    let configuration = Self.configuration(minimum)
    let workspace = LintWorkspace(configuration: configuration)
    for file in files { workspace.open(file.path, contents: file.contents) }
    _ = workspace.findings(in: place.path)
    let count = workspace.wholeCount
    var now = files
    let index = try #require(files.firstIndex { $0.path == place.path })
    let text = String(decoding: files[index].contents, as: UTF8.self)
    let range = try #require(text.range(of: place.text))
    let offset = text.utf8.distance(from: text.startIndex, to: range.lowerBound) + 1
    for piece in ["x", "ß", "…", place.path.hasSuffix("xcstrings") ? "\\n" : "\n"] {
      workspace.change(place.path, in: offset..<offset, to: piece)
      now[index].contents.insert(contentsOf: piece.utf8, at: offset)
      #expect(
        workspace.findings(in: place.path) == Self.expected(now, configuration)[place.path] ?? [])
    }
    // With findings of every severity, texts are compared with each other.
    if minimum == nil { #expect(workspace.wholeCount == count) }
  }

  @Test func documentsHaveVersions() {
    let workspace = LintWorkspace()
    #expect(workspace.version(of: "a.strings") == 0)
    #expect(workspace.findings(in: "a.strings").isEmpty)
    workspace.open("a.strings", contents: Self.bytes("\"a\" = \"b\";"))
    workspace.change("a.strings", in: 7..<8, to: "c")
    #expect(workspace.version(of: "a.strings") == 2)
    #expect(workspace.contents(of: "a.strings") == Self.bytes("\"a\" = \"c\";"))
    workspace.close("a.strings")
    #expect(workspace.contents(of: "a.strings") == nil)
    #expect(workspace.version(of: "a.strings") == 0)
  }
}
