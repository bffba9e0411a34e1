import StringCatalogs

/// The files of one table in one language.
struct TableMember: Sendable {
  /// The language, as its folder spells it; empty without such a folder.
  var locale: String
  /// The `.strings` file, where there is one.
  var strings: String?
  /// The `.stringsdict` file, where there is one.
  var dictionary: String?

  /// The paths of both.
  var paths: [String] { [strings, dictionary].compactMap(\.self) }
}

/// Lints one table in all its languages: `Localizable` in `en.lproj`, `de.lproj` and so on.
struct TableLinter {
  let run: LintRun
  let table: TableGroup
  var linter: EntryLinter

  /// Lints the files of the source language, which are read even where they are not among those
  /// that were given, to compare with.
  mutating func lintSource() -> TableGroup.Source {
    let (outer, run) = (table, run)
    var linter = self
    defer { self = linter }
    return outer.source {
      var source = TableGroup.Source()
      source.result = run.collect {
        if let member = outer.sourceMember {
          source.table = linter.lintSource(member)
        } else if outer.members.contains(where: { !$0.locale.isEmpty }) {
          source.table = linter.reference(given: run.configuration.sourceLanguage)
        }
      }
      return source
    }
  }

  /// Lints the files of another language.
  mutating func lint(_ member: TableMember) {
    let source = lintSource()
    run.note(source.result.reads)
    lint(member, against: source.table, parents: parents(of: member))
  }

  /// The texts that are shown where a member has none, beside those of the source.
  private func parents(of member: TableMember) -> [SourceTable] {
    if !run.asksForCoverage(of: member) { return [] }
    let names = table.members.map(\.locale).filter { $0 != table.sourceMember?.locale }
    return LocaleFolder.parents(of: member.locale, among: names).compactMap { name in
      table.members.first { $0.locale == name }.map {
        SourceTable(
          name: name, strings: $0.strings.flatMap(run.reference),
          dictionary: $0.dictionary.flatMap(run.reference))
      }
    }
  }

  /// The source language's files where they were not given: an editor lints one file, and it is
  /// compared all the same.
  private func reference(given: String?) -> SourceTable? {
    for locale in LocaleFolder.sourceCandidates(given: given) {
      let path = "\(table.folder)\(locale).lproj/\(table.name)"
      let strings = run.reference(path + ".strings")
      let dictionary = run.reference(path + ".stringsdict")
      if strings != nil || dictionary != nil {
        return SourceTable(
          name: locale, strings: strings, dictionary: dictionary, past: run.past)
      }
    }
    return nil
  }

  private mutating func lintSource(_ member: TableMember) -> SourceTable {
    let strings = member.strings.flatMap(run.load)
    let dictionary = member.dictionary.flatMap(run.load)
    var source = SourceTable(
      name: member.locale, strings: strings, dictionary: dictionary, past: run.past)
    if let strings, case .strings(let file) = strings.content {
      var list = run.list(for: strings)
      linter.lintProblems(of: strings, &list)
      let suspects = StringsFileLinter(file, locale: member.locale, source: nil)
        .lintSource(source, &linter, &list)
      if !suspects.isEmpty { source = SourceTable(source, suspects: suspects) }
      if !list.rules.sourceText.isEmpty {
        StringsFileLinter(file, locale: member.locale, source: nil).lintTexts(&list)
      }
      run.report(list)
    }
    if let dictionary, case .catalog(let catalog) = dictionary.content {
      var list = run.list(for: dictionary)
      linter.lintProblems(of: dictionary, &list)
      lint(catalog, locale: member.locale, &list) {
        let source = catalog[$0]?.localizations.first.map { FormatUsage($0) }
        var reference = SourceTable.reference(ofKey: $0, besides: source)
        reference.source = source
        return reference.ofSource
      }
      run.report(list)
    }
    return source
  }

  private mutating func lint(
    _ member: TableMember, against source: SourceTable?, parents: [SourceTable]
  ) {
    let strings = member.strings.flatMap(run.load)
    let dictionary = member.dictionary.flatMap(run.load)
    var catalog: Catalog?
    if case .catalog(let found)? = dictionary?.content { catalog = found }
    var matches: [Int32] = []
    var stringsList: FindingList?
    var dictionaryList: FindingList?
    if let strings, case .strings(let file) = strings.content {
      var list = run.list(for: strings)
      linter.lintProblems(of: strings, &list)
      var texts = StringsFileLinter(
        file, locale: member.locale.isEmpty ? nil : member.locale, source: source)
      texts.lint(against: source, &linter, &list)
      matches = texts.matches
      stringsList = list
    }
    if let dictionary, let catalog {
      var list = run.list(for: dictionary)
      linter.lintProblems(of: dictionary, &list)
      lint(catalog, locale: member.locale, &list) {
        source?.reference(of: $0) ?? SourceTable.reference(ofKey: $0)
      }
      dictionaryList = list
    }
    var coverage = source.map {
      TableCoverage(
        source: $0, locale: member.locale, strings: strings, dictionary: catalog,
        matches: matches)
    }
    if let source, run.asksForCoverage(of: member), isTranslation(member.locale, of: source.name) {
      // Where one of the two files is not there, the other is to say what is missing.
      func isFilled(_ gap: CoverageGap) -> Bool {
        parents.contains { $0.entry(of: gap.key) != nil || $0.dictionary?[gap.key] != nil }
      }
      var gaps = coverage?.gaps ?? (strings: [], dictionary: [])
      if !parents.isEmpty {
        gaps.strings.removeAll(where: isFilled)
        gaps.dictionary.removeAll(where: isFilled)
      }
      if stringsList != nil {
        add(gaps.strings, to: &stringsList)
        add(dictionaryList == nil ? gaps.dictionary : [], to: &stringsList)
      }
      if dictionaryList != nil {
        add(stringsList == nil ? gaps.strings : [], to: &dictionaryList)
        add(gaps.dictionary, to: &dictionaryList)
      }
    }
    if var compared = coverage, LocaleFolder.isLanguage(member.locale),
      run.asksForSurplus(of: member)
    {
      let surplus = TableSurplus(coverage: compared, table: table.name) {
        (compared.gaps.strings + compared.gaps.dictionary).map(\.key)
      }.keys()
      add(surplus.strings, to: &stringsList)
      add(surplus.dictionary, to: &dictionaryList)
    }
    if let source, !source.changes.isEmpty {
      addChanges(source, strings, &stringsList)
      addChanges(source, dictionary, &dictionaryList)
    }
    if let stringsList { run.report(stringsList) }
    if let dictionaryList { run.report(dictionaryList) }
  }

  private func add(_ gaps: [CoverageGap], to list: inout FindingList?) {
    guard !gaps.isEmpty, var found = list else { return }
    // There is one list at a time, so that it is not copied.
    list = nil
    found.enter(locale: gaps.first?.locale)
    for gap in gaps {
      for rule in found.rules.coverage { rule.check(gap, &found) }
    }
    list = found
  }

  private func addChanges(
    _ source: SourceTable, _ file: LintFile?, _ list: inout FindingList?
  ) {
    guard let file, var found = list, let past = run.past(of: file.path) else { return }
    list = nil
    SourceChanges.lint(file, past: past, source: source.changes, &found)
    list = found
  }

  private func add(_ surplus: [CoverageSurplus], to list: inout FindingList?) {
    guard !surplus.isEmpty, var found = list else { return }
    list = nil
    for item in surplus {
      for rule in found.rules.surplus { rule.check(item, &found) }
    }
    list = found
  }

  private mutating func lint(
    _ catalog: Catalog, locale: String, _ list: inout FindingList,
    reference: (String) -> EntryLinter.Reference
  ) {
    for entry in catalog.entries {
      for localization in entry.localizations {
        linter.lint(
          localization, key: entry.key, locale: locale.isEmpty ? nil : locale,
          reference: reference(entry.key), &list)
      }
    }
  }

  /// Whether a locale is expected to have all texts: it is no variety of the source language.
  private func isTranslation(_ locale: String, of source: String) -> Bool {
    let language =
      LocaleFolder.isLanguage(source) ? source : run.configuration.sourceLanguage ?? "en"
    return LocaleFolder.isLanguage(locale)
      && !LocaleFolder.haveSameLanguage(locale, language)
  }
}
