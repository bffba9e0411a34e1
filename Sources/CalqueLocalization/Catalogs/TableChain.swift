import CalqueMessages
import Synchronization

/// The tables of one name, in the order in which a locale asks its languages.
///
/// Most keys are in the first. The others are compiled, or opened, when a key is not.
final class TableChain: Sendable {
  /// Where a key was found.
  ///
  /// It counts no reference to the table, which the storage of the chain keeps: tasks that count
  /// the references of one table hold one another up.
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

    /// The table, with a reference of its own.
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

  /// The first table that there is.
  let first: MessageTable?
  let firstIsFirstChoice: Bool
  private let firstReference: Unmanaged<MessageTable>?
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
    firstReference = first.map { Unmanaged.passUnretained($0) }
    self.others = others
    firstIsFirstChoice = first != nil && first?.localization == chain.first
  }

  /// Where a key stands; nil if no table has it.
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
