package import CalqueDiagnostics

/// A comment to the linter that changes nothing.
package enum DisableUnused: Rule {
  package static let id = "disable_unused"
  package static let severity = Severity.information
  package static let summary = "a directive that disables a rule without findings"
  package static let rationale = """
    The finding was fixed, or has moved. If the directive remains, it hides the next mistake. \
    Rules that are not enabled in this run are ignored.
    """
  package static let examples: [RuleExample] = [
    .strings("// strings-lint:disable-next ↓all\n\"a\" = \"b\";\n"),
    .strings("/* strings-lint:disable-file ↓all */\n\"a\" = \"b\";\n"),
    .strings("\"a\" = \"strings-lint:disable-file all\";\n"),
  ]

  package static func check(_ unit: DirectiveUnit, in context: inout LintContext) {
    for item in unit.suppressions where !item.isUsed {
      let subject = item.rule ?? "any rule"
      if let id = item.rule, !context.asks(id) { continue }
      context.report(
        Self.self, at: item.name.range, "Unused directive: there is no finding of \(subject) here",
        remedy: "Remove it")
    }
  }
}
