import Foundation
import ICU
import StringCatalogs
import Synchronization

/// The catalogs of a bundle, sorted by language and table, and what was compiled of them so far.
///
/// Tables and formats are compiled at most once; the lock is taken when a localizer is made, not
/// when it is asked.
final class CatalogStorage: Sendable {
  /// What one file has of one table in one language.
  struct Part: Sendable {
    var catalog: Int
    /// The indices of the entries, and of their localizations. Negative: the key is the text.
    var entries: [(entry: Int, localization: Int)]
  }

  private struct TableName: Hashable, Sendable {
    var localization: String
    var table: String
  }

  private struct Cache {
    var tables: [TableName: MessageTable] = [:]
    var keys: [String: MessageTable] = [:]
    var forms: [String: LocaleForm] = [:]
  }

  let developmentLanguage: String
  let localizations: [String]
  private let catalogs: [Catalog]
  private let parts: [String: [String: [Part]]]
  private let cache = Mutex(Cache())

  init(catalogs: [Catalog], developmentLanguage: String?) {
    let development =
      developmentLanguage ?? catalogs.lazy.compactMap(\.sourceLanguage).first { !$0.isEmpty }
      ?? Self.usualLanguage(of: catalogs)
    self.developmentLanguage = LocalizationID.canonical(development)
    // A key that several files have is read from the most special of them.
    let ranks: [Catalog.Format] = [.xliff, .xcstrings, .strings, .stringsdict]
    self.catalogs = catalogs.sorted {
      (ranks.firstIndex(of: $0.format) ?? 0) < (ranks.firstIndex(of: $1.format) ?? 0)
    }
    var parts: [String: [String: [Part]]] = [:]
    for (index, catalog) in self.catalogs.enumerated() {
      for (locale, part) in Self.parts(of: catalog, at: index) {
        let name = locale == "Base" || locale.isEmpty ? development : locale
        parts[LocalizationID.canonical(name), default: [:]][catalog.name, default: []].append(part)
      }
    }
    self.parts = parts
    localizations = parts.keys.sorted()
  }

  /// The tables of a language, by name.
  func tables(of localization: String) -> [String: MessageTable] {
    var tables: [String: MessageTable] = [:]
    for (name, parts) in parts[localization] ?? [:] {
      let key = TableName(localization: localization, table: name)
      if let known = cache.withLock({ $0.tables[key] }) {
        tables[name] = known
      } else {
        // Compiled outside of the lock: twice at worst, when two tasks ask at once.
        let table = TableCompiler.table(
          named: name, localization: localization, parts: parts, catalogs: catalogs)
        tables[name] = cache.withLock { cache in
          if let known = cache.tables[key] { return known }
          cache.tables[key] = table
          return table
        }
      }
    }
    return tables
  }

  /// The message that a key is by itself, for one that no table has.
  func message(of key: String) -> MessageTable {
    if let known = cache.withLock({ $0.keys[key] }) { return known }
    let table = TableCompiler.table(ofKey: key, localization: developmentLanguage)
    cache.withLock { $0.keys[key] = table }
    return table
  }

  /// What a locale needs to write texts of this bundle.
  func form(of locale: Locale) -> LocaleForm {
    if let known = cache.withLock({ $0.forms[locale.identifier] }) { return known }
    let form = LocaleForm(locale: locale, storage: self)
    return cache.withLock { cache in
      if let known = cache.forms[locale.identifier] { return known }
      cache.forms[locale.identifier] = form
      return form
    }
  }

  private static func usualLanguage(of catalogs: [Catalog]) -> String {
    let locales = catalogs.flatMap(\.locales).filter { !$0.isEmpty }
      .map { $0 == "Base" ? $0 : LocalizationID.canonical($0) }
    // The texts of `Base` are of no language that has a folder of its own.
    if locales.contains("en") || locales.contains("Base") { return "en" }
    return locales.min() ?? "en"
  }

  private static func parts(of catalog: Catalog, at index: Int) -> [String: Part] {
    var parts: [String: Part] = [:]
    let source = catalog.format == .xcstrings ? catalog.sourceLanguage : nil
    for (entryIndex, entry) in catalog.entries.enumerated() {
      var sourceIsSaid = false
      for (localizationIndex, localization) in entry.localizations.enumerated() {
        guard saysSomething(localization) else { continue }
        if localization.locale == source { sourceIsSaid = true }
        parts[localization.locale, default: Part(catalog: index, entries: [])].entries
          .append((entryIndex, localizationIndex))
      }
      if let source, !sourceIsSaid {
        parts[source, default: Part(catalog: index, entries: [])].entries.append((entryIndex, -1))
      }
    }
    return parts
  }

  /// A text that is still to be written says nothing.
  private static func saysSomething(_ localization: CatalogLocalization) -> Bool {
    switch localization.value {
    case nil: false
    case .text(let text): !(text.state == "new" && text.string.isEmpty)
    case .variations(let variations): !variations.cases.isEmpty
    case .stringSet(let set): !set.texts.isEmpty
    }
  }
}
