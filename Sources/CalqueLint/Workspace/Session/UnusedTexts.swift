import CalqueDiagnostics

/// Makes information of what is wrong with texts that users do not see: of catalogs that no project
/// builds, of inputs of tests, and of keys that no source names.
struct UnusedTexts {
  private let usage: ProjectUsage
  /// Whether information is reported.
  private let reportsInformation: Bool
  /// The tables that were said to be unused.
  private var told: Set<FileGroup.TableName> = []

  /// Nil where a configuration asks for the findings as they are.
  init?(_ usage: ProjectUsage, _ configuration: LintConfiguration) {
    if configuration.lintsUnused { return nil }
    self.usage = usage
    reportsInformation = configuration.minimumSeverity.map { $0 <= .information } ?? false
  }

  /// Makes the findings of a file milder, and leaves out those that are then not reported.
  mutating func weaken(_ found: inout FileFindings) {
    guard found.findings.contains(where: { $0.severity > .information }) else { return }
    if let reason = reason(found.path) {
      weaken(&found, reason) { _ in true }
      return
    }
    // The texts of an entry follow each other.
    var last: (key: String, isUsed: Bool) = ("", true)
    let (usage, path) = (usage, found.path)
    weaken(&found, nil) { finding in
      guard let key = finding.key, !Self.rulesOfKeys.contains(finding.rule) else { return false }
      if key != last.key { last = (key, usage.mayUse(key, in: path)) }
      return !last.isUsed
    }
  }

  /// Says why a whole catalog is not shown.
  private func reason(_ path: String) -> String? {
    if usage.isOfTests(path) { return "an input of tests" }
    return usage.mayBuild(path) ? nil : "no project builds this file"
  }

  private mutating func weaken(
    _ found: inout FileFindings, _ reason: String?, where isUnused: (Finding) -> Bool
  ) {
    guard found.findings.contains(where: { $0.severity > .information && isUnused($0) }) else {
      return
    }
    let table = FileGroup.parts(of: found.path).table
    found.findings = found.findings.compactMap { finding in
      guard finding.severity > .information, isUnused(finding) else { return finding }
      guard reportsInformation else { return nil }
      var finding = finding
      finding.severity = .information
      if let reason {
        if told.insert(table).inserted { finding.message += "; \(reason)" }
      } else {
        finding.message += "; no source names the key"
      }
      return finding
    }
  }

  /// The rules about keys and languages, whose findings are counted together.
  private static let rulesOfKeys: Set<String> = [
    MissingTranslation.id, StateNew.id, StateStale.id, TableMissing.id, ExtraKey.id,
    SourceChanged.id,
  ]
}
