package import CalqueDiagnostics

/// A comment to the linter that it does not understand.
package enum DisableUnknown: Rule {
  package static let id = "disable_unknown"
  package static let severity = Severity.warning
  package static let summary = "an invalid `strings-lint:` directive"
  package static let rationale = """
    `strings-lint:disable RULE` in a comment disables rules from there on, and `enable` enables \
    them again. `disable-next` applies to the next entry, or to the next line within an entry; \
    `disable-this` to the line or the entry of the comment; `disable-file` to the file. `all` is \
    every rule. A reason may follow after `--`. In the comment of an entry of a string catalog, \
    and in a note of an exchange file, a directive applies to that entry. A misspelled name \
    disables nothing.
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
        "Expected \(OptionDomain.choice(names)) after 'strings-lint:', found "
          + "'\(directive.word.text)'\(guess)")
      return
    }
    if directive.names.isEmpty {
      context.report(
        Self.self, at: directive.word.range,
        "Expected rule names or '\(Directive.everyRule)' after '\(action.rawValue)'")
    }
    for name in directive.names
    where name.text != Directive.everyRule && !unit.knownRules.contains(name.text) {
      context.report(
        Self.self, at: name.range, UnknownRule.message(name.text, among: unit.knownRules))
    }
  }
}
