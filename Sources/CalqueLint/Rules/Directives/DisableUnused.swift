package import CalqueDiagnostics

/// A comment to the linter that changes nothing.
package enum DisableUnused: Rule {
  package static let id = "disable_unused"
  package static let severity = Severity.information
  package static let summary = "a comment that disables a rule which finds nothing there"
  package static let rationale = """
    What it excused was mended, or stands elsewhere now. Left where it is, it hides the next mistake. \
    Rules that are not asked in this run are passed over.
    """
  package static let examples: [RuleExample] = [
    .strings("// strings-lint:disable-next ↓all\n\"a\" = \"b\";\n"),
    .strings("/* strings-lint:disable-file ↓all */\n\"a\" = \"b\";\n"),
    .strings("\"a\" = \"strings-lint:disable-file all\";\n"),
  ]

  package static func check(_ unit: DirectiveUnit, in context: inout LintContext) {
    for item in unit.suppressions where !item.isUsed {
      let subject = item.rule ?? "a rule"
      if let id = item.rule, !context.asks(id) { continue }
      context.report(
        Self.self, at: item.name.range, "There is nothing here that \(subject) would find",
        remedy: "Remove it")
    }
  }
}
