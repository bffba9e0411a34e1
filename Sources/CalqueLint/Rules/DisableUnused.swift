package import CalqueDiagnostics

/// A comment to the linter that changes nothing.
package enum DisableUnused: DirectiveRule {
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

  static func check(_ item: Suppression.Item, _ list: inout FindingList) {
    if item.isUsed { return }
    if let id = item.rule {
      guard list.rules.asks(id) else { return }
      list.add(
        Self.self, at: item.name.range, "There is nothing here that \(id) would find",
        remedy: "Remove it")
    } else {
      list.add(
        Self.self, at: item.name.range, "There is nothing here that a rule would find",
        remedy: "Remove it")
    }
  }
}
