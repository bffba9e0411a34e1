import CalqueMessages
import Synchronization

/// The tables of one name, in the order in which a locale searches its languages.
///
/// Most keys are in the first table. The other tables are compiled or opened when a key is not in
/// it.
final class TableChain: Sendable {
  /// The place where a key was found.
  ///
  /// It does not retain the table, which the storage of the chain keeps alive: tasks that count the
  /// references of one table slow each other down.
  struct Place {
    private let reference: Unmanaged<MessageTable>
    let index: Int
    /// Whether it is the table of the best language.
    let isFirstChoice: Bool

    @inline(__always)
    init(_ table: Unmanaged<MessageTable>, _ index: Int, isFirstChoice: Bool) {
      reference = table
      self.index = index
      self.isFirstChoice = isFirstChoice
    }

    /// The table, retained.
    var table: MessageTable { reference.takeUnretainedValue() }

    @inline(__always)
    func withTable<Result>(_ body: (MessageTable) -> Result) -> Result {
      reference._withUnsafeGuaranteedRef { body($0) }
    }
  }

  private final class Rest: Sendable {
    let tables: [MessageTable]
    init(_ tables: [MessageTable]) { self.tables = tables }
  }

  /// The first existing table.
  let first: MessageTable?
  let firstIsFirstChoice: Bool
  private let firstReference: Unmanaged<MessageTable>?
  private let name: String
  /// The languages after that of the first table.
  private let others: ArraySlice<String>
  // The storage keeps its forms and their chains; a strong reference to it would keep all of them
  // alive.
  private unowned let storage: CatalogStorage
  private let rest = AtomicLazyReference<Rest>()

  /// - Parameters:
  ///   - name: The name of the tables.
  ///   - chain: The languages, in search order.
  init(name: String, chain: [String], storage: CatalogStorage) {
    self.name = name
    self.storage = storage
    var others = chain[...]
    var first: MessageTable?
    while first == nil, let localization = others.popFirst() {
      first = storage.table(named: name, localization: localization)
    }
    self.first = first
    firstReference = first.map { Unmanaged.passUnretained($0) }
    self.others = others
    firstIsFirstChoice = first != nil && first?.localization == chain.first
  }

  /// Returns the place of a key, or nil if no table has it.
  @inline(__always)
  func find(_ key: UnsafeBufferPointer<UInt8>) -> Place? {
    guard let firstReference else { return nil }
    let hash = KeyHash.hash(key)
    let index = firstReference._withUnsafeGuaranteedRef { $0.find(key, hash: hash) }
    if index >= 0 { return Place(firstReference, index, isFirstChoice: firstIsFirstChoice) }
    return findFurther(key)
  }

  @inline(never)
  private func findFurther(_ key: UnsafeBufferPointer<UInt8>) -> Place? {
    let hash = KeyHash.hash(key)
    let rest = rest.load() ?? rest.storeIfNil(Rest(openRest()))
    for table in rest.tables {
      let index = table.find(key, hash: hash)
      if index >= 0 {
        return Place(Unmanaged.passUnretained(table), index, isFirstChoice: false)
      }
    }
    return nil
  }

  private func openRest() -> [MessageTable] {
    others.compactMap { storage.table(named: name, localization: $0) }
  }
}
