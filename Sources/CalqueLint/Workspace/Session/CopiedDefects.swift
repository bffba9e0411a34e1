import CalqueDiagnostics

/// Combines what is wrong with a source text and with exact copies of it: in translations that have
/// not begun, and in exchange files. It is corrected at the source.
struct CopiedDefects {
  /// What is wrong with a text. Messages may name the text that a copy is compared with.
  private struct Defect: Hashable {
    var rule: String
    var key: String
    var severity: Severity

    init(_ finding: Finding) {
      (rule, key) = (finding.rule, finding.key ?? "")
      // The values of a key that the source repeats may differ in some languages only.
      severity = rule == DuplicateKey.id ? .error : finding.severity
    }
  }

  /// Whether there are exchange files with copies of what other files have. Without them, what was
  /// reported of a table is not needed after it.
  let hasExchangeFiles: Bool
  /// What was reported at source texts, if there are such files.
  private var told: Set<Defect> = []
  /// What was found in exchange files, with the first of them and how many there are.
  private var held: [(defect: Defect, source: SourceText, finding: Finding, files: Int)] = []
  private var places: [Defect: Int] = [:]

  /// Knows of nothing yet.
  init(hasExchangeFiles: Bool) { self.hasExchangeFiles = hasExchangeFiles }

  /// Combines the findings in the files of a table: those in copies are told at the source text, or
  /// at the first copy if nothing was found there.
  mutating func fold(_ files: inout [FileFindings]) {
    var copies: [Defect: [String?]] = [:]
    // The languages in which a repeated key has several values, of which one is lost.
    var losses: [Defect: Set<String>] = [:]
    for file in files.indices {
      for index in files[file].findings.indices
      where files[file].findings[index].origin == .copy {
        let finding = files[file].findings[index]
        let defect = Defect(finding)
        copies[defect, default: []].append(finding.locale)
        if finding.rule == DuplicateKey.id, finding.severity == .error {
          losses[defect, default: []].insert(finding.locale ?? "")
        }
      }
    }
    if copies.isEmpty, !hasExchangeFiles { return }
    // Of the source texts, which can be many, only those that have copies are of interest.
    var sources: Set<Defect> = []
    for file in files.indices {
      for index in files[file].findings.indices
      where files[file].findings[index].origin == .source {
        let defect = Defect(files[file].findings[index])
        if hasExchangeFiles { told.insert(defect) }
        if copies[defect] != nil { sources.insert(defect) }
      }
    }
    if copies.isEmpty { return }
    var isFirst = Set(copies.keys).subtracting(sources)
    for file in files.indices {
      files[file].findings = files[file].findings.compactMap { finding in
        guard let origin = finding.origin else { return finding }
        let defect = Defect(finding)
        // Without the source as the cause, each language has lost a value of its own.
        if losses[defect] != nil, !sources.contains(defect) { return finding }
        guard let locales = copies[defect], origin == .source || isFirst.remove(defect) != nil
        else { return origin == .source ? finding : nil }
        var told = Self.told(finding, in: locales.compactMap(\.self))
        if let lossy = losses[defect], told.severity < .error {
          told.severity = .error
          told.message += "; the values differ in \(Self.list(lossy.sorted()))"
        }
        return told
      }
    }
  }

  /// Takes the findings in the copies of an exchange file out, until all files are known.
  mutating func hold(_ found: inout FileFindings) {
    guard found.findings.contains(where: { $0.origin == .copy }) else { return }
    for finding in found.findings where finding.origin == .copy {
      let defect = Defect(finding)
      if let place = places[defect] {
        if held[place].source.path != found.path { held[place].files += 1 }
      } else {
        places[defect] = held.count
        held.append((defect, found.source, finding, 1))
      }
    }
    found.findings.removeAll { $0.origin == .copy }
  }

  /// What was found in exchange files only, by the first of them.
  var findings: [FileFindings] {
    var files: [FileFindings] = []
    for (defect, source, first, count) in held where !told.contains(defect) {
      var finding = first
      if count > 1 { finding.message += ", as in \(count - 1) other files with this source text" }
      if files.last?.source.path == source.path {
        files[files.count - 1].findings.append(finding)
      } else {
        files.append(FileFindings(source: source, findings: [finding]))
      }
    }
    return files
  }

  /// Returns the names of some languages.
  private static func list(_ names: [String]) -> String {
    names.count > 3
      ? "\(names[0]), \(names[1]) and \(names.count - 2) more" : names.joined(separator: ", ")
  }

  /// Returns a finding with the languages that repeat it.
  private static func told(_ finding: Finding, in locales: [String]) -> Finding {
    let others = Set(locales).subtracting([finding.locale ?? ""]).sorted()
    if others.isEmpty { return finding }
    var told = finding
    let names = list(others)
    if finding.origin == .copy {
      told.message += ", as in \(names)"
      return told
    }
    told.message +=
      others.count == 1
      ? "; \(names) copies it" : "; \(others.count) languages copy it: \(names)"
    return told
  }
}
