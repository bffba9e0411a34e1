import CalqueCatalogs

/// Finds the tables that a language has no file of, while others have one. They are reported with
/// the first file of the language.
struct TableGaps {
  private struct Gap {
    var folder: String
    var sources: [TableMember]
    var table: MissingTable
  }

  private var gaps: [String: [Gap]] = [:]

  /// Searches the files of a run.
  init(_ groups: [FileGroup], sourceLanguage: String?) {
    // For each folder the first file of each language, in order.
    var languages: [String: [(locale: String, file: String)]] = [:]
    // The tables of each language, by their names in lower case.
    var spellings: [String: String] = [:]
    // How many tables of a folder a language has, and how many have a translation.
    var tableCounts: [String: Int] = [:]
    for case .table(let folder, _, let members) in groups {
      for member in members where LocaleFolder.isLanguage(member.locale) {
        guard let file = member.strings ?? member.dictionary,
          languages[folder]?.contains(where: { $0.locale == member.locale }) != true
        else { continue }
        languages[folder, default: []].append((member.locale, file))
      }
    }
    for case .table(let folder, let name, let members) in groups {
      for member in members {
        spellings["\(folder)\(member.locale)/\(name.lowercased())"] = name
        tableCounts[folder + member.locale, default: 0] += 1
      }
      if members.count > 1 { tableCounts[folder, default: 0] += 1 }
    }
    for case .table(let folder, let name, let members) in groups {
      let names = SourceFolder.names(among: members.map(\.locale), given: sourceLanguage)
      guard let source = names.first else { continue }
      let sources = members.filter { names.contains($0.locale) }
      let language = LocaleFolder.isLanguage(source) ? source : sourceLanguage ?? "en"
      func isTranslation(_ locale: String) -> Bool {
        LocaleFolder.isLanguage(locale) && !LocaleFolder.haveSameLanguage(locale, language)
      }
      let all = (languages[folder] ?? []).filter { isTranslation($0.locale) }
      let present = members.map(\.locale).filter(isTranslation)
      guard !present.isEmpty, present.count < all.count else { continue }
      // A variety may inherit everything from its language.
      let locales = all.map(\.locale)
      let count = locales.count { LocaleFolder.parents(of: $0, among: locales).isEmpty }
      for (locale, file) in all
      where !present.contains(locale)
        && LocaleFolder.parents(of: locale, among: present).isEmpty
      {
        gaps[file, default: []].append(
          Gap(
            folder: folder, sources: sources,
            table: MissingTable(
              name: name, locale: locale, present: present,
              otherSpelling: spellings["\(folder)\(locale)/\(name.lowercased())"],
              languageCount: count,
              isBarelyBegun: tableCounts[folder + locale, default: 0] * 2
                < tableCounts[folder, default: 0])))
      }
    }
  }

  /// Returns the tables that the language of a file lacks, if the file is the first of it, with how
  /// much of them the language has: nothing. Files that exist but were not given are not missing,
  /// nor is a table without texts.
  func missing(
    with file: String, in run: TaskRecorder
  ) -> [(table: MissingTable, coverage: LanguageCoverage)] {
    (gaps[file] ?? []).compactMap { gap in
      let path = "\(gap.folder)\(gap.table.locale).lproj/\(gap.table.name)"
      guard run.reference(path + ".strings") == nil, run.reference(path + ".stringsdict") == nil
      else { return nil }
      let files = gap.sources.map { source in
        TableSource.Files(
          name: source.locale, strings: source.strings.flatMap(run.reference),
          dictionary: source.dictionary.flatMap(run.reference))
      }
      guard files.contains(where: { hasTexts($0, ofTable: gap.table.name) }) else { return nil }
      let base = files.first { $0.name.lowercased() == SourceFolder.base.lowercased() }
      let count = TableSource(main: files.first { $0.name != base?.name }, base: base)
        .table { _ in nil }.translatableCount
      return (
        gap.table,
        LanguageCoverage(
          path: path + ".strings", locale: gap.table.locale, total: count, missing: count)
      )
    }
  }

  /// Whether a table has anything to translate.
  private func hasTexts(_ files: TableSource.Files, ofTable name: String) -> Bool {
    let isInfoPlist = name.lowercased().hasSuffix("infoplist")
    return [files.strings, files.dictionary].compactMap(\.self).contains { file in
      switch file.content {
      case .strings(let strings):
        strings.entries.contains {
          FormatProse.hasLetters(strings.value(of: $0))
            && !(isInfoPlist && Self.names.contains(strings.key(of: $0)))
        }
      case .catalog(let catalog): !catalog.entries.isEmpty
      case .exchange: false
      }
    }
  }

  /// The keys of a bundle whose values are names and numbers, which are mostly the same everywhere.
  private static let names: Set<String> = [
    "CFBundleName", "CFBundleDisplayName", "CFBundleGetInfoString", "CFBundleShortVersionString",
    "CFBundleVersion", "NSHumanReadableCopyright",
  ]
}
