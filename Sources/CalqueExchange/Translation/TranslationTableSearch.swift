import CalqueCatalogs

/// Finds the table that the texts of a translator's file belong to.
struct TranslationTableSearch {
  /// The place of the table.
  private(set) var table: Int?
  /// How well the paths fit, the best first.
  private(set) var score: [Int] = []
  /// Why none can be chosen, where several could be meant.
  private(set) var failure: String?

  /// - Parameters:
  ///   - language: The language that the file translates into.
  ///   - isOnly: Whether the file has the texts of one table only, so that a project of one table is
  ///     meant whatever the file is called.
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
    // Of the files of one table in one folder, the plain ones are meant by a file that names none.
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
        "'\(part.original)' could be any of \(paths.joined(separator: ", ")); --into names one"
    }
    table = candidates.count == 1 ? candidates[0] : nil
    guard let table else { return }
    let isExact = tables[table].original(from: project.root) == part.original
    score = [isExact ? 0 : tables[table].name == part.name ? 1 : 2] + (best ?? [])
  }

  /// How many folders two paths have in common, counted from the file.
  private static func shared(_ left: String, _ right: String) -> Int {
    let left = left.split(separator: "/").reversed()
    let right = right.split(separator: "/").reversed()
    return zip(left, right).prefix { $0 == $1 }.count
  }
}
