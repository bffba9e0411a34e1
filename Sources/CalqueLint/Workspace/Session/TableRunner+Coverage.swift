import CalqueCatalogs
import CalqueDiagnostics

/// What a language lacks of the source, and what it has besides.
extension TableRunner {
  /// Compares the keys of the source with those of a language, in both directions.
  func compare(
    _ member: TableMember, _ coverage: TableCoverage, _ stringsChecker: inout UnitChecker?,
    _ dictionaryChecker: inout UnitChecker?
  ) {
    var coverage = coverage
    var surplus: (strings: [CoverageSurplus], dictionary: [CoverageSurplus]) = ([], [])
    if run.asksForSurplus(of: member) {
      surplus = TableSurplus(coverage: coverage, table: table.name) {
        (coverage.gaps.strings + coverage.gaps.dictionary).map(\.key)
      }.keys()
    }
    if run.asksForCoverage(of: member), coverage.isReadable,
      isTranslation(member.locale, of: coverage.source.name)
    {
      var gaps = realGaps(of: member, coverage.gaps)
      note(
        gaps.strings + gaps.dictionary, empty: coverage.emptyCount, of: member, coverage.source)
      if let file = stringsChecker?.file {
        name(surplus.strings, in: &gaps.strings, file.source)
      }
      if let file = dictionaryChecker?.file {
        name(surplus.dictionary, in: &gaps.dictionary, file.source)
      }
      // If one of the two files does not exist, the other one reports what is missing.
      if stringsChecker != nil {
        add(gaps.strings, to: &stringsChecker)
        add(dictionaryChecker == nil ? gaps.dictionary : [], to: &stringsChecker)
      }
      if dictionaryChecker != nil {
        add(stringsChecker == nil ? gaps.strings : [], to: &dictionaryChecker)
        add(gaps.dictionary, to: &dictionaryChecker)
      }
    }
    add(surplus.strings, to: &stringsChecker)
    add(surplus.dictionary, to: &dictionaryChecker)
  }

  /// Records how many texts a language has.
  private func note(
    _ gaps: [CoverageGap], empty: Int, of member: TableMember, _ source: SourceTable
  ) {
    guard let path = member.paths.first, source.translatableCount > 0 else { return }
    run.note(
      LanguageCoverage(
        path: path, locale: member.locale, total: source.translatableCount,
        missing: gaps.count(where: \.isTranslatable) + empty))
  }

  /// Names the keys of a file that look like missing ones.
  private func name(
    _ surplus: [CoverageSurplus], in gaps: inout [CoverageGap], _ source: SourceText
  ) {
    if surplus.isEmpty || gaps.isEmpty { return }
    var keys = KeyLookalikes(surplus, gaps: gaps.count)
    for index in gaps.indices {
      guard let other = keys.take(like: gaps[index].key) else { continue }
      gaps[index].lookalike = CoverageGap.Lookalike(
        key: other.key, path: source.path, position: source.position(at: other.place.lowerBound))
    }
  }

  /// Returns the gaps that are filled neither by a file that was not given nor by a parent of the
  /// language.
  private func realGaps(
    of member: TableMember, _ gaps: (strings: [CoverageGap], dictionary: [CoverageGap])
  ) -> (strings: [CoverageGap], dictionary: [CoverageGap]) {
    if gaps.strings.isEmpty, gaps.dictionary.isEmpty { return gaps }
    var gaps = gaps
    let strings =
      member.strings == nil ? run.reference(path(of: member.locale, "strings")) : nil
    let dictionary =
      member.dictionary == nil ? run.reference(path(of: member.locale, "stringsdict")) : nil
    var fallbacks = fallbacks(of: member)
    if strings != nil || dictionary != nil {
      fallbacks.append(
        SourceTable(name: member.locale, strings: strings, dictionary: dictionary))
    }
    // The gaps of a file that was not given are reported with that file.
    if strings != nil { gaps.strings = [] }
    if dictionary != nil { gaps.dictionary = [] }
    gaps.strings.removeAll { gap in fallbacks.contains { $0.has(gap.key) } }
    gaps.dictionary.removeAll { gap in fallbacks.contains { $0.has(gap.key) } }
    return gaps
  }

  private func add(_ gaps: [CoverageGap], to checker: inout UnitChecker?) {
    guard !gaps.isEmpty, var found = checker else { return }
    // There is one checker at a time, so that it is not copied.
    checker = nil
    found.enter(locale: gaps.first?.locale)
    if found.asks(for: .gap) { for gap in gaps { found.visit(gap) } }
    checker = found
  }

  private func add(_ surplus: [CoverageSurplus], to checker: inout UnitChecker?) {
    guard !surplus.isEmpty, var found = checker else { return }
    checker = nil
    for item in surplus { found.visit(item) }
    checker = found
  }

  /// Returns the texts that are shown if a language has no text, in addition to the source: its
  /// files that were not given, and those of its parents.
  private func fallbacks(of member: TableMember) -> [SourceTable] {
    let known = table.members.map(\.locale)
    var files = LocaleFolder.parents(of: member.locale, among: known).compactMap(self.member)
      .filter { $0.locale != table.sourceMember?.locale }
      .map {
        TableSource.Files(
          name: $0.locale, strings: $0.strings.flatMap(run.reference),
          dictionary: $0.dictionary.flatMap(run.reference))
      }
    files += LocaleFolder.parentCandidates(of: member.locale)
      .filter { !known.contains($0) }.compactMap(neighbour)
    return files.map { SourceTable(name: $0.name, strings: $0.strings, dictionary: $0.dictionary) }
  }

  /// Whether a locale is expected to have all texts: it is not a variety of the source language.
  private func isTranslation(_ locale: String, of source: String) -> Bool {
    let language =
      LocaleFolder.isLanguage(source) ? source : run.configuration.sourceLanguage ?? "en"
    return LocaleFolder.isLanguage(locale)
      && !LocaleFolder.haveSameLanguage(locale, language)
  }
}
