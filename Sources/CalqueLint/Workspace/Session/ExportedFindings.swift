import CalqueCatalogs
import CalqueDiagnostics

/// Leaves out what is wrong with the texts of an exchange file where the catalog has the same text:
/// the file was exported from it.
struct ExportedFindings {
  /// What a finding is about. Without a key it is about all texts of a language.
  private struct Subject: Hashable {
    var rule: String
    var key: String?
    var locale: String?
    var severity: Severity

    init(_ finding: Finding) {
      (rule, key) = (finding.rule, finding.key)
      (locale, severity) = (finding.locale, finding.severity)
    }
  }

  /// Whether there are files of both kinds.
  let isActive: Bool
  private var told: Set<Subject> = []
  private var held: [FileFindings] = []

  /// Notes nothing unless there are exchange files and others.
  init(paths: [String]) {
    isActive =
      paths.contains(where: Self.isExchange) && !paths.allSatisfy(Self.isExchange)
  }

  /// Whether a file is an exchange file.
  static func isExchange(_ path: String) -> Bool {
    CatalogFile.format(ofPath: path)?.copiesSource == true
  }

  /// Notes the findings in a catalog.
  mutating func note(_ found: FileFindings) {
    if Self.isExchange(found.path) { return }
    for index in found.findings.indices { told.insert(Subject(found.findings[index])) }
  }

  /// Keeps the findings in an exchange file until those in all catalogs are known.
  mutating func hold(_ found: FileFindings) { held.append(found) }

  /// The findings that only exchange files have.
  var findings: [FileFindings] {
    held.map { found in
      var found = found
      found.findings.removeAll { told.contains(Subject($0)) }
      return found
    }
  }
}
