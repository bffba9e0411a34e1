import CalqueCatalogs
import CalqueDiagnostics

/// Runs the rules on the units of a file.
struct UnitChecker: UnitVisitor {
  let file: LintFile
  private var context: LintContext
  private var scopes: FileRules
  private var collected = CollectedTexts()

  /// A checker without findings.
  init(_ file: LintFile, _ rules: FileRules) {
    self.file = file
    scopes = rules
    context = LintContext(file, rules: rules.common)
  }

  var findingCount: Int { context.findings.count }
  var interest: TextInterest { context.rules.texts.interest }

  func asks(for kind: UnitKind) -> Bool { context.rules.table.asks(for: kind) }

  mutating func enter(locale: String?) {
    context.rules = scopes.rules(forLocale: locale)
  }

  mutating func visit<Unit: LintUnit>(_ unit: Unit) {
    let count = findingCount
    for rule in context.rules.table.entries(for: Unit.self) { rule.check(unit, &context) }
    if findingCount > count, let unit = unit as? ArgumentsUnit, let origin = unit.origin {
      context.findings.note(origin, after: count)
    }
  }

  mutating func visit(_ problem: ProblemUnit) {
    let count = findingCount
    context.rules.table.entry(for: problem.problem.code)?.check(problem, &context)
    if findingCount > count, let origin = problem.origin {
      context.findings.note(origin, after: count)
    }
  }

  mutating func visit(_ text: TextUnit) {
    let count = findingCount
    if context.rules.texts.check(text, in: &context) { collected.add(text) }
    if findingCount > count, let origin = text.origin(in: file.format) {
      context.findings.note(origin, after: count)
    }
  }

  /// Returns the findings of the file, without those that comments disable.
  consuming func finish() -> FileFindings? {
    checkSequences()
    context.findings.removeEchoes(context.rules.echoes)
    heedDirectives()
    if context.findings.count == 0 { return nil }
    return context.findings.located(in: file.source)
  }

  /// Whether there are texts that rules look at beside those of other entries.
  var hasCollected: Bool { !collected.texts.isEmpty }

  /// What was found in a part of a file that holds one entry, but for what texts beside each other
  /// say.
  consuming func finishPart() -> [Finding] {
    context.findings.removeEchoes(context.rules.echoes)
    return context.findings.located(in: file.source).findings
  }

  /// Runs the rules about texts in sequence.
  private mutating func checkSequences() {
    let collected = collected
    self.collected = CollectedTexts()
    for (locale, texts) in collected.texts {
      enter(locale: locale)
      context.rules.texts.check(texts, in: &context)
    }
  }

  /// Removes the findings that comments disable, and checks these comments.
  private mutating func heedDirectives() {
    let directives = DirectiveScan.directives(in: file)
    if directives.isEmpty { return }
    var suppression = Suppression(directives)
    context.findings.removeAll { suppression.takes($0) }
    enter(locale: file.locale)
    if !asks(for: .directive) { return }
    for (index, found) in directives.enumerated() {
      visit(
        DirectiveUnit(
          directive: found.directive,
          suppressions: suppression.items.filter { $0.directive == index },
          knownRules: context.rules.known))
    }
  }
}
