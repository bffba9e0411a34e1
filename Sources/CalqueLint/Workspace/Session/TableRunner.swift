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

  /// Returns a function that tests whether the `.stringsdict` file of a language has a key. The
  /// file is read even if it was not given.
  func shadow(of locale: String, _ dictionary: LintFile?) -> (String) -> Bool {
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

  /// Whether a language in front of that of a file has a key that is written with escapes.
  func isTold(_ key: String, before path: String) -> Bool {
    let (table, run) = (table, run)
    let keys = table.escapedKeys {
      var keys = TableGroup.EscapedKeys()
      keys.reads =
        run.collect {
          for case let path? in table.members.lazy.map(\.strings) {
            guard case .strings(let file)? = run.reference(path)?.content else { continue }
            for entry in file.entries where entry.traits.contains(.escapedKey) {
              let key = ScalarKey(file.key(of: entry))
              if keys.files[key] == nil { keys.files[key] = path }
            }
          }
        }.reads
      return keys
    }
    run.note(keys.reads)
    return keys.files[ScalarKey(key)].map { $0 != path } ?? false
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
      entries.visitFile(
        &checker, besides: source?.index, tellsRepeatedKeys: run.configuration.tellsRepeatedKeys
      ) { isTold($0, before: strings.path) }
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
    // Taken out, since their findings are changed in place and may be very many.
    if let checker = stringsChecker.take() { run.report(checker) }
    if let checker = dictionaryChecker.take() { run.report(checker) }
  }

  private func addChanges(
    _ source: SourceTable, _ file: LintFile?, _ checker: inout UnitChecker?
  ) {
    guard let file, var found = checker, let past = run.past(of: file.path) else { return }
    checker = nil
    SourceChanges.visit(file, past: past, source: source.changes, &found)
    checker = found
  }

  mutating func lint(
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
}
