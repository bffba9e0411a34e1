package import CalqueDiagnostics

/// A comment to the linter that it does not understand.
package enum DisableUnknown: Rule {
  package static let id = "disable_unknown"
  package static let severity = Severity.warning
  package static let summary = "a comment that disables a rule which does not exist"
  package static let rationale = """
    `strings-lint:disable RULE` in a comment disables rules from there on, `enable` ends that; \
    `disable-next` is for the next entry, or the next line within one, `disable-this` for the line or \
    the entry of the comment, `disable-file` for the file. `all` is every rule. Behind `--` may stand \
    a reason. In the comment of a string catalog's entry, and in a note of an exchange file, each is \
    for that entry. A name that is misspelt disables nothing.
    """
  package static let examples: [RuleExample] = [
    .strings("// strings-lint:disable ↓format_typ\n\"a\" = \"b\";\n"),
    .strings("/* ↓strings-lint:ignore format_type */\n\"a\" = \"b\";\n"),
    .strings("/* ↓strings-lint:disable-file */\n\"a\" = \"b\";\n"),
    .strings("\"a\" = \"strings-lint:disable x\";\n"),
    .strings(
      "// strings-lint:disable-file format_type, format_extra -- all are mine\n\"a\" = \"b\";\n"),
    .stringsdict("<!-- strings-lint:disable all -->\n<plist version=\"1.0\"><dict/></plist>\n"),
  ]

  package static func check(_ unit: DirectiveUnit, in context: inout LintContext) {
    let directive = unit.directive
    guard let action = directive.action else {
      let names = Directive.Action.allCases.map(\.rawValue)
      let guess = NearestName.question(directive.word.text, among: names)
      context.report(
        Self.self, at: directive.word.range,
        "Expected \(OptionDomain.choice(names)) behind 'strings-lint:', found "
          + "'\(directive.word.text)'\(guess)")
      return
    }
    if directive.names.isEmpty {
      context.report(
        Self.self, at: directive.word.range,
        "Expected the names of rules, or '\(Directive.everyRule)', behind '\(action.rawValue)'")
    }
    for name in directive.names
    where name.text != Directive.everyRule && !unit.knownRules.contains(name.text) {
      context.report(
        Self.self, at: name.range, UnknownRule.message(name.text, among: unit.knownRules))
    }
  }
}
