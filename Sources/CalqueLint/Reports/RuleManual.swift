import CalqueDiagnostics

/// The documentation of the rules.
package enum RuleManual {
  /// Returns all rules, one per line: name, severity, summary.
  package static func list() -> String {
    let width = RuleRegistry.all.map { $0.id.utf8.count }.max() ?? 0
    return RuleRegistry.all.map { rule in
      let name = rule.id + String(repeating: " ", count: width - rule.id.utf8.count)
      let severity = rule.severity.rawValue
      let column = severity + String(repeating: " ", count: max(0, 11 - severity.utf8.count))
      return "\(name)  \(column)  \(rule.summary)\n"
    }.joined()
  }

  /// Returns everything about a rule, with its examples. An arrow precedes the position of each
  /// finding.
  package static func page(of rule: any Rule.Type) -> String {
    var text = "\(rule.id) (\(rule.severity.rawValue)): \(rule.summary)\n\n"
    text += wrapped(rule.rationale)
    text += options(of: rule)
    let (bad, good) = (rule.examples.filter(\.isBad), rule.examples.filter { !$0.isBad })
    text +=
      "\nTriggering examples (↓ precedes the location of a finding):\n"
      + bad.map(show).joined(separator: "\n")
    text += "\nNon-triggering examples:\n" + good.map(show).joined(separator: "\n")
    return text
  }

  /// Returns the options of a rule, as in a configuration file with the defaults.
  private static func options(of rule: any Rule.Type) -> String {
    let lines = configuration(of: rule).split(separator: "\n")
    if lines.isEmpty { return "" }
    return "\nOptions and their defaults:\n\n" + lines.map { "    \($0)\n" }.joined()
  }

  /// Returns the options of a rule in YAML; empty if it has none.
  static func configuration(of rule: any Rule.Type) -> String {
    let options = RuleRegistry.options(of: rule)
    if options.isEmpty { return "" }
    return "rules:\n  \(rule.id):\n"
      + options.map {
        "    # \($0.summary): \($0.domain)\n    \($0.name): \($0.defaultValue)\n"
      }.joined()
  }

  private static func show(_ example: RuleExample) -> String {
    var text = ""
    var files = example.files
    if !example.configuration.isEmpty {
      files.insert((ConfigurationFile.name, example.configuration), at: 0)
    }
    for (path, contents) in example.past.map({ ("\($0.path), before", $0.text) }) + files {
      text += "\n  \(path)\n"
      for line in contents.split(separator: "\n", omittingEmptySubsequences: false) {
        text += line.isEmpty ? "" : "    \(line)\n"
      }
    }
    return text
  }

  /// Breaks a text into lines of at most 78 characters.
  private static func wrapped(_ text: String) -> String {
    var result = ""
    var length = 0
    for word in text.split(whereSeparator: \.isWhitespace) {
      if length > 0, length + 1 + word.count > 78 {
        result += "\n"
        length = 0
      } else if length > 0 {
        result += " "
        length += 1
      }
      result += word
      length += word.count
    }
    return result + "\n"
  }
}
