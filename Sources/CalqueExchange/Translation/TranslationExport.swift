import CalqueCatalogs
import CalqueDiagnostics

/// Makes the files for a translator of one language.
package struct TranslationExport: Sendable {
  /// A key that is not in the files, and the reason.
  package struct Omission: Sendable, Hashable {
    /// The path of the catalog.
    package var file: String
    /// The key.
    package var key: String
    /// The reason, as one sentence without a period.
    package var reason: String
  }

  /// The files.
  package private(set) var outputs: [CatalogConversion.Output] = []
  /// Keys that the format cannot represent.
  package private(set) var omissions: [Omission] = []
  /// The number of keys in the files.
  package private(set) var keys = 0
  /// The number of texts in the files, with each plural form counted separately.
  package private(set) var texts = 0
  /// The number of texts without a translation.
  package private(set) var missing = 0
  /// The number of texts whose translation needs review.
  package private(set) var unreviewed = 0

  private let language: String
  private let format: TranslationFormat

  /// Exports a project.
  ///
  /// - Parameters:
  ///   - language: The target language, in the spelling for catalogs that do not have it yet.
  ///   - selection: The keys to export; an empty selection means all of them.
  package init(
    _ project: TranslationProject, language: String, to format: TranslationFormat,
    selection: TranslationSelection = []
  ) {
    self.language = language
    self.format = format
    var parts: [(table: TranslationTable, original: String, entries: [TranslationEntry])] = []
    for table in project.tables where table.canHold(language) {
      // It is a file for translators already.
      if format == .strings, table.format == .xliff { continue }
      if table.format == .xliff, table.spelling(of: language) == nil,
        project.tables.contains(where: {
          $0.spelling(of: language) != nil && $0.original(from: "") == table.original(from: "")
        })
      {
        continue
      }
      let entries = table.entries(in: language).filter { entry in
        entry.shouldTranslate && !entry.isStale && selection.contains(entry)
          && !table.isShadowed(entry.key, in: language)
          && (entry.hasStringSet
            || entry.units.contains { !$0.source.isEmpty || $0.target?.isEmpty == false })
      }
      let held = entries.filter { holds($0, table) }
      if held.isEmpty { continue }
      parts.append((table, table.original(from: project.root), held))
      count(held)
    }
    switch format {
    case .po:
      let paths = Self.paths(
        of: parts.map { ($0.table, $0.original) }, from: project.root, language: language)
      for (part, path) in zip(parts, paths) {
        let file = TranslationPortableObject(
          part.table, original: part.original, language: language, part.entries)
        outputs.append(.init(path: path, contents: Array(file.file.text.utf8)))
      }
    case .strings:
      for part in parts {
        let folder = String(part.table.folder.dropFirst(project.root.count))
        outputs +=
          (try? TranslationStrings.outputs(
            part.table, in: folder, language: language, part.entries)) ?? []
      }
    case .xliff, .xcloc: write(parts, project)
    }
  }

  /// Adds the files to those of other languages. `.strings` files have one file in the source
  /// language for all of them.
  package func add(to outputs: inout [CatalogConversion.Output]) {
    if format == .strings {
      TranslationStrings.add(self.outputs, to: &outputs)
    } else {
      outputs += self.outputs
    }
  }

  private mutating func count(_ entries: [TranslationEntry]) {
    keys += entries.count
    for entry in entries {
      texts += entry.units.count
      missing += entry.units.count(where: \.isMissing)
      unreviewed += entry.units.count(where: \.needsReview)
    }
  }

  private mutating func holds(_ entry: TranslationEntry, _ table: TranslationTable) -> Bool {
    var reason: String?
    if entry.hasStringSet {
      reason = "It is a set of texts, which translators' files cannot store"
    } else if format == .strings, !TranslationStrings.holds(entry) || table.format == .stringsdict {
      reason = "It has several texts, which a .strings file cannot store"
    }
    guard let reason else { return true }
    omissions.append(
      Omission(file: table.path(of: table.sourceLanguage), key: entry.key, reason: reason))
    return false
  }

  /// Returns `TABLE/LANGUAGE.po` paths: in the table's folder if names alone are ambiguous, and
  /// with the extension if files of several formats have one name. For a single table it is
  /// `LANGUAGE.po`.
  private static func paths(
    of tables: [(table: TranslationTable, original: String)], from root: String, language: String
  ) -> [String] {
    if tables.count == 1 { return ["\(language).po"] }
    // An exchange file has the name of the file that it was made from.
    let stems = tables.map { table, original in
      table.format == .xliff
        ? original : String(table.folder.dropFirst(root.count)) + table.name
    }
    var counts: [String: Int] = [:]
    for stem in stems { counts[stem, default: 0] += 1 }
    let full = zip(tables, stems).map { table, stem in
      let isShared = counts[stem, default: 0] > 1 && table.table.format != .strings
      return stem + (isShared ? ".\(table.table.format.rawValue)" : "")
    }
    let names = full.map { String($0.split(separator: "/").last ?? "") }
    return (Set(names).count == names.count ? names : full).map { "\($0)/\(language).po" }
  }

  // MARK: XLIFF

  private mutating func write(
    _ parts: [(table: TranslationTable, original: String, entries: [TranslationEntry])],
    _ project: TranslationProject
  ) {
    if parts.isEmpty { return }
    let file = CatalogExport.File(
      path: "\(language).xliff",
      catalogs: parts.map { TranslationXLIFF.catalog($0.table, $0.original, $0.entries, language) })
    let printing = CatalogPrinting(file)
    omissions += printing.losses.map {
      Omission(file: $0.table, key: $0.key ?? "", reason: $0.what)
    }
    guard let xliff = printing.contents else { return }
    guard format == .xcloc else {
      outputs = [.init(path: file.path, contents: xliff)]
      return
    }
    let folder = XCLoc(
      developmentRegion: parts[0].table.sourceLanguage, targetLocale: language,
      project: project.root.split(separator: "/").last.map(String.init) ?? parts[0].table.name,
      tool: nil, catalogs: CatalogFile.readAll(xliff, path: file.path))
    for file in (try? folder.files()) ?? [] {
      outputs.append(.init(path: "\(language).xcloc/\(file.path)", contents: file.contents))
    }
    for part in parts where part.table.format != .xliff {
      // So that translators can look at it.
      for place in part.table.sourceFiles.prefix(1) {
        let source = part.table.files[place].catalog.source
        outputs.append(
          .init(
            path: "\(language).xcloc/Source Contents/\(part.original)",
            contents: source.contents(applying: [])))
      }
    }
  }
}
