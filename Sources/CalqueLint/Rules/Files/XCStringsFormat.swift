import CalqueCatalogs
package import CalqueDiagnostics

/// A string catalog in another layout than Xcode's.
package enum XCStringsFormat: Rule {
  package static let id = "xcstrings_format"
  package static let severity = Severity.information
  package static let summary = "a string catalog that is not formatted as Xcode formats it"
  package static let rationale = """
    Xcode rewrites a catalog whenever a string changes: two spaces for each level, ` : ` between \
    name and value, keys in the order of the Finder, no line break at the end. If the file is \
    formatted differently, every line changes and the actual change is hard to find. The finding \
    is at the first difference.
    """
  package static let examples: [RuleExample] = [
    .xcstrings("{\n  \"sourceLanguage\"↓: \"en\",\n  \"strings\": {},\n  \"version\": \"1.0\"\n}"),
    .xcstrings(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "↓b" : {

          },
          "a" : {

          }
        },
        "version" : "1.0"
      }
      """),
    .xcstrings(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "a" : {

          },
          "b" : {

          }
        },
        "version" : "1.0"
      }
      """),
  ]

  package static func check(_ file: LintFile, in context: inout LintContext) {
    let edits = file.layoutEdits
    guard let edit = edits.first else { return }
    let old = file.source.utf8[edit.range]
    var offset = edit.range.lowerBound
    for (mine, xcodes) in zip(old, edit.replacement.utf8) {
      if mine != xcodes { break }
      offset += 1
    }
    // Not in the middle of a character.
    while offset > 0, offset < file.source.utf8.count, file.source.utf8[offset] & 0xC0 == 0x80 {
      offset -= 1
    }
    context.report(
      Self.self, at: offset..<offset,
      "The file is not formatted as Xcode formats it, from here on",
      remedy: "Run 'strings-lint format', or save the file in Xcode",
      fix: Fix(title: "format the file as Xcode does", edits: edits))
  }
}
