import CalqueDiagnostics

/// Combines the findings about missing texts, of which there may be one for each key in each
/// language: texts that do not exist, and texts that wait for their translation.
enum MissingTexts {
  /// The rules that report missing texts.
  static func isRule(_ id: String) -> Bool { id == MissingTranslation.id || id == StateNew.id }

  /// Whether a finding is one of many: a key that looks like a missing one is reported separately.
  static func isFoldable(_ finding: Finding) -> Bool {
    isRule(finding.rule) && finding.related?.kind != .lookalike
  }

  /// The findings of a rule about a language.
  private struct Group: Hashable {
    var rule: String
    var locale: String
  }

  /// Combines the findings about a language in the files of a table, at the place of the first.
  ///
  /// - Parameters:
  ///   - files: The findings in the files of one table.
  ///   - coverage: The coverage of the table by languages.
  ///   - isWhole: Whether everything that is missing was found, and not only what is new.
  static func fold(_ files: inout [FileFindings], _ coverage: [LanguageCoverage], isWhole: Bool) {
    let counts = counts(files)
    guard counts.contains(where: { $0.value > 1 }) else { return }
    var told: Set<Group> = []
    for index in files.indices {
      files[index].findings = files[index].findings.compactMap { finding in
        let group = Group(rule: finding.rule, locale: finding.locale ?? "")
        guard isFoldable(finding), let count = counts[group], count > 1 else { return finding }
        guard told.insert(group).inserted else { return nil }
        let total = coverage.filter { $0.locale == group.locale }.reduce(0) { $0 + $1.total }
        return folded(finding, count, of: isWhole ? max(total, count) : nil)
      }
    }
  }

  /// The number of missing texts of each language. The forms of a plural are one text, and follow
  /// each other.
  private static func counts(_ files: [FileFindings]) -> [Group: Int] {
    var counts: [Group: Int] = [:]
    var last: [Group: String] = [:]
    // By index: each finding is too large to be copied for that.
    for file in files.indices {
      for index in files[file].findings.indices where isRule(files[file].findings[index].rule) {
        let finding = files[file].findings[index]
        let group = Group(rule: finding.rule, locale: finding.locale ?? "")
        guard isFoldable(finding), finding.key == nil || last[group] != finding.key else {
          continue
        }
        last[group] = finding.key
        counts[group, default: 0] += 1
      }
    }
    return counts
  }

  /// Returns the finding for a key that several languages have no text for, at the place in the
  /// first of them.
  static func folded(byKey group: [Finding]) -> Finding {
    var finding = group[0]
    let locales = Set(group.compactMap(\.locale)).sorted()
    guard locales.count > 1 else { return finding }
    let problem = finding.rule == StateNew.id ? "is in the state new in" : "is not translated into"
    finding.message =
      "'\(finding.key ?? "")' \(problem) \(locales.count) languages: "
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
    let isNew = first.rule == StateNew.id
    let (noun, state) = isNew ? ("strings", "in the state new") : ("translations", "missing")
    let texts =
      total.map { "\(count) of \($0) \(noun) \(state)" }
      ?? (isNew ? "\(count) more \(noun) \(state)" : "\(count) new \(noun) \(state)")
    finding.message =
      "\(first.locale ?? "?"): \(texts), starting with '\(first.key ?? "")' (line \(first.start.line))"
    finding.remedy =
      first.related.map { "Translate the strings of \($0.path); --all lists each of them" }
      ?? (isNew
        ? "Translate them; --all lists each of them"
        : "Translate them, or mark them as not translatable; --all lists each of them")
    finding.key = nil
    return finding
  }
}
