import CalqueCatalogs
import CalqueDiagnostics

/// The order in which a run finds things at one place, by the kind of unit that they were found in.
enum FindingOrder {
  private static let kinds: [String: UnitKind] = Dictionary(
    uniqueKeysWithValues: RuleRegistry.all.map { ($0.id, $0.unitKind) })

  /// The kind of unit that a finding is about.
  static func kind(of finding: Finding) -> UnitKind { kinds[finding.rule] ?? .file }

  /// Whether a finding comes of its entry alone.
  static func isLocal(_ finding: Finding, in format: Catalog.Format) -> Bool {
    switch kind(of: finding) {
    case .problem, .entry, .translation, .source, .choice, .text, .arguments: true
    case .gap: format == .xcstrings
    case .file, .language, .missingTable, .sequence, .surplus, .outdated, .directive: false
    }
  }

  /// The place of a finding in the order of a run.
  static func rank(of finding: Finding, in format: Catalog.Format) -> Int {
    switch kind(of: finding) {
    case .language, .missingTable: 0
    case .problem: 1
    case .file: 2
    case .entry, .translation, .source, .choice, .text, .arguments: 3
    case .gap: format == .xcstrings ? 3 : 4
    case .surplus: 5
    case .outdated: 6
    case .sequence: 7
    case .directive: 8
    }
  }
}

extension Rule {
  fileprivate static var unitKind: UnitKind { Unit.kind }
}
