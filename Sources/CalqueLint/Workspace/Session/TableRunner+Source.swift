import CalqueCatalogs
import CalqueDiagnostics

/// The source language of a table: which files it is in, and what is found in them.
extension TableRunner {
  mutating func makeSource() -> SourceTable? {
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

  func member(_ locale: String) -> TableMember? {
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
  func neighbour(_ locale: String) -> TableSource.Files? {
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

  func path(of locale: String, _ ending: String) -> String {
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
}
