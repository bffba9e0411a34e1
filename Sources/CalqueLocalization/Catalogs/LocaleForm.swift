import CalqueMessages
import Foundation
import Synchronization

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
  /// How many of the chain are the reader's own language, or that of the best match.
  let ownCount: Int
  /// Whether a language of the chain suits the locale at all.
  private let isMatched: Bool
  private let lazyNumbers = LazyNumberForm()
  /// The tables of the default name, in the order of the chain.
  let defaultTables: TableChain
  private let tables: [String: LazyChain]

  /// The tables of a name, found when it is asked for the first time.
  private final class LazyChain: Sendable {
    let chain = AtomicLazyReference<TableChain>()
  }

  // A storage keeps its forms; a strong reference back would keep both for ever.
  private unowned let storage: CatalogStorage

  /// - Parameters:
  ///   - locale: How numbers are written.
  ///   - languages: What is desired, as BCP 47 writes it, most wanted first; without a list, the
  ///     locale.
  init(locale: Locale, languages: [String]? = nil, storage: CatalogStorage) {
    self.locale = locale
    self.storage = storage
    identifier = LocalizationID.canonical(locale.identifier)
    isRightToLeft = LocalizationID.isRightToLeft(identifier)
    let chain = LocalizationChain(
      locales: languages ?? [identifier], localizations: storage.localizations,
      developmentLanguage: storage.developmentLanguage)
    self.chain = chain.localizations
    ownCount = chain.ownCount
    isMatched = chain.isMatched
    let names = Set(chain.localizations.flatMap(storage.tableNames))
    tables = Dictionary(uniqueKeysWithValues: names.map { ($0, LazyChain()) })
    defaultTables = TableChain(
      name: Self.defaultTable, chain: chain.localizations, storage: storage)
  }

  /// How numbers are written: read when the first message with a value is written.
  @inline(__always)
  var numbers: NumberForm { lazyNumbers.load() ?? readNumbers() }

  @inline(never)
  private func readNumbers() -> NumberForm {
    lazyNumbers.storeIfNil(NumberForm(LocaleNumbers.of(locale)))
  }

  /// The tables of a name; nil if no language of the chain has it.
  @inline(__always)
  func tables(named name: String?) -> TableChain? {
    guard let name else { return defaultTables }
    return namedTables(name)
  }

  /// Where a key stands in the tables of a name; nil if none of them has it.
  @inline(__always)
  func find(_ key: UnsafeBufferPointer<UInt8>, table: String?) -> TableChain.Place? {
    table == nil ? defaultTables.find(key) : tables(named: table)?.find(key)
  }

  /// Whether a language runs from right to left.
  func isRightToLeft(_ language: String) -> Bool {
    language == identifier ? isRightToLeft : LocalizationID.isRightToLeft(language)
  }

  /// The tables that were asked so far although they have no language that suits the locale.
  var unmatchedTables: [LocalizationDiagnostic] {
    guard !isMatched, let shown = chain.first else { return [] }
    let asked = tables.filter { $0.value.chain.load() != nil }.keys.sorted()
    return ([Self.defaultTable] + asked.filter { $0 != Self.defaultTable }).map {
      LocalizationDiagnostic(
        .unmatchedLocale(shown: shown), table: $0, key: "", locale: identifier)
    }
  }

  private func namedTables(_ name: String) -> TableChain? {
    guard let lazy = tables[name] else { return nil }
    return lazy.chain.load()
      ?? lazy.chain.storeIfNil(TableChain(name: name, chain: chain, storage: storage))
  }
}
