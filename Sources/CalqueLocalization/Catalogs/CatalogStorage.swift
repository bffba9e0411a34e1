import CalqueICU
import CalqueMessages
import Foundation

/// The tables of a bundle, and those of them that were already compiled or opened.
///
/// Each table is compiled or checked at most once. The lock is taken when a table is first used,
/// not for each key.
final class CatalogStorage: Sendable {
  /// Where tables come from.
  enum Origin: Sendable {
    case catalogs(CatalogTables)
    case compiled(CompiledFile)
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

  let origin: Origin
  let developmentLanguage: String
  let localizations: [String]
  private let cache = Locked(Cache())

  init(_ origin: Origin, developmentLanguage: String? = nil) {
    self.origin = origin
    switch origin {
    case .catalogs(let catalogs):
      self.developmentLanguage = catalogs.developmentLanguage
      localizations = catalogs.localizations
    case .compiled(let file):
      self.developmentLanguage =
        developmentLanguage.map(LocalizationID.canonical) ?? file.developmentLanguage
      localizations = file.localizations
    }
  }

  /// The entries that were lost when the catalogs were read.
  var losses: [CatalogTables.Loss] {
    switch origin {
    case .catalogs(let catalogs): catalogs.losses
    case .compiled(let file): file.losses
    }
  }

  /// The tables of a compiled file that were found to be damaged so far.
  var damages: [CompiledFileError] {
    if case .compiled(let file) = origin { file.damages } else { [] }
  }

  /// The names of the tables that a language has.
  func tableNames(of localization: String) -> [String] {
    if pseudoLocale(localization) != nil { return tableNames(of: sourceOfPseudoLocales) }
    return switch origin {
    case .catalogs(let catalogs): catalogs.tableNames(of: localization)
    case .compiled(let file): file.tableNames(of: localization)
    }
  }

  /// Returns a table of a language, or nil if there is no usable one.
  func table(named name: String, localization: String) -> MessageTable? {
    let key = TableName(localization: localization, table: name)
    if let known = cache.withLock({ $0.tables[key] }) { return known }
    // Made outside the lock: at worst twice, when two tasks ask at the same time.
    let made: MessageTable?
    if let pseudo = pseudoLocale(localization) {
      made = table(named: name, localization: sourceOfPseudoLocales)?.pseudo(pseudo)
    } else {
      made = read(named: name, localization: localization)
    }
    guard let made else { return nil }
    return cache.withLock { cache in
      if let known = cache.tables[key] { return known }
      cache.tables[key] = made
      return made
    }
  }

  private func read(named name: String, localization: String) -> MessageTable? {
    switch origin {
    case .catalogs(let catalogs): catalogs.table(named: name, localization: localization)
    case .compiled(let file): file.table(named: name, localization: localization)
    }
  }

  /// Returns the pseudo-locale of this name, unless the bundle has texts for it.
  private func pseudoLocale(_ localization: String) -> PseudoLocale? {
    PseudoLocale(rawValue: localization).flatMap { localizations.contains(localization) ? nil : $0 }
  }

  private var sourceOfPseudoLocales: String {
    localizations.contains(developmentLanguage)
      ? developmentLanguage : localizations.first ?? developmentLanguage
  }

  /// Returns the message that a key is by itself, for keys that are in no table.
  func message(of key: String) -> MessageTable? {
    if let known = cache.withLock({ $0.keys[key] }) { return known }
    let table = CatalogTables.table(ofKey: key, localization: developmentLanguage)
    cache.withLock { cache in
      // Such keys can be made from changing data, without limit.
      if cache.keys.count >= 1_000 { cache.keys.removeAll() }
      cache.keys[key] = table
    }
    return table
  }

  /// Returns what a locale needs to write texts of this bundle.
  ///
  /// - Parameters:
  ///   - locale: Determines how numbers and dates are written.
  ///   - languages: The desired languages, in order of preference; if `nil`, the locale's.
  func form(of locale: Locale, languages: [String]? = nil) -> LocaleForm {
    // Identifiers do not contain spaces.
    let name =
      languages.map { ([locale.identifier, ""] + $0).joined(separator: " ") } ?? locale.identifier
    if let known = cache.withLock({ $0.forms[name] }) { return known }
    let form = LocaleForm(locale: locale, languages: languages, storage: self)
    return cache.withLock { cache in
      if let known = cache.forms[name] { return known }
      // Locales come from requests. A localizer keeps its own form.
      if cache.forms.count >= 1_000 { cache.forms.removeAll() }
      cache.forms[name] = form
      return form
    }
  }
}
