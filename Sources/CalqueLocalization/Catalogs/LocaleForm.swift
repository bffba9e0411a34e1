import CalqueMessages
import Foundation
import Synchronization

/// What a localizer needs to know about its locale: which tables to search in which order, and how
/// numbers are written. It is immutable, and made once for each locale of a bundle.
final class LocaleForm: Sendable {
  static let defaultTable = "Localizable"

  let locale: Locale
  /// The locale, as a BCP 47 tag.
  let identifier: String
  let isRightToLeft: Bool
  /// The localizations to search, in order.
  let chain: [String]
  /// The number of languages in the chain that are the reader's own language, or that of the best
  /// match.
  let ownCount: Int
  /// Whether any language of the chain suits the locale.
  private let isMatched: Bool
  private let lazyNumbers = LazyNumberForm()
  /// The tables of the default name, in the order of the chain.
  let defaultTables: TableChain
  private let tables: [String: LazyChain]

  /// The tables of a name, found on first use.
  private final class LazyChain: Sendable {
    let chain = AtomicLazyReference<TableChain>()
  }

  // The storage keeps its forms; a strong reference to the storage would keep both alive.
  private unowned let storage: CatalogStorage

  /// - Parameters:
  ///   - locale: Determines how numbers are written.
  ///   - languages: The desired languages, as BCP 47 tags in order of preference; if `nil`, the
  ///     locale's.
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

  /// How numbers are written, read when the first message with a value is written.
  @inline(__always)
  var numbers: NumberForm { lazyNumbers.load() ?? readNumbers() }

  @inline(never)
  private func readNumbers() -> NumberForm {
    lazyNumbers.storeIfNil(NumberForm(LocaleNumbers.of(locale)))
  }

  /// Returns the tables of a name, or nil if no language of the chain has them.
  @inline(__always)
  func tables(named name: String?) -> TableChain? {
    guard let name else { return defaultTables }
    return namedTables(name)
  }

  /// Returns the place of a key in the tables of a name, or nil if no table has it.
  @inline(__always)
  func find(_ key: UnsafeBufferPointer<UInt8>, table: String?) -> TableChain.Place? {
    table == nil ? defaultTables.find(key) : tables(named: table)?.find(key)
  }

  /// Returns whether a language is written from right to left.
  func isRightToLeft(_ language: String) -> Bool {
    language == identifier ? isRightToLeft : LocalizationID.isRightToLeft(language)
  }

  /// The tables that were used so far although none of their languages suits the locale.
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
