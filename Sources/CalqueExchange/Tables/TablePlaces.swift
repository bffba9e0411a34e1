import CalqueCatalogs

/// The folders of tables, with translators' files next to the catalogs that they belong to.
///
/// A translator's file names its catalog by the path in the project, or not at all, but is itself
/// in another folder.
struct TablePlaces {
  /// The folder of the table of each source, relative to their common folder.
  private(set) var folders: [String]
  /// The name of the table of each source.
  private(set) var names: [String]

  /// - Parameter isRooted: Whether the paths are final.
  init(_ sources: [ConversionSource], isRooted: Bool) {
    names = sources.map(\.catalog.name)
    let own = sources.filter { !$0.quotesSource }
    let root =
      isRooted ? "" : TableGathering.commonFolder((own.isEmpty ? sources : own).map(\.folder))
    folders = sources.map {
      $0.folder.hasPrefix(root) ? String($0.folder.dropFirst(root.count)) : $0.folder
    }
    if isRooted || own.isEmpty { return }
    var tables: [(folder: String, name: String)] = []
    for (index, source) in sources.enumerated() where !source.quotesSource {
      let table = (folders[index], source.catalog.name)
      if !tables.contains(where: { $0 == table }) { tables.append(table) }
    }
    let foreign = Set(
      sources.filter(\.quotesSource).map { "\($0.folder)\($0.catalog.name)" })
    for (index, source) in sources.enumerated() where source.quotesSource {
      if let table = Self.table(of: source, among: tables, isOnly: foreign.count == 1) {
        (folders[index], names[index]) = table
      } else {
        // Next to the others, regardless of where it was read from.
        folders[index] = folders[index].split(separator: "/").filter { $0 != ".." && $0 != "." }
          .map { $0 + "/" }.joined()
      }
    }
  }

  /// Returns the table of a translator's file: one with its name, in the folder most similar to its
  /// own.
  private static func table(
    of source: ConversionSource, among tables: [(folder: String, name: String)], isOnly: Bool
  ) -> (folder: String, name: String)? {
    let same = tables.filter { $0.name == source.catalog.name }
    if same.isEmpty { return isOnly && tables.count == 1 ? tables[0] : nil }
    func likeness(_ folder: String) -> Int {
      zip(
        folder.split(separator: "/").reversed(), source.folder.split(separator: "/").reversed()
      ).prefix { $0 == $1 }.count
    }
    let best = same.map { likeness($0.folder) }.max()
    let candidates = same.filter { likeness($0.folder) == best }
    return candidates.count == 1 ? candidates[0] : nil
  }
}
