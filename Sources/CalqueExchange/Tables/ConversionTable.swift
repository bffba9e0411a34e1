import CalqueCatalogs

/// A table in all of its languages, in the model of string catalogs. Every format is converted to
/// it first, and then from it.
///
/// A source text that equals its key is omitted if its format has to write it; a choice by one
/// number is a choice, not a named part; places in files are those in the file that the entry comes
/// from.
struct ConversionTable: Sendable {
  /// The folder of the table, without its language; empty, or with a trailing slash.
  var folder: String
  /// The name of the table.
  var name: String
  /// The language in which the texts were first written.
  var sourceLanguage: String
  /// The languages, in order of appearance.
  private(set) var locales: [String] = []
  /// The entries, in order of appearance. Each language is in an entry at most once.
  private(set) var entries: [CatalogEntry] = []
  /// The files that it comes from.
  var files: [String] = []
  /// The version of the string catalog that it comes from.
  var version: String?
  /// The fields of the string catalog that are not part of the model.
  var otherFields: [CatalogField] = []

  /// The files of its languages in `.lproj` folders, by language and format.
  var originals: [Original: Catalog] = [:]

  /// Identifies a file in the folders of a table.
  struct Original: Hashable {
    var locale: String
    var format: Catalog.Format
  }

  private var indices: [ScalarKey: Int] = [:]

  init(folder: String, name: String, sourceLanguage: String) {
    self.folder = folder
    self.name = name
    self.sourceLanguage = sourceLanguage
  }

  /// Distinguishes it from other tables.
  var identity: String { folder + name }

  subscript(key: String) -> CatalogEntry? { indices[ScalarKey(key)].map { entries[$0] } }

  /// Replaces the entry with the same key, or appends it.
  mutating func set(_ entry: CatalogEntry) {
    for localization in entry.localizations { add(localization.locale) }
    if let index = indices[ScalarKey(entry.key)] {
      entries[index] = entry
    } else {
      indices[ScalarKey(entry.key)] = entries.count
      entries.append(entry)
    }
  }

  /// Adds a language that has no text yet.
  mutating func add(_ locale: String) {
    if !locales.contains(locale) { locales.append(locale) }
  }

  /// Returns a table with each entry transformed; entries for which the closure returns nil are
  /// removed.
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

  /// Returns the table with only some of its languages.
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
