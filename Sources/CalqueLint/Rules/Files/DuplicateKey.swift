package import CalqueCatalogs
package import CalqueDiagnostics

/// A key that appears twice in a file.
package enum DuplicateKey: ProblemRule, CombinedRule {
  package static let id = "duplicate_key"
  package static let severity = Severity.warning
  package static let summary = "a duplicate key"
  package static let rationale = """
    The last of two equal keys wins, so edits of the first one have no effect. The finding is an \
    error if the values differ, and a warning if they are the same. If the value is the key \
    itself, as tools write it that make tables of code and nibs, it is information.
    """
  package static let examples: [RuleExample] = [
    .strings("\"a\" = \"one\";\n\"↓a\" = \"two\";\n"),
    .strings("\"a\" = \"one\";\n↓a = \"one\";\n"),
    RuleExample.plural([("other", "%d files"), ("↓other", "files")]),
    .strings("\"a\" = \"one\";\n\"A\" = \"one\";\n"),
    .strings("\"OK\" = \"OK\";\n\"OK\" = \"OK\";\n"),
    .strings("\"a\" = \"one\";\n/* \"a\" = \"two\"; */\n"),
  ]
  package static let codes: [CatalogProblem.Code] = [.duplicateKey]

  package static func severity(of problem: CatalogProblem, in file: LintFile) -> Severity {
    if problem.effect > .none { return .error }
    // Tools that make a table of a nib write each text as often as there are objects with it.
    return file.isOwnText(at: problem.range.lowerBound) ? .information : .warning
  }

  package static func check(_ unit: ProblemUnit, in context: inout LintContext) {
    let (problem, file) = (unit.problem, unit.file)
    let isLoss = problem.effect > .none
    context.report(
      self, at: problem.range, severity: severity(of: problem, in: file), problem.message,
      remedy: isLoss ? "Remove the one that is not meant; two texts need two keys" : problem.hint,
      key: file.key(at: problem.range.lowerBound), locale: file.locale,
      fix: fix(of: problem, in: file))
  }

  /// A table that was copied for other languages has the same keys twice in all of them.
  package static func series(of finding: Finding) -> FindingSeries? {
    finding.severity < .error ? FindingSeries(of: finding, key: finding.key) : nil
  }

  /// Blocks that a file has twice are one finding, and a key with several values is another one.
  package static func habit(of finding: Finding) -> FindingSeries? {
    FindingSeries(
      of: finding, key: finding.severity < .error ? nil : finding.key, detail: finding.file)
  }

  package static func combine(_ first: inout Finding, _ others: FindingSeries.Others) {
    if !others.locales.isEmpty {
      first.message += others.languages
    } else if first.severity < .error, !others.haveSameKey {
      first.message += others.counted(
        "key of the file is repeated", "keys of the file are repeated")
    } else {
      first.message += "; the file has it \(others.count + 2) times"
      first.remedy = "Leave one of them"
    }
  }
}
