package import CalqueCatalogs
package import CalqueDiagnostics
import CalqueICU

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The catalogs to translate: those at some paths, and the same tables in the other languages.
package struct TranslationProject: Sendable {
  /// The tables, in the order of their files.
  private(set) var tables: [TranslationTable] = []
  /// The problems with files.
  package private(set) var failures: [FileError]
  /// The common folder of all tables, with a trailing slash; empty if there is none.
  let root: String

  /// Reads catalogs.
  ///
  /// - Parameters:
  ///   - paths: Files and folders. For a file in an `.lproj` folder, the table's files in the other
  ///     languages are read too. Exchange files, and lists outside `.lproj` folders, are read as
  ///     catalogs if they are named, and skipped in folders.
  ///   - sourceLanguage: The language of the source texts; if `nil`, that in the files, or else
  ///     `en`.
  package init(_ paths: [String], sourceLanguage: String? = nil) {
    let given = ConversionInputs(paths)
    let siblings = ConversionInputs(Self.siblings(of: given.catalogs))
    let failures = given.failures + siblings.failures
    let named = Set(paths)
    let catalogs = (given.catalogs + siblings.catalogs).filter { catalog in
      let path = catalog.source.path
      if named.contains(path) { return true }
      // The language of a list outside a language's folder is unknown.
      return catalog.format != .xliff
        && (catalog.format == .xcstrings || CatalogFile.locale(ofPath: path) != nil)
    }
    self.init(catalogs, sourceLanguage: sourceLanguage, failures: failures)
  }

  /// Makes a project of catalogs that were already read.
  package init(
    _ catalogs: [Catalog], sourceLanguage: String? = nil,
    failures: [FileError] = []
  ) {
    self.failures = failures
    let language =
      sourceLanguage ?? TableGathering.sourceLanguage(of: catalogs.map { ConversionSource($0) })
    root = TableGathering.commonFolder(catalogs.map { ConversionSource($0).fileFolder })
    var places: [String: Int] = [:]
    for catalog in catalogs {
      let source = ConversionSource(catalog)
      let folder = source.fileFolder
      var table = TranslationTable(
        folder: folder, name: catalog.name, format: catalog.format,
        sourceLanguage: sourceLanguage
          ?? catalog.sourceLanguage.flatMap { $0.isEmpty ? nil : $0 } ?? language)
      if table.hasFolders, let place = places["\(folder)\(catalog.name).\(catalog.format)"] {
        tables[place].add(catalog)
        continue
      }
      if table.hasFolders { places["\(folder)\(catalog.name).\(catalog.format)"] = tables.count }
      table.add(catalog)
      tables.append(table)
    }
    for index in tables.indices where tables[index].format == .strings {
      guard let place = places["\(tables[index].folder)\(tables[index].name).stringsdict"] else {
        continue
      }
      for (locale, catalog) in tables[place].files {
        tables[index].dictionaryKeys[locale] = Set(catalog.entries.map(\.key))
      }
    }
  }

  /// The languages of all tables, in the tables' spelling.
  package var locales: [String] {
    var seen: Set<String> = []
    return tables.flatMap(\.locales).filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// The source languages of the tables.
  package var sourceLanguages: [String] {
    var seen: Set<String> = []
    return tables.map(\.sourceLanguage).filter { seen.insert($0).inserted }
  }

  /// Whether there is nothing to translate.
  package var isEmpty: Bool { tables.isEmpty }

  /// Returns the problems that make the texts of some languages unreadable.
  func failures(of table: TranslationTable, in language: String) -> [FileError] {
    // An unreadable file is not among those of the table.
    let files =
      table.sourceFiles.map { table.files[$0].catalog.source.path }
      + [table.path(of: language), table.path(of: table.sourceLanguage)]
    return failures.filter { $0.severity == .error && files.contains($0.path) }
  }

  /// Returns the problems that make the texts of a language unreadable, in any table.
  package func failures(in language: String) -> [FileError] {
    tables.flatMap { failures(of: $0, in: language) }
  }

  // MARK: Languages

  /// Returns whether two names are of the same language.
  package static func areSame(_ left: String, _ right: String) -> Bool {
    TranslationTable.areSame(left, right)
  }

  /// Returns whether a text is the name of a language.
  package static func isLanguage(_ name: String) -> Bool { LocaleID.isValid(name) }

  /// Returns the catalogs' spelling of a language; the name itself if they do not have it.
  package func spelling(of language: String) -> String {
    tables.lazy.compactMap { $0.spelling(of: language) }.first ?? language
  }

  /// Returns the allowed languages of a translator's file if single files of languages were named;
  /// an empty result allows any language.
  package func expectedLanguages(given paths: [String]) -> [String] {
    let locales = paths.map { path in
      path.hasSuffix(".lproj") || path.hasSuffix(".lproj/")
        ? CatalogFile.locale(ofPath: path + "/x") : CatalogFile.locale(ofPath: path)
    }
    let named = locales.compactMap(\.self)
    // A file of the source language means its table, and the folder of the string catalogs of
    // storyboards is that of all languages.
    let isAny = named.contains { locale in
      locale == "Base" || locale == "mul" || sourceLanguages.contains { Self.areSame($0, locale) }
    }
    return isAny || named.count < paths.count ? [] : named
  }

  // MARK: Neighbours

  /// Returns the paths of the files that belong to the tables of files in `.lproj` folders, in the
  /// other languages and in the other format.
  private static func siblings(of catalogs: [Catalog]) -> [String] {
    let known = Set(catalogs.map(\.source.path))
    var folders: [String: [String]] = [:]
    var seen: Set<String> = []
    var result: [String] = []
    for catalog in catalogs where CatalogFile.locale(ofPath: catalog.source.path) != nil {
      var parts = catalog.source.path.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count >= 2, parts[parts.count - 2].hasSuffix(".lproj") else { continue }
      parts.removeLast(2)
      let folder = parts.isEmpty ? "" : parts.joined(separator: "/") + "/"
      guard seen.insert(folder + catalog.name).inserted else { continue }
      let names = folders[folder] ?? languageFolders(in: folder)
      folders[folder] = names
      for name in names {
        for format in [Catalog.Format.strings, .stringsdict] {
          let path = "\(folder)\(name)/\(catalog.name).\(format.rawValue)"
          if !known.contains(path), FileBytes.exists(path) { result.append(path) }
        }
      }
    }
    return result
  }

  private static func languageFolders(in folder: String) -> [String] {
    guard let handle = opendir(folder.isEmpty ? "." : folder) else { return [] }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(".lproj") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

extension ConversionSource {
  /// The folder of the file itself, without its language; ``folder`` is that of the file that an
  /// exchange file was made from.
  var fileFolder: String { ConversionSource(catalog, path: catalog.source.path).folder }
}
