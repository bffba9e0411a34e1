import Foundation

/// All that a localizer needs to know of its locale: which tables to ask in which order, and how
/// numbers are written. Made once for a locale of a bundle, and immutable.
final class LocaleForm: Sendable {
  static let defaultTable = "Localizable"

  let locale: Locale
  /// As BCP 47 writes it.
  let identifier: String
  let isRightToLeft: Bool
  /// The localizations to ask, in order.
  let chain: [String]
  /// The first of the chain.
  let bestMatch: String?
  /// How many of the chain are the reader's own language, or that of the best match.
  let ownCount: Int
  let numbers: NumberForm
  /// The tables of the default name, in the order of the chain.
  let defaultTables: [MessageTable]
  private let tables: [String: [MessageTable]]

  init(locale: Locale, storage: CatalogStorage) {
    self.locale = locale
    identifier = LocalizationID.canonical(locale.identifier)
    isRightToLeft = LocalizationID.isRightToLeft(identifier)
    let chain = LocalizationChain(
      locale: identifier, localizations: storage.localizations,
      developmentLanguage: storage.developmentLanguage)
    self.chain = chain.localizations
    bestMatch = chain.localizations.first
    ownCount = chain.ownCount
    numbers = NumberForm(locale: locale.identifier)
    var tables: [String: [MessageTable]] = [:]
    for localization in chain.localizations {
      for (name, table) in storage.tables(of: localization) {
        tables[name, default: []].append(table)
      }
    }
    self.tables = tables
    defaultTables = tables[Self.defaultTable] ?? []
  }

  @inline(__always)
  func tables(named name: String?) -> [MessageTable] {
    guard let name else { return defaultTables }
    return tables[name] ?? []
  }
}
