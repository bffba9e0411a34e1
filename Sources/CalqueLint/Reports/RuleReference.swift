import CalqueDiagnostics

/// The page of the documentation about all rules, in Markdown, generated from the rules.
package enum RuleReference {
  /// The whole page.
  package static func page() -> String {
    var text = """
      # The rules of strings-lint

      What each rule finds, why that matters, and what it lets pass.

      ## Overview

      Errors and warnings are reported unless they are turned off; information is on request: with \
      `--minimum-severity information`, or by name in a configuration. In the examples `↓` stands \
      before each place that is found, and `⟦FF⟧` for a byte of that value. This page is what \
      `strings-lint rules --markdown` prints.

      | rule | severity | finds |
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
    if !options.isEmpty { text += "\nOptions, with their defaults:\n\n```yaml\n\(options)```\n" }
    for (title, examples) in [
      ("Found", rule.examples.filter(\.isBad)), ("Not found", rule.examples.filter { !$0.isBad }),
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
