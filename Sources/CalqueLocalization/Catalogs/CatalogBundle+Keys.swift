import CalqueMessages

extension CatalogBundle {
  /// The names of the tables that a language has, sorted.
  ///
  /// - Parameter localization: One of ``localizations``.
  public func tables(in localization: String) -> [String] {
    storage.tableNames(of: localization).sorted()
  }

  /// The keys of a table in a language, sorted; empty if there is no such table.
  ///
  /// - Parameters:
  ///   - table: The name of the table, `Localizable` for texts that name none.
  ///   - localization: One of ``localizations``.
  public func keys(inTable table: String, in localization: String) -> [String] {
    guard let table = storage.table(named: table, localization: localization) else { return [] }
    let section = table.keys
    let keys = (0..<section.slots.count).compactMap { index -> String? in
      let slot = section.slots[index]
      guard slot.entry > 0 else { return nil }
      let bytes = (0..<Int(slot.count)).map { section.pool[Int(slot.start) + $0] }
      return String(decoding: bytes, as: UTF8.self)
    }
    return keys.sorted()
  }
}
