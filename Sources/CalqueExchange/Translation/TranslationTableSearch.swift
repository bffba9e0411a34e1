import CalqueCatalogs

/// Finds the table that the texts of a translator's file belong to.
struct TranslationTableSearch {
  /// The index of the table.
  private(set) var table: Int?
  /// How well the paths match, the most significant part first.
  private(set) var score: [Int] = []
  /// The reason that the choice is ambiguous.
  private(set) var failure: String?

  /// - Parameters:
  ///   - language: The target language of the file.
  ///   - isOnly: Whether the file has the texts of only one table, so that it belongs to the table
  ///     of a project with one table, regardless of the file's name.
  init(
    _ project: TranslationProject, for part: TranslationFile.Part, language: String, isOnly: Bool
  ) {
    let tables = project.tables
    let able = tables.indices.filter { tables[$0].canHold(language) }
    var candidates = able.filter { tables[$0].original(from: project.root) == part.original }
    if candidates.isEmpty { candidates = able.filter { tables[$0].name == part.name } }
    if candidates.isEmpty, isOnly {
      guard Set(able.map { tables[$0].folder + tables[$0].name }).count == 1 else { return }
      candidates = able
    }
    func prefer(_ isBetter: (TranslationTable) -> Bool) {
      let better = candidates.filter { isBetter(tables[$0]) }
      if !better.isEmpty { candidates = better }
    }
    let format = CatalogFile.format(ofPath: part.original)
    prefer { $0.format == format }
    // If a file does not name a format, it belongs to the plain files of a table in a folder.
    prefer { $0.format != .stringsdict }
    // An exchange file without a target language is a template.
    prefer { $0.format != .xliff || $0.spelling(of: language) != nil }
    let folder = ConversionSource.folder(ofPath: part.original)
    func likeness(_ table: TranslationTable) -> [Int] {
      let own = table.folder.dropFirst(project.root.count)
      let shared = Self.shared(table.folder, folder)
      return [-shared, own.split(separator: "/").count - shared]
    }
    let best = candidates.map { likeness(tables[$0]) }.min { $0.lexicographicallyPrecedes($1) }
    candidates = candidates.filter { likeness(tables[$0]) == best }
    if candidates.count > 1 {
      let paths = candidates.map { tables[$0].path(of: tables[$0].sourceLanguage) }
      failure =
        "'\(part.original)' could be any of \(paths.joined(separator: ", ")); use --into to choose one"
    }
    table = candidates.count == 1 ? candidates[0] : nil
    guard let table else { return }
    let isExact = tables[table].original(from: project.root) == part.original
    score = [isExact ? 0 : tables[table].name == part.name ? 1 : 2] + (best ?? [])
  }

  /// Returns the number of folders that two paths have in common, counted from the file.
  private static func shared(_ left: String, _ right: String) -> Int {
    let left = left.split(separator: "/").reversed()
    let right = right.split(separator: "/").reversed()
    return zip(left, right).prefix { $0 == $1 }.count
  }
}
