import CalqueLint
import Foundation
import Testing

@Suite("HTML report")
struct HTMLReporterTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "</script><b>%@" : {
          "localizations" : {
            "ar" : { "stringUnit" : { "state" : "translated", "value" : "\\"><i>مرحبا" } },
            "de" : { "stringUnit" : { "state" : "needs_review", "value" : "Hallo %@" } }
          }
        },
        "Two" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "new", "value" : "Two" } }
          }
        },
        "Kept" : { "shouldTranslate" : false }
      },
      "version" : "1.0"
    }
    """

  private func page(
    _ files: [(path: String, contents: [UInt8])], foldsMissingTexts: Bool = false
  ) -> String {
    // The reporter reads files without findings once more.
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("calque-html-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = files.map { file in
      let url = folder.appendingPathComponent(file.path)
      try? FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? Data(file.contents).write(to: url)
      return url.path
    }
    var output = OutputBuffer(descriptor: nil)
    var reporter = ReportFormat.html.reporter(relativeTo: folder.path)
    reporter.begin(&output)
    var session = LintSession(paths: paths)
    session.configure { $0.foldsMissingTexts = foldsMissingTexts }
    let summary = session.run { reporter.report($0, to: &output) }
    reporter.end(summary, &output)
    return String(decoding: output.bytes, as: UTF8.self)
  }

  /// Returns the content of a script element.
  private func data(_ id: String, in page: String) throws -> Any {
    let start = try #require(page.range(of: "<script type=\"application/json\" id=\"\(id)\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    return try JSONSerialization.jsonObject(
      with: Data(page[start.upperBound..<end.lowerBound].utf8))
  }

  @Test("Texts are data, not markup")
  func markup() throws {
    let page = page([("A.xcstrings", Array(Self.catalog.utf8))])
    #expect(!page.contains("<b>%@"))
    #expect(!page.contains("\"><i>"))
    let findings = try #require(try data("findings", in: page) as? [[String: Any]])
    let missing = try #require(findings.first { $0["rule"] as? String == "format_missing" })
    #expect(missing["key"] as? String == "</script><b>%@")
    #expect(missing["text"] as? String == "\"><i>مرحبا")
  }

  @Test("A finding has its text, the source text, its direction and its line")
  func finding() throws {
    let files = [
      ("en.lproj/A.strings", "\"a\" = \"%@ sent\";\n"),
      ("he.lproj/A.strings", "\"a\" = \"נשלח\";\n"),
    ]
    let page = page(files.map { ($0.0, Array($0.1.utf8)) })
    let findings = try #require(try data("findings", in: page) as? [[String: Any]])
    #expect(findings.count == 1)
    let finding = try #require(findings.first)
    #expect(finding["rule"] as? String == "format_missing")
    #expect(finding["file"] as? String == "he.lproj/A.strings")
    #expect(finding["source"] as? String == "%@ sent")
    #expect(finding["text"] as? String == "נשלח")
    #expect(finding["rtl"] as? Bool == true)
    #expect(finding["sourceRTL"] == nil)
    let line = ["before", "marked", "after"].map { finding[$0] as? String ?? "" }.joined()
    #expect(line == "\"a\" = \"נשלח\";")
    let rules = try #require(try data("rules", in: page) as? [String: Any])
    #expect(rules.keys.sorted() == ["format_missing"])
  }

  @Test("The marked part of a line is the range of the finding, in every script")
  func mark() throws {
    let files = [
      ("en.lproj/A.strings", "\"a\" = \"Hi %@\";\n"),
      ("de.lproj/A.strings", "\"a\" = \"Gruß %d!\";\n"),
    ]
    let page = page(files.map { ($0.0, Array($0.1.utf8)) })
    let findings = try #require(try data("findings", in: page) as? [[String: Any]])
    let finding = try #require(findings.first { $0["rule"] as? String == "format_type" })
    let parts = ["before", "marked", "after"].map { finding[$0] as? String }
    #expect(parts == ["\"a\" = \"Gruß ", "%d", "!\";"])
  }

  @Test("The coverage counts translated, doubtful and missing texts")
  func coverage() {
    let page = page([("A.xcstrings", Array(Self.catalog.utf8))])
    // Arabic has one of two; German has one that needs review and one that is new.
    #expect(
      page.contains("aria-label=\"1 translated, 0 same as source, 0 needs review, 1 missing\""))
    #expect(
      page.contains("aria-label=\"0 translated, 0 same as source, 1 needs review, 1 missing\""))
    #expect(page.contains(">Deutsch</bdi>"))
    #expect(page.contains(">50 %<"))
  }

  @Test(
    "A regional language inherits from its parent, and one of the source language needs no texts")
  func parents() {
    let files = [
      ("en.lproj/A.strings", "\"a\" = \"One\";\n\"b\" = \"Two\";\n\"c\" = \"%d\";\n"),
      ("es.lproj/A.strings", "\"a\" = \"Uno\";\n\"b\" = \"Dos\";\n"),
      ("es-MX.lproj/A.strings", "\"a\" = \"Uno\";\n"),
      ("en-GB.lproj/A.strings", "\"a\" = \"One\";\n"),
    ]
    let page = page(files.map { ($0.0, Array($0.1.utf8)) })
    let full = "aria-label=\"2 translated, 0 same as source, 0 needs review, 0 missing\""
    #expect(page.components(separatedBy: full).count == 3)
    #expect(!page.contains("<code>en-GB</code>"))
    #expect(page.contains("No findings"))
  }

  @Test("Errors come first, and missing texts last; these are one finding for a language")
  func order() throws {
    #expect(ReportFormat.html.foldsMissingTexts)
    let english = (1...4).map { "\"key.\($0)\" = \"Text %@\";\n" }.joined()
    let files = [
      ("en.lproj/A.strings", english),
      ("de.lproj/A.strings", "\"key.1\" = \"Text %@ \";\n"),
      ("fr.lproj/A.strings", "\"key.1\" = \"Texte %d\";\n"),
    ]
    let page = page(files.map { ($0.0, Array($0.1.utf8)) }, foldsMissingTexts: true)
    let findings = try #require(try data("findings", in: page) as? [[String: Any]])
    #expect(
      findings.map { $0["rule"] as? String } == [
        "format_type", "edge_whitespace", "missing_translation", "missing_translation",
      ])
    #expect(page.contains("<p class=\"lead\">4 findings in 3 files</p>"))
  }

  @Test("Languages that lack texts come first, and complete ones are folded")
  func languages() throws {
    let english = "\"a\" = \"One\";\n\"b\" = \"Two\";\n\"c\" = \"OK\";\n"
    let files =
      [("en.lproj/A.strings", english), ("fr.lproj/A.strings", "\"a\" = \"Un\";\n")]
      + ["cs", "de", "es", "it", "nl", "pl", "sv"].map { locale in
        ("\(locale).lproj/A.strings", "\"a\" = \"Uno\";\n\"b\" = \"Due\";\n\"c\" = \"OK\";\n")
      }
    let page = page(files.map { ($0.0, Array($0.1.utf8)) })
    let whole = try #require(page.range(of: "<details><summary>7 languages have all strings"))
    #expect(
      page[whole.upperBound...].hasPrefix("; 7 of these are the same as the source</summary>"))
    let french = try #require(page.range(of: "<code>fr</code>"))
    let german = try #require(page.range(of: "<code>de</code>"))
    #expect(french.lowerBound < whole.lowerBound && whole.lowerBound < german.lowerBound)
  }

  @Test("What is filtered is in the address: each menu has the names that findings have")
  func filters() throws {
    let page = page([("A.xcstrings", Array(Self.catalog.utf8))])
    let findings = try #require(try data("findings", in: page) as? [[String: Any]])
    for (menu, field) in [("rule", "rule"), ("locale", "locale"), ("file", "file")] {
      #expect(page.contains("<select id=\"\(menu)\""))
      #expect(page.contains("state.set(\"\(menu)\", \(menu)Menu.value)"))
      #expect(page.contains("\(menu)Menu.value = state.get(\"\(menu)\")"))
      for finding in findings {
        guard let value = finding[field] as? String else { continue }
        #expect(page.contains("<option value=\"\(value)\">"))
      }
    }
  }

  @Test(
    "Placeholders in texts from right to left are isolated",
    arguments: ["%d", "%1$@", "%lld", "%.2f", "%#@files@", "%@", "${name}", "{user0}"])
  func placeholders(_ placeholder: String) throws {
    let page = page([("A.xcstrings", Array(Self.catalog.utf8))])
    let start = try #require(page.range(of: "const placeholder = /"))
    let end = try #require(page.range(of: "/g;", range: start.upperBound..<page.endIndex))
    let pattern = try NSRegularExpression(
      pattern: String(page[start.upperBound..<end.lowerBound]))
    let text = "قام \(placeholder) بحذف"
    let match = try #require(
      pattern.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)))
    #expect(Range(match.range, in: text).map { String(text[$0]) } == placeholder)
    #expect(page.contains("isRTL ? isolated(words)"))
  }

  @Test("A line of any length is quoted in part")
  func longLine() throws {
    let long = String(repeating: "word ", count: 4_000)
    let page = page([
      ("en.lproj/A.strings", Array("\"a\" = \"\(long)%@ \(long)x\";\n".utf8)),
      ("de.lproj/A.strings", Array("\"a\" = \"\(long)%d \(long)x\";\n".utf8)),
    ])
    let findings = try #require(try data("findings", in: page) as? [[String: Any]])
    let finding = try #require(findings.first { $0["rule"] as? String == "format_type" })
    let line = ["before", "marked", "after"].map { finding[$0] as? String ?? "" }
    #expect(line[1] == "%d")
    #expect(line.joined().count < 200)
  }

  @Test("Unreadable files are reported")
  func failures() {
    var output = OutputBuffer(descriptor: nil)
    var reporter = ReportFormat.html.reporter(relativeTo: "/")
    let summary = LintSession(paths: ["/nowhere/<A>.strings"]).run {
      reporter.report($0, to: &output)
    }
    reporter.end(summary, &output)
    let page = String(decoding: output.bytes, as: UTF8.self)
    #expect(page.contains("nowhere/&lt;A&gt;.strings"))
  }
}
