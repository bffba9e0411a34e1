import CalqueCatalogs
import CalqueDiagnostics

/// Writes a page for a browser: the coverage of each language, as a picture, and the findings with
/// their texts, to be searched and filtered. The page is one file and needs no network.
package struct HTMLReporter: Reporter {
  private let paths: ReportPath
  private let sourceLanguage: String?
  private var found: [String: FileFindings] = [:]
  /// The files with findings, in the order of the run.
  private var order: [String] = []

  /// Makes a reporter that writes paths in the given form.
  ///
  /// - Parameter sourceLanguage: The language of the source texts; nil to determine it from the
  ///   files.
  package init(paths: ReportPath, sourceLanguage: String? = nil) {
    self.paths = paths
    self.sourceLanguage = sourceLanguage
  }

  package mutating func report(_ found: FileFindings, to output: inout OutputBuffer) {
    // A text on the standard input and one in the file system may have the same path.
    if self.found[found.source.path] == nil { order.append(found.source.path) }
    self.found[found.source.path, default: FileFindings(source: found.source, findings: [])]
      .findings += found.findings
  }

  package func end(_ summary: LintSummary, _ output: inout OutputBuffer) {
    var coverage = CoverageTable()
    var rows: [String: [HTMLFinding]] = [:]
    for group in FileGroup.groups(of: summary.linted) {
      var catalogs: [(path: String, all: [Catalog])] = []
      let tables = TableTexts.tables(of: group, given: sourceLanguage) { path in
        let all = found[path].map { CatalogFile.readAll($0.source) } ?? CatalogFile.loadAll(path)
        catalogs.append((path, all))
        return all
      }
      for table in tables { coverage.add(table, name: paths.relative(table.name)) }
      for (path, all) in catalogs {
        guard let found = found[path] else { continue }
        let texts = TextPlaces(all)
        let lines = found.lines
        rows[path] = found.findings.map { finding in
          HTMLFinding(
            finding, path: paths.relative(path), text: texts.text(at: finding.range),
            sourceText: finding.key.flatMap { key in
              tables.lazy.compactMap { $0.sourceText(of: key) }.first
            },
            sourceLanguage: tables.first?.sourceLanguage, in: found.source, lines)
        }
      }
    }
    let findings = order.flatMap { path in rows[path] ?? withoutTexts(path) }
    let page = HTMLPage(
      findings: Self.ordered(findings),
      coverage: coverage, summary: summary,
      failures: summary.failures.map { ($0.reason, paths.relative($0.path)) })
    page.write(to: &output)
  }

  /// Returns the most severe findings first, and of each severity those about missing texts last:
  /// there are many, and the coverage says the same.
  private static func ordered(_ findings: [HTMLFinding]) -> [HTMLFinding] {
    [.error, .warning, .information].flatMap { (severity: Severity) in
      let own = findings.filter { $0.finding.severity == severity }
      func isMissing(_ item: HTMLFinding) -> Bool { MissingTexts.isFoldable(item.finding) }
      return own.filter { !isMissing($0) } + own.filter(isMissing)
    }
  }

  /// Returns the findings of a file that belongs to no table.
  private func withoutTexts(_ path: String) -> [HTMLFinding] {
    guard let found = found[path] else { return [] }
    let lines = found.lines
    return found.findings.map {
      HTMLFinding(
        $0, path: paths.relative(path), text: nil, sourceText: nil, sourceLanguage: nil,
        in: found.source, lines)
    }
  }
}
