import Messages
import Synchronization

/// The tables of one name, in the order in which a locale asks its languages.
///
/// Most keys are in the first. The others are compiled, or opened, when a key is not.
final class TableChain: Sendable {
  /// Where a key was found.
  struct Place {
    var table: MessageTable
    var index: Int
    /// Whether it is the table of the best language.
    var isFirstChoice: Bool
  }

  private final class Rest: Sendable {
    let tables: [MessageTable]
    init(_ tables: [MessageTable]) { self.tables = tables }
  }

  /// The first table that there is.
  let first: MessageTable?
  let firstIsFirstChoice: Bool
  private let name: String
  /// The languages behind that of the first table.
  private let others: ArraySlice<String>
  // A storage keeps its forms, and so its chains; a strong reference back would keep all of them.
  private unowned let storage: CatalogStorage
  private let rest = AtomicLazyReference<Rest>()

  /// - Parameters:
  ///   - name: The name of the tables.
  ///   - chain: The languages, in the order of asking.
  init(name: String, chain: [String], storage: CatalogStorage) {
    self.name = name
    self.storage = storage
    var others = chain[...]
    var first: MessageTable?
    while first == nil, let localization = others.popFirst() {
      first = storage.table(named: name, localization: localization)
    }
    self.first = first
    self.others = others
    firstIsFirstChoice = first != nil && first?.localization == chain.first
  }

  /// Where a key stands; nil if no table has it.
  @inline(__always)
  func find(_ key: UnsafeBufferPointer<UInt8>) -> Place? {
    guard let first else { return nil }
    let index = first.find(key, hash: KeyHash.hash(key))
    if index >= 0 { return Place(table: first, index: index, isFirstChoice: firstIsFirstChoice) }
    return findFurther(key)
  }

  @inline(never)
  private func findFurther(_ key: UnsafeBufferPointer<UInt8>) -> Place? {
    let hash = KeyHash.hash(key)
    let rest = rest.load() ?? rest.storeIfNil(Rest(openRest()))
    for table in rest.tables {
      let index = table.find(key, hash: hash)
      if index >= 0 { return Place(table: table, index: index, isFirstChoice: false) }
    }
    return nil
  }

  private func openRest() -> [MessageTable] {
    others.compactMap { storage.table(named: name, localization: $0) }
  }
}
