import ArgumentParser
import CalqueLint

/// `strings-lint rules [RULE]`
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List the rules, or describe a rule with examples.")

  @Argument(help: "The rule to describe.")
  var rule: String?

  @Flag(help: "Print the documentation of all rules, in Markdown.")
  var markdown = false

  func validate() throws {
    if markdown, rule != nil {
      throw ValidationError("--markdown prints all rules, and accepts no rule")
    }
    if let rule, RuleRegistry.rule(rule) == nil {
      throw ValidationError(RuleRegistry.unknownMessage(rule))
    }
  }

  func run() throws {
    var output = OutputBuffer(descriptor: 1)
    if markdown {
      output.write(RuleReference.page())
    } else if let rule = rule.flatMap(RuleRegistry.rule) {
      output.write(RuleManual.page(of: rule))
    } else {
      output.write(RuleManual.list())
    }
    output.flush()
  }
}
