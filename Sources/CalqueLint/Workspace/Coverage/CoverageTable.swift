import CalqueICU

/// The coverage of each table by each language.
struct CoverageTable {
  struct Row {
    let name: String
    let counts: [String: CoverageCount]
  }

  /// The tables that have translations.
  private(set) var rows: [Row] = []
  /// All tables together, by language.
  private(set) var languages: [String: CoverageCount] = [:]
  /// The languages of the source texts.
  private(set) var sources: Set<String> = []

  mutating func add(_ table: TableTexts, name: String) {
    let coverage = table.coverage()
    guard !coverage.isEmpty else { return }
    sources.insert(table.sourceLanguage)
    var counts: [String: CoverageCount] = [:]
    for (locale, count) in coverage where count.total > 0 {
      let tag = LocaleID.canonical(locale) ?? locale
      counts[tag, default: CoverageCount()] += count
      languages[tag, default: CoverageCount()] += count
    }
    if !counts.isEmpty { rows.append(Row(name: name, counts: counts)) }
  }

  /// The languages, the most complete first.
  var ordered: [(locale: String, count: CoverageCount)] {
    languages.map { ($0.key, $0.value) }
      .sorted { ($1.1.share, $0.0) < ($0.1.share, $1.0) }
      .map { (locale: $0.0, count: $0.1) }
  }
}
