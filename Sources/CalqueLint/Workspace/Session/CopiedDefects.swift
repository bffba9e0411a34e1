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
      (rule, key, severity) = (finding.rule, finding.key ?? "", finding.severity)
    }
  }

  /// What was reported at source texts.
  private var told: Set<Defect> = []
  /// What was found in exchange files, with the first of them and how many there are.
  private var held: [(defect: Defect, source: SourceText, finding: Finding, files: Int)] = []
  private var places: [Defect: Int] = [:]

  /// Combines the findings in the files of a table: those in copies are told at the source text, or
  /// at the first copy if nothing was found there.
  mutating func fold(_ files: inout [FileFindings]) {
    var copies: [Defect: [String?]] = [:]
    var sources: Set<Defect> = []
    for file in files.indices {
      for index in files[file].findings.indices {
        guard let origin = files[file].findings[index].origin else { continue }
        let defect = Defect(files[file].findings[index])
        if origin == .copy {
          copies[defect, default: []].append(files[file].findings[index].locale)
        } else {
          sources.insert(defect)
        }
      }
    }
    told.formUnion(sources)
    if copies.isEmpty { return }
    var isFirst = Set(copies.keys).subtracting(sources)
    for file in files.indices {
      files[file].findings = files[file].findings.compactMap { finding in
        guard let origin = finding.origin else { return finding }
        let defect = Defect(finding)
        // A value that is lost is another one in each language, if not the source repeats its key.
        if finding.rule == DuplicateKey.id, finding.severity == .error, !sources.contains(defect) {
          return finding
        }
        guard let locales = copies[defect], origin == .source || isFirst.remove(defect) != nil
        else { return origin == .source ? finding : nil }
        return Self.told(finding, in: locales.compactMap(\.self))
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

  /// Returns a finding with the languages that repeat it.
  private static func told(_ finding: Finding, in locales: [String]) -> Finding {
    let others = Set(locales).subtracting([finding.locale ?? ""]).sorted()
    guard let first = others.first else { return finding }
    var told = finding
    let names =
      others.count > 3
      ? "\(first), \(others[1]) and \(others.count - 2) more" : others.joined(separator: ", ")
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
