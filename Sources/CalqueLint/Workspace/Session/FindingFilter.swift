import CalqueCatalogs
import CalqueDiagnostics

/// Counts findings, and passes on those that are to be reported.
final class FindingFilter {
  private var summary = LintSummary()
  private let configuration: LintConfiguration
  private var baseline: Baseline?
  private var past: Baseline?
  private let output: (FileFindings) -> Void
  private var counted: [(rule: LintSummary.FoundRule, count: LintSummary.RuleCount)] = []
  private var lastPlace = 0
  /// The texts that are missing since the time that findings are compared with: a new key is
  /// missing in many files, and is one finding.
  private var held = NewMissingTexts()
  /// What is wrong with copies of source texts.
  private var copied: CopiedDefects
  private var identical: IdenticalFiles
  /// What is wrong with texts that are not shown.
  private var unused: UnusedTexts?
  /// What many files repeat.
  private var repeated = RepeatedFindings()
  /// What is wrong with the texts of exchange files.
  private var exported: ExportedFindings
  /// The files of a table from the first one with a finding in a source text or a copy of it.
  private var pending: [FileFindings] = []
  private var pendingTable: FileGroup.TableName?

  /// A filter without findings.
  ///
  /// - Parameters:
  ///   - paths: All files that are linted.
  ///   - usage: What the project does with them.
  init(
    _ configuration: LintConfiguration, paths: [String], usage: ProjectUsage?,
    _ output: @escaping (FileFindings) -> Void
  ) {
    self.configuration = configuration
    unused = usage.flatMap { UnusedTexts($0, configuration) }
    exported = ExportedFindings(paths: paths)
    identical = IdenticalFiles(paths: paths)
    copied = CopiedDefects(hasExchangeFiles: exported.isActive)
    baseline = configuration.baseline
    past = configuration.pastFindings
    if past != nil { summary.changedFiles = configuration.changedFiles }
    self.output = output
  }

  /// Adds the results of a task.
  func add(_ result: TaskResult) {
    summary.linted += result.linted
    summary.parsed += result.parsed
    summary.failures += result.failures
    summary.coverage += result.coverage.filter { isWanted($0.locale) }
    var files = result.findings
    for index in files.indices {
      filter(&files[index])
      unused?.weaken(&files[index])
    }
    if configuration.foldsMissingTexts, past != nil {
      for index in files.indices { held.take(from: &files[index]) }
    } else if configuration.foldsMissingTexts {
      // The first file of a language also tells which other tables it lacks.
      let coverage = result.coverage.filter { result.linted.contains($0.path) }
      MissingTexts.fold(&files, coverage, isWhole: baseline == nil)
      for index in files.indices { queue(files[index]) }
      return
    }
    for found in files where !found.findings.isEmpty { count(found) }
  }

  /// Returns the summary when all tasks are done.
  func finish() -> LintSummary {
    flush()
    for found in held.findings + copied.findings + repeated.findings { count(found) }
    for found in exported.findings where !found.findings.isEmpty { count(found) }
    sum()
    // If not everything was linted, it is not known which findings no longer exist.
    let isWhole =
      configuration.only == nil && configuration.disabled.isEmpty
      && configuration.languages.isEmpty && past == nil
    if isWhole, let baseline { summary.stale = baseline.stale(linted: summary.linted) }
    return summary
  }

  /// Passes on the findings of a file. Those of a table wait for its other languages if any is
  /// about a source text or a copy of it.
  private func queue(_ found: FileFindings) {
    if found.findings.isEmpty { return }
    if exported.isActive { exported.note(found) }
    var found = found
    OverriddenEntries.removeFindings(from: &found)
    identical.removeRepeated(from: &found)
    if ExportedFindings.isExchange(found.path) { copied.hold(&found) }
    repeated.hold(&found)
    if found.findings.isEmpty { return }
    if exported.isActive, ExportedFindings.isExchange(found.path) {
      exported.hold(found)
      return
    }
    let table = FileGroup.parts(of: found.path).table
    if table != pendingTable {
      flush()
      pendingTable = table
    }
    let mustWait =
      !pending.isEmpty
      || found.findings.indices.contains {
        found.findings[$0].origin != nil || TableFindings.isFoldable(found.findings[$0])
      }
    if mustWait { pending.append(found) } else { count(found) }
  }

  /// Combines the findings of a table and passes them on.
  private func flush() {
    copied.fold(&pending)
    TableFindings.fold(&pending)
    for found in pending where !found.findings.isEmpty { count(found) }
    pending = []
  }

  private func filter(_ found: inout FileFindings) {
    if !configuration.languages.isEmpty {
      found.findings.removeAll { $0.locale.map(isWanted) == false }
    }
    if baseline != nil || past != nil {
      found.findings.removeAll {
        past?.passes($0, in: found.source) == true
          || baseline?.passes($0, in: found.source) == true
      }
    }
  }

  private func isWanted(_ locale: String) -> Bool {
    configuration.languages.isEmpty || configuration.languages.contains { $0.contains(locale) }
  }

  /// Counts findings by index: each is too large to be copied for that.
  private func count(_ found: FileFindings) {
    for index in found.findings.indices {
      let severity = found.findings[index].severity
      let (isFixable, isDraft) =
        found.findings[index].fix.map { (true, $0.isDraft) } ?? (false, false)
      let place = place(of: found.findings[index].rule, severity)
      counted[place].count.findings += 1
      if isFixable { counted[place].count.fixable += 1 }
      if isDraft { counted[place].count.drafts += 1 }
    }
    output(found)
  }

  /// Returns the index of a rule among those with findings. There are few, and findings of one rule
  /// often follow each other.
  private func place(of rule: String, _ severity: Severity) -> Int {
    if lastPlace < counted.count, counted[lastPlace].rule.severity == severity,
      counted[lastPlace].rule.id == rule
    {
      return lastPlace
    }
    lastPlace =
      counted.firstIndex { $0.rule.severity == severity && $0.rule.id == rule } ?? counted.count
    if lastPlace == counted.count {
      counted.append((LintSummary.FoundRule(id: rule, severity: severity), LintSummary.RuleCount()))
    }
    return lastPlace
  }

  private func sum() {
    for (rule, count) in counted {
      summary.rules[rule, default: LintSummary.RuleCount()].add(count)
      summary.counts[rule.severity, default: 0] += count.findings
      summary.fixable += count.fixable
      if rule.severity >= configuration.failOn { summary.failing += count.findings }
    }
    counted = []
  }
}
