import CalqueCatalogs
package import CalqueDiagnostics

/// An entry that consists of one text.
package enum ShortcutEntry: Rule {
  package static let id = "shortcut_entry"
  package static let severity = Severity.information
  package static let summary = "an entry of a `.strings` file without a value"
  package static let rationale = """
    At runtime, `"Open";` is the same as `"Open" = "Open";`. Many other tools do not support it, \
    and it is often the remainder of an entry whose value was lost.
    """
  package static let examples: [RuleExample] = [
    .strings("↓\"Open\";\n"),
    .strings("\"a\" = \"one\";\n↓Open;\n"),
    .strings("\"Open\" = \"Open\";\n"),
  ]

  package static func check(_ file: LintFile, in context: inout LintContext) {
    guard case .strings(let strings) = file.content else { return }
    for entry in strings.entries where entry.traits.contains(.shortcut) {
      let quoted =
        entry.range.lowerBound..<max(entry.keyRange.upperBound, entry.range.upperBound - 1)
      let key = strings.key(of: entry)
      let spelling = context.text(at: entry.keyRange)
      let isSingle = entry.traits.contains(.singleQuotedKey)
      context.report(
        Self.self, at: entry.range, "'\(key)' has no value, so the key is shown",
        remedy: "Use \"key\" = \"value\";", key: key, locale: file.locale,
        fix: isSingle
          ? nil
          : Fix(
            title: "add the value",
            edits: [Edit(range: quoted, replacement: "\"\(spelling)\" = \"\(spelling)\"")]))
    }
  }
}
