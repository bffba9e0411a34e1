import CalqueDiagnostics

extension Catalog {
  /// A catalog of what stands in a `.strings` file, with what could be recovered of a broken one.
  ///
  /// UTF-16 without a byte order mark, which the runtime refuses, is read all the same; its problem
  /// says what it costs.
  public init(_ file: StringsFile, locale: String) {
    self.init(
      name: CatalogFile.tableName(ofPath: file.source.path), source: file.source,
      format: .strings, locales: [locale], entries: [], problems: file.problems)
    entries = CatalogEntries(SpelledStrings(file, locale: locale))
  }

  /// A catalog of what stands in a `.stringsdict` file, with what could be recovered of a broken one.
  public init(_ file: StringsDictionary) {
    self.init(
      name: CatalogFile.tableName(ofPath: file.source.path), source: file.source,
      format: .stringsdict, locales: [file.locale],
      entries: file.isReadable ? file.entries : file.entries.map(\.unreachable),
      problems: file.problems)
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

extension CatalogEntry {
  /// The entry as one that the runtime never sees.
  fileprivate var unreachable: CatalogEntry {
    var entry = self
    entry.isReachable = false
    return entry
  }
}
