import Diagnostics

extension Catalog {
  /// A catalog of what the runtime sees of a `.strings` file. Problems cover all of the file.
  ///
  /// UTF-16 without a byte order mark, which the runtime refuses, is read all the same; its problem
  /// says what it costs.
  public init(_ file: StringsFile, locale: String) {
    self.init(
      name: CatalogFile.tableName(ofPath: file.source.path), source: file.source,
      format: .strings, locales: [locale], entries: [], problems: file.problems)
    entries = CatalogEntries(SpelledStrings(file, locale: locale))
  }

  /// A catalog of what the runtime sees of a `.stringsdict` file.
  public init(_ file: StringsDictionary) {
    self.init(
      name: CatalogFile.tableName(ofPath: file.source.path), source: file.source,
      format: .stringsdict, locales: [file.locale],
      entries: file.isReadable ? file.entries : [], problems: file.problems)
  }

  /// A catalog of all that an `.xcstrings` file says.
  public init(_ file: XCStrings) {
    let entries = file.entries
    var locales: [String] = []
    var seen: Set<String> = []
    for entry in entries {
      for localization in entry.localizations where seen.insert(localization.locale).inserted {
        locales.append(localization.locale)
      }
    }
    self.init(
      name: CatalogFile.tableName(ofPath: file.source.path), source: file.source,
      format: .xcstrings,
      sourceLanguage: file.sourceLanguage.isEmpty ? nil : file.sourceLanguage,
      version: file.version.isEmpty ? nil : file.version, locales: locales, entries: entries,
      otherFields: file.otherFields, problems: file.problems)
  }
}
