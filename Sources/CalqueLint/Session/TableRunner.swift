import CalqueCatalogs
import CalqueDiagnostics

/// Lints one table in all its languages: `Localizable` in `en.lproj`, `de.lproj` and so on.
struct TableRunner {
  let run: TaskRecorder
  let table: TableGroup
  var entries: EntryUnits

  /// Lints the files of the source language. Those that were not given are still read, to compare
  /// with.
  mutating func lintSource() -> TableGroup.Source {
    let (outer, run) = (table, run)
    var runner = self
    defer { self = runner }
    return outer.source {
      var source = TableGroup.Source()
      source.result = run.collect {
        source.table = runner.makeSource()
      }
      return source
    }
  }

  /// Lints the files of another language.
  mutating func lint(_ member: TableMember) {
    let source = lintSource()
    run.note(source.result.reads)
    lint(member, against: source.table)
  }

  /// Lints a part of a `.strings` file.
  ///
  /// - Parameter member: The language of the file; nil for the source language.
  mutating func lint(
    part: StringsFile, of member: TableMember?, _ checker: inout UnitChecker
  ) {
    let locale = member.map(\.locale) ?? table.sourceMember?.locale ?? ""
    let texts = StringsUnits(
      part, locale: member == nil ? checker.file.locale : locale.isEmpty ? nil : locale,
      isShadowed: shadow(of: member == nil ? checker.file.locale ?? "" : locale, nil))
    if member != nil {
      _ = texts.visit(against: lintSource().table, &entries, &checker)
    } else {
      let source = SourceTable(name: locale, strings: checker.file, dictionary: nil)
      _ = texts.visitSource(source, &entries, &checker)
      if checker.asks(for: .source) { texts.visitSourceTexts(&checker) }
    }
  }

  // MARK: The source language

  private mutating func makeSource() -> SourceTable? {
    guard table.members.contains(where: { !$0.locale.isEmpty }) else { return nil }
    let given = run.configuration.sourceLanguage
    let base = member(SourceFolder.base)
    var main: TableSource.Files?
    if let member = table.sourceMember, member.locale != base?.locale {
      main = read(member)
    } else {
      // An editor lints one file, which is still compared.
      main = firstNeighbour(SourceFolder.candidates(given: given))
    }
    let source = TableSource(main: main, base: base.map(read) ?? neighbour(SourceFolder.base))
    return source.isEmpty ? nil : lintSource(source)
  }

  private func member(_ locale: String) -> TableMember? {
    table.members.first { $0.locale.lowercased() == locale.lowercased() }
  }

  /// Reads the files of a language that were given, and their siblings that were not.
  private func read(_ member: TableMember) -> TableSource.Files {
    let isSource = member.locale == table.sourceMember?.locale
    func file(_ path: String?, _ ending: String) -> LintFile? {
      if let path { return isSource ? run.load(path) : run.reference(path) }
      return member.locale.isEmpty ? nil : run.reference(self.path(of: member.locale, ending))
    }
    return TableSource.Files(
      name: member.locale, strings: file(member.strings, "strings"),
      dictionary: file(member.dictionary, "stringsdict"))
  }

  /// Reads the files of a language that were not given. Returns nil if there are none.
  private func neighbour(_ locale: String) -> TableSource.Files? {
    let strings = run.reference(path(of: locale, "strings"))
    let dictionary = run.reference(path(of: locale, "stringsdict"))
    if strings == nil, dictionary == nil { return nil }
    return TableSource.Files(name: locale, strings: strings, dictionary: dictionary)
  }

  private func firstNeighbour(_ locales: [String]) -> TableSource.Files? {
    for locale in locales {
      if let found = neighbour(locale) { return found }
    }
    return nil
  }

  private func path(of locale: String, _ ending: String) -> String {
    "\(table.folder)\(locale).lproj/\(table.name).\(ending)"
  }

  private mutating func lintSource(_ files: TableSource) -> SourceTable {
    var source = files.table(past: run.past)
    let given = table.sourceMember?.paths ?? []
    if let file = files.strings, case .strings(let strings) = file.content {
      let isGiven = given.contains(file.path)
      var checker = run.checker(for: file)
      if isGiven { entries.visitFile(&checker) }
      let shadow = shadow(of: file.locale ?? "", files.dictionary)
      let texts = StringsUnits(
        strings, locale: file.locale, isShadowed: shadow)
      // Findings in a file that was not given are not reported, but are suspected in translations.
      let suspects = texts.visitSource(source, &entries, &checker)
      if !suspects.isEmpty { source = SourceTable(source, suspects: suspects) }
      if isGiven {
        if checker.asks(for: .source) { texts.visitSourceTexts(&checker) }
        run.report(checker)
      }
    }
    if let dictionary = files.dictionary, given.contains(dictionary.path) {
      lintSource(dictionary: dictionary)
    }
    return source
  }

  /// Returns a function that tests whether the `.stringsdict` file of a language has a key. The
  /// file is read even if it was not given.
  private func shadow(of locale: String, _ dictionary: LintFile?) -> (String) -> Bool {
    let (run, path) = (run, locale.isEmpty ? nil : path(of: locale, "stringsdict"))
    var known: Catalog??
    return { key in
      if known == nil {
        let file = dictionary ?? path.flatMap(run.reference)
        if case .catalog(let catalog)? = file?.content {
          known = .some(catalog)
        } else {
          known = .some(nil)
        }
      }
      return known??[key] != nil
    }
  }

  private mutating func lintSource(dictionary: LintFile) {
    guard case .catalog(let catalog) = dictionary.content else { return }
    var checker = run.checker(for: dictionary)
    entries.visitFile(&checker)
    lint(catalog, locale: dictionary.locale ?? "", &checker) {
      let source = catalog[$0]?.localizations.first.map { FormatUsage($0) }
      var reference = SourceTable.reference(ofKey: $0, besides: source)
      reference.source = source
      return reference.ofSource
    }
    run.report(checker)
  }

  // MARK: Other languages

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

  private mutating func lint(_ member: TableMember, against source: SourceTable?) {
    let strings = member.strings.flatMap(run.load)
    let dictionary = member.dictionary.flatMap(run.load)
    var catalog: Catalog?
    if case .catalog(let found)? = dictionary?.content { catalog = found }
    var matches: [Int32] = []
    var stringsChecker: UnitChecker?
    var dictionaryChecker: UnitChecker?
    if let strings, case .strings(let file) = strings.content {
      var checker = run.checker(for: strings)
      entries.visitFile(&checker)
      let texts = StringsUnits(
        file, locale: member.locale.isEmpty ? nil : member.locale,
        isShadowed: shadow(of: member.locale, dictionary))
      matches = texts.visit(against: source, &entries, &checker)
      stringsChecker = checker
    }
    if let dictionary, let catalog {
      var checker = run.checker(for: dictionary)
      entries.visitFile(&checker)
      lint(catalog, locale: member.locale, &checker) {
        source?.reference(of: $0) ?? SourceTable.reference(ofKey: $0)
      }
      dictionaryChecker = checker
    }
    if let source, LocaleFolder.isLanguage(member.locale) {
      let coverage = TableCoverage(
        source: source, locale: member.locale, strings: strings, dictionary: catalog,
        matches: matches)
      compare(member, coverage, &stringsChecker, &dictionaryChecker)
    }
    if let source, !source.changes.isEmpty {
      addChanges(source, strings, &stringsChecker)
      addChanges(source, dictionary, &dictionaryChecker)
    }
    if let stringsChecker { run.report(stringsChecker) }
    if let dictionaryChecker { run.report(dictionaryChecker) }
  }

  /// Compares the keys of the source with those of a language, in both directions.
  private func compare(
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
      note(gaps.strings + gaps.dictionary, of: member, coverage.source)
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
  private func note(_ gaps: [CoverageGap], of member: TableMember, _ source: SourceTable) {
    guard let path = member.paths.first, source.translatableCount > 0 else { return }
    run.note(
      LanguageCoverage(
        path: path, locale: member.locale, total: source.translatableCount,
        missing: gaps.count(where: \.isTranslatable)))
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

  private func addChanges(
    _ source: SourceTable, _ file: LintFile?, _ checker: inout UnitChecker?
  ) {
    guard let file, var found = checker, let past = run.past(of: file.path) else { return }
    checker = nil
    SourceChanges.visit(file, past: past, source: source.changes, &found)
    checker = found
  }

  private func add(_ surplus: [CoverageSurplus], to checker: inout UnitChecker?) {
    guard !surplus.isEmpty, var found = checker else { return }
    checker = nil
    for item in surplus { found.visit(item) }
    checker = found
  }

  private mutating func lint(
    _ catalog: Catalog, locale: String, _ checker: inout UnitChecker,
    reference: (String) -> ArgumentSource
  ) {
    for entry in catalog.entries {
      for localization in entry.localizations {
        entries.visit(
          localization, key: entry.key, locale: locale.isEmpty ? nil : locale,
          reference: reference(entry.key), &checker)
      }
    }
  }

  /// Whether a locale is expected to have all texts: it is not a variety of the source language.
  private func isTranslation(_ locale: String, of source: String) -> Bool {
    let language =
      LocaleFolder.isLanguage(source) ? source : run.configuration.sourceLanguage ?? "en"
    return LocaleFolder.isLanguage(locale)
      && !LocaleFolder.haveSameLanguage(locale, language)
  }
}
