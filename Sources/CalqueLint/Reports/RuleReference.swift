import CalqueDiagnostics

/// The page of the documentation about all rules, in Markdown, generated from the rules.
package enum RuleReference {
  /// The whole page.
  package static func page() -> String {
    var text = """
      # The rules of strings-lint

      The findings of each rule, why they matter, and what the rule accepts.

      ## Overview

      Errors and warnings are reported unless they are disabled. Information is reported on request: \
      with `--minimum-severity information`, or for a rule that a configuration lists by name. In \
      the examples, `↓` precedes the location of each finding, and `⟦FF⟧` is a byte with that value. \
      This page is the output of `strings-lint rules --markdown`.

      | rule | severity | finding |
      |---|---|---|

      """
    for rule in RuleRegistry.all {
      text += "| [`\(rule.id)`](#\(anchor(of: rule))) | \(rule.severity.rawValue) | "
      text += "\(cell(rule.summary)) |\n"
    }
    for rule in RuleRegistry.all { text += "\n" + section(of: rule) }
    return text
  }

  private static func anchor(of rule: any Rule.Type) -> String { rule.id }

  private static func section(of rule: any Rule.Type) -> String {
    var text =
      "## \(rule.id)\n\n\(capitalized(rule.summary)). Severity: \(rule.severity.rawValue).\n\n"
    text += rule.rationale + "\n"
    let options = RuleManual.configuration(of: rule)
    if !options.isEmpty { text += "\nOptions and their defaults:\n\n```yaml\n\(options)```\n" }
    for (title, examples) in [
      ("Triggering examples", rule.examples.filter(\.isBad)),
      ("Non-triggering examples", rule.examples.filter { !$0.isBad }),
    ] where !examples.isEmpty {
      text += "\n\(title):\n"
      for example in examples { text += "\n````\n\(example.listing)````\n" }
    }
    return text
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  /// Text in a cell of a table.
  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}

extension RuleExample {
  /// The files one after the other, each below its path.
  var listing: String {
    var files = files
    if !configuration.isEmpty { files.insert((ConfigurationFile.name, configuration), at: 0) }
    return files.map { file in
      let end = file.text.hasSuffix("\n") || file.text.isEmpty ? "" : "\n"
      return "\(file.path):\n\(file.text)\(end)"
    }.joined(separator: "\n")
  }
}
