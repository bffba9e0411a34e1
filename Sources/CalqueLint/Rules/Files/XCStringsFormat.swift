import CalqueCatalogs
package import CalqueDiagnostics

/// A string catalog in another layout than Xcode's.
package enum XCStringsFormat: Rule {
  package static let id = "xcstrings_format"
  package static let severity = Severity.information
  package static let summary = "a string catalog that is not laid out as Xcode does it"
  package static let rationale = """
    Xcode writes a catalog anew whenever a text changes: two spaces a level, ` : ` between name and \
    value, the keys in the order of the Finder, no line break at the end. A file in another layout \
    changes on every line then, and nobody sees what was meant. The place is the first difference.
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
    // A broken file is left unchanged; its problems are other rules' findings.
    guard file.format == .xcstrings,
      let edits = try? CatalogArrangement.formatted.edits(of: file.source, format: .xcstrings),
      let edit = edits.first
    else { return }
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
      "The file is laid out otherwise than Xcode does it from here on",
      remedy: "Format it: strings-lint format, or save it in Xcode",
      fix: Fix(title: "lay the file out as Xcode does", edits: edits))
  }
}
