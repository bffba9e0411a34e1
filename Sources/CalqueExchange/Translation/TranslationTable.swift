import CalqueCatalogs
import CalqueDiagnostics
import CalqueICU

/// The files of one table in one format: a string catalog, a `<file>` of an exchange file, or the
/// `.strings` or `.stringsdict` files of all languages.
struct TranslationTable: Sendable {
  /// The folder, without its language; empty, or with a trailing slash.
  let folder: String
  /// The name of the table.
  let name: String
  let format: Catalog.Format
  /// The source language.
  let sourceLanguage: String
  /// The files, by the languages of their folders. A file that contains all languages has an empty
  /// name.
  private(set) var files: [(locale: String, catalog: Catalog)] = []
  /// The keys of the other format's table in the same folders, by language: at run time, texts of a
  /// `.stringsdict` take precedence over those of a `.strings` file.
  var dictionaryKeys: [String: Set<String>] = [:]

  init(folder: String, name: String, format: Catalog.Format, sourceLanguage: String) {
    self.folder = folder
    self.name = name
    self.format = format
    self.sourceLanguage = sourceLanguage
  }

  /// Whether each language has a file of its own.
  var hasFolders: Bool { format == .strings || format == .stringsdict }

  mutating func add(_ catalog: Catalog) {
    files.append((hasFolders ? catalog.locales.first ?? "" : "", catalog))
  }

  /// The languages of the table, in the files' spelling.
  var locales: [String] {
    hasFolders ? files.map(\.locale) : files.first?.catalog.locales ?? []
  }

  /// Returns the table's spelling of a language; nil if it does not have the language.
  func spelling(of language: String) -> String? {
    locales.first { Self.areSame($0, language) }
  }

  /// Returns whether two names are of the same language.
  static func areSame(_ left: String, _ right: String) -> Bool {
    if left == right { return true }
    guard let canonical = LocaleID.canonical(left) else { return false }
    return canonical == LocaleID.canonical(right)
  }

  /// Returns whether the table has texts of a language, or can add them: an exchange file has one
  /// target language.
  func canHold(_ language: String) -> Bool {
    guard format == .xliff else { return true }
    let targets = locales.filter { !$0.isEmpty && $0 != sourceLanguage }
    return targets.isEmpty || targets.contains { Self.areSame($0, language) }
  }

  // MARK: Files

  /// Returns the index of the file that has the texts of a language.
  func file(of language: String) -> Int? {
    if !hasFolders { return files.isEmpty ? nil : 0 }
    return files.firstIndex { Self.areSame($0.locale, language) }
  }

  /// The files with texts of the source language, in order of preference.
  var sourceFiles: [Int] {
    if !hasFolders { return files.isEmpty ? [] : [0] }
    let own = file(of: sourceLanguage)
    return [own, files.firstIndex { $0.locale == "Base" && $0.locale != sourceLanguage }]
      .compactMap(\.self)
  }

  /// Returns the path of the table in files for translators, relative to a folder: that of the file
  /// with the source texts.
  func original(from root: String) -> String {
    let file = sourceFiles.first ?? 0
    guard files.indices.contains(file) else { return name }
    let catalog = files[file].catalog
    if format == .xliff { return catalog.original ?? catalog.source.path }
    return String(catalog.source.path.dropFirst(root.count))
  }

  /// Returns the path of a language's file, even if it does not exist.
  func path(of language: String) -> String {
    if let file = file(of: language) { return files[file].catalog.source.path }
    return "\(folder)\(language).lproj/\(name).\(format.rawValue)"
  }

  // MARK: Entries

  /// Returns the keys to translate into a language, with the texts of both languages, in the order
  /// of the source. If there is no file of the source language, keys are texts.
  func entries(in language: String) -> [TranslationEntry] {
    let locale = spelling(of: language) ?? language
    let target = file(of: language).map { files[$0].catalog }
    let categories = PluralOrder.usual(in: language)
    var seen: Set<ScalarKey> = []
    var result: [TranslationEntry] = []
    let sources = sourceFiles.isEmpty ? Array(files.indices) : sourceFiles
    for file in sources {
      for entry in files[file].catalog.entries where entry.isReachable {
        guard seen.insert(ScalarKey(entry.key)).inserted else { continue }
        let there = hasFolders ? target?[entry.key] : entry
        result.append(
          made(
            entry, files[file].locale, there?.isReachable == true ? there : nil, locale, categories)
        )
      }
    }
    return result
  }

  private func made(
    _ entry: CatalogEntry, _ folderLocale: String, _ other: CatalogEntry?, _ locale: String,
    _ categories: [String]
  ) -> TranslationEntry {
    var source = entry.localization(hasFolders ? folderLocale : sourceLanguage)
    if sourceFiles.isEmpty || source?.value == nil {
      source = CatalogLocalization(locale: sourceLanguage, value: .text(CatalogText(entry.key)))
    }
    let from = source ?? CatalogLocalization(locale: sourceLanguage, value: nil)
    let target = other?.localization(hasFolders ? other?.localizations.first?.locale ?? "" : locale)
    return TranslationEntry(
      key: entry.key, comment: entry.comment ?? other?.comment, source: from, target: target,
      units: TranslationUnits(source: from, target: target, categories: categories).units,
      shouldTranslate: entry.shouldTranslate, isStale: entry.extractionState == "stale")
  }

  /// Returns whether the runtime uses a key's text in a string dictionary instead, in the source
  /// language or in another one.
  func isShadowed(_ key: String, in language: String) -> Bool {
    guard format == .strings, !dictionaryKeys.isEmpty else { return false }
    return dictionaryKeys.contains {
      (Self.areSame($0.key, language) || Self.areSame($0.key, sourceLanguage) || $0.key == "Base")
        && $0.value.contains(key)
    }
  }
}
