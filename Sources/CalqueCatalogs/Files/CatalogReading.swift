import CalqueDiagnostics

extension Catalog {
  /// Creates a catalog from a `.strings` file, with the entries that could be recovered if the file
  /// is broken.
  ///
  /// UTF-16 without a byte order mark, which the runtime refuses, is read nevertheless; its problem
  /// states the effect at run time.
  public init(_ file: StringsFile, locale: String) {
    self.init(
      name: CatalogFile.tableName(ofPath: file.source.path), source: file.source,
      format: .strings, locales: [locale], entries: [], problems: file.problems)
    entries = CatalogEntries(SpelledStrings(file, locale: locale))
  }

  /// Creates a catalog from a `.stringsdict` file, with the entries that could be recovered if the
  /// file is broken.
  public init(_ file: StringsDictionary) {
    self.init(
      name: CatalogFile.tableName(ofPath: file.source.path), source: file.source,
      format: .stringsdict, locales: [file.locale],
      entries: file.isReadable ? file.entries : file.entries.map(\.unreachable),
      problems: file.problems)
  }

  /// Creates a catalog from everything in an `.xcstrings` file.
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

extension CatalogEntry {
  /// The entry, marked as one that the runtime never reads.
  fileprivate var unreachable: CatalogEntry {
    var entry = self
    entry.isReachable = false
    return entry
  }
}
