import CalqueCatalogs

/// A table in all of its languages, as a string catalog says it: what every format is converted
/// to first, and from.
///
/// A text of the source language that is equal to its key is not here where the format cannot but
/// write it; a choice by one number is a choice, not a named part; places in files are those of
/// the file that the entry comes from.
struct ConversionTable: Sendable {
  /// The folder of the table, without its language; empty for none, else with a slash at its end.
  var folder: String
  /// The name of the table.
  var name: String
  /// The language that the texts were written in first.
  var sourceLanguage: String
  /// The languages, in order of appearance.
  private(set) var locales: [String] = []
  /// The entries, in order of appearance. Each language is in an entry once.
  private(set) var entries: [CatalogEntry] = []
  /// The files that it comes from.
  var files: [String] = []
  /// The version of the string catalog that it was.
  var version: String?
  /// The fields of the string catalog that the model has no name for.
  var otherFields: [CatalogField] = []

  /// The files of its languages in `.lproj` folders, by language and format.
  var originals: [Original: Catalog] = [:]

  /// What names a file in the folders of a table.
  struct Original: Hashable {
    var locale: String
    var format: Catalog.Format
  }

  private var indices: [LiteralKey: Int] = [:]

  init(folder: String, name: String, sourceLanguage: String) {
    self.folder = folder
    self.name = name
    self.sourceLanguage = sourceLanguage
  }

  /// What tells it from other tables.
  var identity: String { folder + name }

  subscript(key: String) -> CatalogEntry? { indices[LiteralKey(key)].map { entries[$0] } }

  /// Puts an entry in the place of the one with its key, or at the end.
  mutating func set(_ entry: CatalogEntry) {
    for localization in entry.localizations { add(localization.locale) }
    if let index = indices[LiteralKey(entry.key)] {
      entries[index] = entry
    } else {
      indices[LiteralKey(entry.key)] = entries.count
      entries.append(entry)
    }
  }

  /// Makes a language known that has no text yet.
  mutating func add(_ locale: String) {
    if !locales.contains(locale) { locales.append(locale) }
  }

  /// A table with each entry changed; nil leaves it out.
  func mapEntries(_ transform: (CatalogEntry) -> CatalogEntry?) -> ConversionTable {
    var result = ConversionTable(folder: folder, name: name, sourceLanguage: sourceLanguage)
    result.files = files
    result.version = version
    result.otherFields = otherFields
    result.originals = originals
    for locale in locales { result.add(locale) }
    for entry in entries {
      if let entry = transform(entry) { result.set(entry) }
    }
    return result
  }

  /// The table with some of its languages only.
  func restricted(to languages: Set<String>) -> ConversionTable {
    var result = ConversionTable(folder: folder, name: name, sourceLanguage: sourceLanguage)
    result.files = files
    result.version = version
    result.otherFields = otherFields
    result.originals = originals
    for locale in locales where languages.contains(locale) { result.add(locale) }
    for var entry in entries {
      entry.localizations.removeAll { !languages.contains($0.locale) }
      result.set(entry)
    }
    return result
  }

  /// The languages that have texts or are the source, the source first.
  var targetLocales: [String] { locales.filter { $0 != sourceLanguage } }
}
