import CalqueCatalogs
package import CalqueDiagnostics

/// A text in single quotes.
package enum SingleQuoted: Rule {
  package static let id = "single_quoted"
  package static let severity = Severity.information
  package static let summary = "a key or a value of a `.strings` file in single quotes"
  package static let rationale = """
    The runtime accepts 'single quotes'; genstrings, translation platforms and many editors do \
    not, and skip the entry.
    """
  package static let examples: [RuleExample] = [
    .strings("↓'a' = \"one\";\n"),
    .strings("\"a\" = ↓'say \"one\"';\n"),
    .strings("\"a\" = \"it's\";\n"),
  ]

  package static func check(_ file: LintFile, in context: inout LintContext) {
    guard case .strings(let strings) = file.content else { return }
    let odd: StringsEntry.Traits = [.singleQuotedKey, .singleQuotedValue]
    for entry in strings.entries where !entry.traits.isDisjoint(with: odd) {
      let parts: [(trait: StringsEntry.Traits, name: String, range: Range<Int>)] = [
        (.singleQuotedKey, "key", entry.keyRange),
        (.singleQuotedValue, "value", entry.valueRange),
      ]
      let isShortcut = entry.traits.contains(.shortcut)
      for part in parts.prefix(isShortcut ? 1 : 2) where entry.traits.contains(part.trait) {
        let whole = (part.range.lowerBound - 1)..<(part.range.upperBound + 1)
        context.report(
          Self.self, at: whole, "The \(part.name) is in single quotes",
          remedy: "Use \"double quotes\"", key: strings.key(of: entry), locale: file.locale,
          fix: Fix(
            title: "use double quotes",
            edits: [
              Edit(range: whole, replacement: "\"\(escaped(context.text(at: part.range)))\"")
            ]))
      }
    }
  }

  /// Returns the raw text with a backslash before every double quote that has none.
  private static func escaped(_ spelling: String) -> String {
    var result = ""
    var isEscape = false
    for scalar in spelling.unicodeScalars {
      if scalar == "\"", !isEscape { result += "\\" }
      isEscape = scalar == "\\" && !isEscape
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
