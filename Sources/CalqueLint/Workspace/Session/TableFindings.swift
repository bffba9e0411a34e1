import CalqueDiagnostics

/// Combines what is the same in several places of a table: an argument that many translations of a
/// text leave out, a placeholder that all copy, the spelling of a key in all languages but the
/// source, and source texts without numbered placeholders. Each is one decision.
enum TableFindings {
  /// What is the same about several findings.
  private struct Subject: Hashable {
    var rule: String
    var severity: Severity
    var key: String?
    var message: String?
  }

  /// Whether a finding can be one of several.
  static func isFoldable(_ finding: Finding) -> Bool { subject(of: finding) != nil }

  /// Leaves the first of several such findings in the files of a table.
  static func fold(_ files: inout [FileFindings]) {
    var groups: [Subject: (count: Int, locales: Set<String>)] = [:]
    for file in files.indices {
      for index in files[file].findings.indices {
        guard let subject = subject(of: files[file].findings[index]) else { continue }
        groups[subject, default: (0, [])].count += 1
        if let locale = files[file].findings[index].locale {
          groups[subject]?.locales.insert(locale)
        }
      }
    }
    if groups.isEmpty { return }
    for file in files.indices {
      files[file].findings = files[file].findings.compactMap { finding in
        guard let subject = subject(of: finding) else { return finding }
        guard let (count, locales) = groups.removeValue(forKey: subject) else { return nil }
        return count > 1 ? combined(finding, count, locales) : finding
      }
    }
  }

  private static func subject(of finding: Finding) -> Subject? {
    switch finding.rule {
    case FormatOrderRisk.id: Subject(rule: finding.rule, severity: finding.severity)
    case EmptyValue.id where finding.locale != nil:
      Subject(rule: finding.rule, severity: finding.severity, message: finding.locale)
    case EdgeNewline.id where finding.fix?.edits.allSatisfy({ !$0.replacement.isEmpty }) == true,
      ExtraKey.id, FormatInvalid.id, FormatMissing.id, FormatType.id:
      Subject(
        rule: finding.rule, severity: finding.severity, key: finding.key, message: finding.message)
    default: nil
    }
  }

  /// Returns the first of several findings, which names the others.
  private static func combined(
    _ first: Finding, _ count: Int, _ locales: Set<String>
  ) -> Finding {
    var finding = first
    if finding.rule == FormatOrderRisk.id {
      finding.message +=
        count == 2
        ? "; 1 other source text has such placeholders"
        : "; \(count - 1) other source texts have such placeholders"
      return finding
    }
    if finding.rule == EmptyValue.id {
      finding.message +=
        "; \(count - 1) other \(count == 2 ? "translation is" : "translations are") empty"
      return finding
    }
    if finding.rule == EdgeNewline.id, locales.count > 3 {
      finding.message += ", as in \(locales.count - 1) other languages: it may be superfluous there"
      finding.remedy = "Remove it from the source text, or add it to the translations"
      return finding
    }
    let others = locales.subtracting([first.locale ?? ""]).sorted()
    if others.isEmpty { return finding }
    finding.message +=
      others.count > 3
      ? ", as in \(others[0]), \(others[1]) and \(others.count - 2) other languages"
      : ", as in \(others.joined(separator: ", "))"
    return finding
  }
}
