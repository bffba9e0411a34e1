import CalqueDiagnostics

/// Combines the findings about missing texts, of which there may be one for each key in each
/// language.
enum MissingTexts {
  /// Whether a finding is one of many: a key that looks like a missing one is reported separately.
  static func isFoldable(_ finding: Finding) -> Bool {
    finding.rule == MissingTranslation.id && finding.related?.kind != .lookalike
  }

  /// Combines the findings about a language in the files of a table, at the place of the first.
  ///
  /// - Parameters:
  ///   - files: The findings in the files of one table.
  ///   - coverage: The coverage of the table by languages.
  ///   - isWhole: Whether everything that is missing was found, and not only what is new.
  static func fold(_ files: inout [FileFindings], _ coverage: [LanguageCoverage], isWhole: Bool) {
    var counts: [String: Int] = [:]
    // By index: each finding is too large to be copied for that.
    for file in files.indices {
      for index in files[file].findings.indices
      where files[file].findings[index].rule == MissingTranslation.id {
        let finding = files[file].findings[index]
        if isFoldable(finding) { counts[finding.locale ?? "", default: 0] += 1 }
      }
    }
    guard counts.contains(where: { $0.value > 1 }) else { return }
    var told: Set<String> = []
    for index in files.indices {
      files[index].findings = files[index].findings.compactMap { finding in
        let locale = finding.locale ?? ""
        guard isFoldable(finding), let count = counts[locale], count > 1 else { return finding }
        guard told.insert(locale).inserted else { return nil }
        let total = coverage.filter { $0.locale == locale }.reduce(0) { $0 + $1.total }
        return folded(finding, count, of: isWhole ? max(total, count) : nil)
      }
    }
  }

  /// Returns the finding for a key that several languages have no text for, at the place in the
  /// first of them.
  static func folded(byKey group: [Finding]) -> Finding {
    var finding = group[0]
    let locales = group.compactMap(\.locale).sorted()
    finding.message =
      "'\(finding.key ?? "")' is not translated into \(locales.count) languages: "
      + locales.joined(separator: ", ")
    finding.remedy =
      finding.related.map { "Translate the string at \($0.path):\($0.position.line)" }
      ?? finding.remedy
    finding.locale = nil
    return finding
  }

  /// Returns the finding for several missing texts of a language.
  ///
  /// - Parameter total: How many texts the source has; nil if only new ones are counted.
  static func folded(_ first: Finding, _ count: Int, of total: Int?) -> Finding {
    var finding = first
    let texts =
      total.map { "\(count) of \($0) translations missing" } ?? "\(count) new translations missing"
    finding.message =
      "\(first.locale ?? "?"): \(texts), starting with '\(first.key ?? "")' (line \(first.start.line))"
    finding.remedy =
      first.related.map { "Translate the strings of \($0.path); --all lists each of them" }
      ?? "Translate them, or set shouldTranslate to false; --all lists each of them"
    finding.key = nil
    return finding
  }
}
