import CalqueICU
import CalqueMessages
import Foundation

/// The tables of a bundle, and what was compiled or opened of them so far.
///
/// Tables are compiled, or checked, at most once; the lock is taken when a table is asked for the
/// first time, not when a key is.
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

  /// What was lost in reading the catalogs.
  var losses: [CatalogTables.Loss] {
    switch origin {
    case .catalogs(let catalogs): catalogs.losses
    case .compiled(let file): file.losses
    }
  }

  /// The tables of a compiled file that were found damaged so far.
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

  /// A table of a language; nil if there is none that can be used.
  func table(named name: String, localization: String) -> MessageTable? {
    let key = TableName(localization: localization, table: name)
    if let known = cache.withLock({ $0.tables[key] }) { return known }
    // Made outside of the lock: twice at worst, when two tasks ask at once.
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

  /// The pseudo-locale of this name, unless the bundle has texts for it.
  private func pseudoLocale(_ localization: String) -> PseudoLocale? {
    PseudoLocale(rawValue: localization).flatMap { localizations.contains(localization) ? nil : $0 }
  }

  private var sourceOfPseudoLocales: String {
    localizations.contains(developmentLanguage)
      ? developmentLanguage : localizations.first ?? developmentLanguage
  }

  /// The message that a key is by itself, for one that no table has.
  func message(of key: String) -> MessageTable? {
    if let known = cache.withLock({ $0.keys[key] }) { return known }
    let table = CatalogTables.table(ofKey: key, localization: developmentLanguage)
    cache.withLock { cache in
      // Such keys can be made from changing data without end.
      if cache.keys.count >= 1_000 { cache.keys.removeAll() }
      cache.keys[key] = table
    }
    return table
  }

  /// What a locale needs to write texts of this bundle.
  ///
  /// - Parameters:
  ///   - locale: How numbers and dates are written.
  ///   - languages: What is desired, most wanted first; without a list, the locale.
  func form(of locale: Locale, languages: [String]? = nil) -> LocaleForm {
    // No identifier has a space.
    let name =
      languages.map { ([locale.identifier, ""] + $0).joined(separator: " ") } ?? locale.identifier
    if let known = cache.withLock({ $0.forms[name] }) { return known }
    let form = LocaleForm(locale: locale, languages: languages, storage: self)
    return cache.withLock { cache in
      if let known = cache.forms[name] { return known }
      // Locales come from requests. A localizer keeps the form that it has.
      if cache.forms.count >= 1_000 { cache.forms.removeAll() }
      cache.forms[name] = form
      return form
    }
  }
}
