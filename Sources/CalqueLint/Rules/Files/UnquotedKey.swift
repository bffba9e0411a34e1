import CalqueCatalogs
package import CalqueDiagnostics

/// A key without quotes.
package enum UnquotedKey: Rule {
  package static let id = "unquoted_key"
  package static let severity = Severity.information
  package static let summary = "a key or a value of a `.strings` file without quotes"
  package static let rationale = """
    The runtime accepts a single word without quotes; genstrings, translation platforms and many \
    editors do not, and skip the entry.
    """
  package static let examples: [RuleExample] = [
    .strings("↓CFBundleName = \"Calque\";\n"),
    .strings("\"a\" = ↓one;\n"),
    .strings("\"CFBundleName\" = \"Calque\";\n"),
  ]

  package static func check(_ file: LintFile, in context: inout LintContext) {
    guard case .strings(let strings) = file.content else { return }
    let odd: StringsEntry.Traits = [.unquotedKey, .unquotedValue]
    for entry in strings.entries where !entry.traits.isDisjoint(with: odd) {
      let parts: [(trait: StringsEntry.Traits, name: String, range: Range<Int>)] = [
        (.unquotedKey, "key", entry.keyRange), (.unquotedValue, "value", entry.valueRange),
      ]
      // In a shortcut, the value is the key.
      let isShortcut = entry.traits.contains(.shortcut)
      for part in parts.prefix(isShortcut ? 1 : 2) where entry.traits.contains(part.trait) {
        let word = context.text(at: part.range)
        context.report(
          Self.self, at: part.range, "The \(part.name) '\(word)' is not quoted",
          remedy: "Enclose it in double quotes", key: strings.key(of: entry), locale: file.locale,
          // A word without quotes contains nothing that needs an escape.
          fix: Fix(
            title: "enclose the \(part.name) in quotes",
            edits: [Edit(range: part.range, replacement: "\"\(word)\"")]))
      }
    }
  }
}
