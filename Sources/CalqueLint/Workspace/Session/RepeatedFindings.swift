import CalqueDiagnostics

/// Combines what is true of many tables at once, and is corrected at once: the name of a language
/// that every catalog of a project repeats, the tables that languages lack, and empty files.
struct RepeatedFindings {
  /// What is the same about several findings.
  private struct Subject: Hashable {
    var rule: String
    var severity: Severity
    var text: String
  }

  private var held: [(source: SourceText, finding: Finding, count: Int)] = []
  private var places: [Subject: Int] = [:]

  /// Takes such findings out of those of a file, until all files are known.
  mutating func hold(_ found: inout FileFindings) {
    guard found.findings.contains(where: { Self.subject(of: $0) != nil }) else { return }
    let source = found.source
    found.findings.removeAll { finding in
      guard let subject = Self.subject(of: finding) else { return false }
      if let place = places[subject] {
        held[place].count += 1
      } else {
        places[subject] = held.count
        held.append((source, finding, 1))
      }
      return true
    }
  }

  /// The findings, each in the first file that has it.
  var findings: [FileFindings] {
    held.map { source, first, count in
      var finding = first
      if count > 1 { finding.message += Self.others(count - 1, of: first.rule) }
      return FileFindings(source: source, findings: [finding])
    }
  }

  /// Returns what a message says of further findings.
  private static func others(_ count: Int, of rule: String) -> String {
    if rule == TableMissing.id {
      return count == 1 ? "; 1 other table is missing" : "; \(count) other tables are missing"
    }
    if rule == LocaleNotCanonical.id {
      return count == 1 ? "; 1 other name is like it" : "; \(count) other names are like it"
    }
    return count == 1 ? ", as in 1 other file" : ", as in \(count) other files"
  }

  /// Returns what a finding is about if other files can have it too.
  private static func subject(of finding: Finding) -> Subject? {
    let text: String? =
      switch finding.rule {
      case LocaleNotCanonical.id: ""
      case LocaleDuplicate.id, LocaleDeprecated.id, LocaleSuspicious.id,
        LocaleInvalid.id, LocaleFallbackHole.id:
        finding.message
      case TableMissing.id, EmptyFile.id:
        String(FileGroup.parts(of: finding.file).table.folder)
      default: nil
      }
    return text.map { Subject(rule: finding.rule, severity: finding.severity, text: $0) }
  }
}
