import CalqueCatalogs
import CalqueDiagnostics

/// Writes tables in a format, and reads the result.
struct ConversionExport {
  private(set) var outputs: [CatalogConversion.Output] = []
  private(set) var losses: [ConversionLoss] = []

  init(_ tables: [ConversionTable], to format: ConversionFormat) {
    switch format {
    case .po: writePortableObjects(tables)
    case .android: writeAndroid(tables)
    case .xcstrings: write(CatalogExport.stringCatalogs(tables), tables)
    case .lproj: write(CatalogExport.folders(tables), tables)
    case .xliff: write(CatalogExport.exchangeFiles(tables), tables)
    case .xcloc:
      write(CatalogExport.exchangeFiles(tables), tables)
      outputs = outputs.flatMap { Self.localizationCatalog(around: $0, of: tables) }
    }
  }

  private mutating func write(_ files: [CatalogExport.File], _ tables: [ConversionTable]) {
    var sources: [ConversionSource] = []
    for file in files {
      let printing = CatalogPrinting(file)
      losses += printing.losses
      guard let contents = printing.contents else { continue }
      outputs.append(CatalogConversion.Output(path: file.path, contents: contents))
      sources += CatalogFile.readAll(contents, path: file.path).map { ConversionSource($0) }
    }
    // A key that a file cannot have is reported with the reason.
    let refused = losses.filter { $0.kind == .key }
    let before = losses.count
    compare(tables, sources)
    let compared = losses[before...].filter { loss in
      loss.kind != .key
        || !refused.contains { $0.key == loss.key && loss.table.hasSuffix($0.table) }
    }
    losses.replaceSubrange(before..., with: compared)
  }

  /// Makes the folder that Xcode exports for a translator, with an exchange file in it.
  private static func localizationCatalog(
    around file: CatalogConversion.Output, of tables: [ConversionTable]
  ) -> [CatalogConversion.Output] {
    let locale = CatalogFile.tableName(ofPath: file.path)
    let catalogs = CatalogFile.readAll(file.contents, path: file.path)
    let folder = XCLoc(
      developmentRegion: tables.first?.sourceLanguage ?? "en", targetLocale: locale,
      project: tables.first?.name ?? "", tool: nil, catalogs: catalogs)
    // These files were just read, so writing them unchanged does not fail.
    let files = (try? folder.files()) ?? []
    return files.map {
      CatalogConversion.Output(path: "\(locale).xcloc/\($0.path)", contents: $0.contents)
    }
  }

  private mutating func writePortableObjects(_ tables: [ConversionTable]) {
    var sources: [ConversionSource] = []
    var shaped: [ConversionTable] = []
    for table in tables {
      let table = withoutCopies(table)
      let shape = FlatShape(table, format: "gettext")
      losses += shape.losses
      shaped.append(shape.table)
      for locale in [table.sourceLanguage] + table.targetLocales {
        let path = "\(table.folder)\(table.name)/\(locale).po"
        let contents = Array(PortableObjectExport(shape.table, locale: locale).file().text.utf8)
        outputs.append(CatalogConversion.Output(path: path, contents: contents))
        let file = PortableObject(path: path, contents: contents)
        sources.append(
          PortableObjectImport(file, path: path, sourceLanguage: table.sourceLanguage).source)
      }
    }
    compare(shaped, sources)
  }

  /// Returns the table without the texts whose state is `new`: in a gettext file an empty text
  /// means that there is no translation yet.
  private mutating func withoutCopies(_ table: ConversionTable) -> ConversionTable {
    var losses: [ConversionLoss] = []
    let result = table.mapEntries { entry in
      var result = entry
      result.localizations.removeAll { localization in
        let texts = localization.textsByPath
        guard localization.locale != table.sourceLanguage, !texts.isEmpty,
          texts.allSatisfy({ $0.text.state == "new" })
        else { return false }
        let source = entry.localization(table.sourceLanguage)?.textsByPath.map(\.text.string)
        let isCopy = texts.allSatisfy { text in
          text.text.string.isEmpty || (source ?? [entry.key]).contains(text.text.string)
        }
        losses.append(
          ConversionLoss(
            isCopy ? .spelling : .text, table: table.identity, key: entry.key,
            locale: localization.locale,
            file: table.files.count == 1 ? table.files.first : nil,
            "'\(ConversionLoss.excerpt(texts[0].text.string))' is not a translation yet",
            instead: "msgstr is empty"))
        return true
      }
      return result
    }
    self.losses += losses
    return result
  }

  private mutating func writeAndroid(_ tables: [ConversionTable]) {
    var sources: [ConversionSource] = []
    var shaped: [ConversionTable] = []
    for table in tables {
      let shape = FlatShape(table, format: "Android")
      losses += shape.losses
      shaped.append(shape.table)
    }
    var folders: [String] = []
    for table in shaped where !folders.contains(table.folder) { folders.append(table.folder) }
    for folder in folders {
      let group = shaped.filter { $0.folder == folder }
      for file in AndroidExport(group).files {
        let contents = Array(file.resources.text.utf8)
        outputs.append(CatalogConversion.Output(path: file.path, contents: contents))
        let again = AndroidResources(SourceText(path: file.path, contents: contents))
        sources.append(
          AndroidImport(again, path: file.path, sourceLanguage: group.first?.sourceLanguage).source)
      }
    }
    compare(shaped, sources)
  }

  private mutating func compare(_ wanted: [ConversionTable], _ sources: [ConversionSource]) {
    let found = TableGathering(sources, sourceLanguage: nil, isRooted: true)
    losses += TableComparison.losses(wanted: wanted, found: found.tables)
  }
}
