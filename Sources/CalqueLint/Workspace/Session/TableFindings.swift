import CalqueDiagnostics

/// Combines what is the same in several places of a table: an argument that many translations of a
/// text leave out, a placeholder that all copy, the spelling of a key in all languages but the
/// source, source texts without numbered placeholders, a block of entries that a file has twice,
/// and the space that a language never has at the end of a part. Each is one decision.
enum TableFindings {
  /// What is the same about several findings.
  private struct Subject: Hashable {
    var rule: String
    var severity: Severity
    var key: String?
    var message: String?
  }

  /// Whether a finding can be one of several.
  static func isFoldable(_ finding: Finding) -> Bool {
    rules.contains(finding.rule) && (subject(of: finding) != nil || habit(of: finding) != nil)
  }

  /// Leaves the first of several such findings in the files of a table.
  static func fold(_ files: inout [FileFindings]) {
    guard files.contains(where: hasFoldable) else { return }
    fold(&files, by: subject)
    // What many languages lack was about the source text; the rest is about a language.
    fold(&files, by: habit)
  }

  /// The rules with findings that can be one of several.
  private static let rules: Set<String> = [
    FormatOrderRisk.id, EmptyValue.id, EdgeNewline.id, EdgeWhitespace.id, ExtraKey.id,
    FormatInvalid.id, FormatMissing.id, FormatType.id, FormatWidth.id, DuplicateKey.id,
  ]

  /// Whether a file has findings of these rules. By index: each is too large to be copied for that.
  private static func hasFoldable(_ file: FileFindings) -> Bool {
    var last = ""
    for index in file.findings.indices where file.findings[index].rule != last {
      last = file.findings[index].rule
      if rules.contains(last) { return true }
    }
    return false
  }

  private static func fold(_ files: inout [FileFindings], by subject: (Finding) -> Subject?) {
    var groups: [Subject: (count: Int, locales: Set<String>)] = [:]
    for file in files.indices {
      for index in files[file].findings.indices {
        guard let subject = subject(files[file].findings[index]) else { continue }
        groups[subject, default: (0, [])].count += 1
        if let locale = files[file].findings[index].locale {
          groups[subject]?.locales.insert(locale)
        }
      }
    }
    if groups.isEmpty { return }
    for file in files.indices {
      files[file].findings = files[file].findings.compactMap { finding in
        guard let subject = subject(finding) else { return finding }
        // Two are a coincidence.
        if finding.rule == EdgeWhitespace.id, groups[subject]?.count ?? 3 < 3 { return finding }
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
    case EdgeWhitespace.id where isMissing(finding):
      Subject(
        rule: finding.rule, severity: finding.severity, key: finding.key, message: finding.message)
    case EdgeNewline.id where finding.fix?.edits.allSatisfy({ !$0.replacement.isEmpty }) == true,
      ExtraKey.id, FormatInvalid.id, FormatMissing.id, FormatType.id, FormatWidth.id:
      Subject(
        rule: finding.rule, severity: finding.severity, key: finding.key, message: finding.message)
    default: nil
    }
  }

  /// Returns what is the same about the findings of a file or of a language.
  private static func habit(of finding: Finding) -> Subject? {
    switch finding.rule {
    case DuplicateKey.id where finding.severity < .error:
      Subject(rule: finding.rule, severity: finding.severity, message: finding.file)
    case DuplicateKey.id:
      Subject(
        rule: finding.rule, severity: finding.severity, key: finding.key, message: finding.file)
    // A language that puts a space before units does so before all of them.
    case EdgeWhitespace.id where isMissing(finding) || finding.message.contains(" begins "):
      Subject(
        rule: finding.rule, severity: finding.severity, key: finding.locale,
        message: finding.message)
    default: nil
    }
  }

  /// Whether a key is a text between two others: it has a space at both ends.
  private static func isBetween(_ key: String?) -> Bool {
    key.map { $0.hasPrefix(" ") && $0.hasSuffix(" ") } ?? false
  }

  /// Whether a space is missing at an edge.
  private static func isMissing(_ finding: Finding) -> Bool { finding.range.isEmpty }

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
    if finding.rule == DuplicateKey.id, finding.severity == .error {
      finding.message += "; the file has it \(count + 1) times"
      finding.remedy = "Leave one of them"
      return finding
    }
    if finding.rule == DuplicateKey.id {
      finding.message +=
        "; \(count - 1) other \(count == 2 ? "key of the file is" : "keys of the file are") repeated"
      return finding
    }
    if finding.rule == EdgeWhitespace.id, locales.count < 2 {
      finding.message +=
        isMissing(first)
        ? "; \(count - 1) other \(count == 2 ? "string lacks" : "strings lack") such a space"
        : "; \(count - 1) other \(count == 2 ? "string does" : "strings do") so"
      return finding
    }
    if finding.rule == EdgeNewline.id
      || finding.rule == EdgeWhitespace.id && !isBetween(finding.key),
      locales.count > 3
    {
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
