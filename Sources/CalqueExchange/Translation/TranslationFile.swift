import CalqueCatalogs
package import CalqueDiagnostics
import CalqueICU

/// The files that a translator returns.
package struct TranslationFile: Sendable {
  /// The texts of one table.
  struct Part: Sendable {
    enum Content: Sendable {
      /// The texts of an exchange file, or of a `.strings` file beside its source.
      case catalog(Catalog)
      case portableObject(PortableObject)
    }

    var content: Content
    /// The path of the file.
    var path: String
    /// The path of the texts' catalog, as it is written in the file.
    var original: String
    /// The source language; nil if the file does not specify it.
    var sourceLanguage: String?
    /// The target language; nil if the file does not specify it.
    var language: String?

    /// Whether it has a translated text.
    var hasTranslations: Bool {
      switch content {
      case .portableObject(let file):
        file.messages.contains { !$0.isObsolete && $0.translations.contains { !$0.isEmpty } }
      case .catalog(let catalog):
        catalog.entries.contains { entry in
          language.flatMap(entry.localization)?.textsByPath.contains {
            !$0.text.string.isEmpty && $0.text.state != "new"
          } == true
        }
      }
    }

    /// The name of the table.
    var name: String { CatalogFile.tableName(ofPath: original) }
  }

  private(set) var parts: [Part] = []
  /// The problems with the files.
  package private(set) var failures: [FileError]

  /// Reads `.xliff`, `.po` and `.strings` files, `.xcloc` folders, and all such files in folders.
  /// In a folder with files of the other kinds, `.strings` files are catalogs.
  ///
  /// - Parameter sourceLanguages: The source languages of the project: `.strings` files in them are
  ///   what the others were translated from.
  package init(_ paths: [String], sourceLanguages: [String] = []) {
    let inputs = ConversionInputs(paths)
    failures = inputs.failures
    let isOnlyStrings =
      inputs.exchanges.isEmpty && !inputs.catalogs.contains { $0.format == .xliff }
    let strings = inputs.catalogs.filter {
      $0.format == .strings && (isOnlyStrings || paths.contains($0.source.path))
    }
    for catalog in inputs.catalogs where catalog.format != .strings {
      guard catalog.format == .xliff else {
        if paths.contains(catalog.source.path) {
          fail(
            catalog.source.path,
            "Expected a translator's file: .xliff, .xcloc, .po or .strings; for catalogs, use 'convert' or 'merge'"
          )
        }
        continue
      }
      add(catalog)
    }
    for (catalog, original) in TranslationStrings.pairs(strings, sourceLanguages: sourceLanguages) {
      add(catalog, original: original)
    }
    for exchange in inputs.exchanges {
      switch exchange {
      case .portableObject(let file): add(file)
      case .android(let file):
        fail(file.source.path, "Android resources cannot be imported; use 'convert'")
      }
    }
    if parts.isEmpty, !failures.contains(where: { $0.severity == .error }), let path = paths.first {
      fail(
        path,
        "It does not contain an .xliff, .po or .strings file in another language than the source")
    }
  }

  /// Combines the texts of several files.
  init(_ files: TranslationFile...) {
    failures = files.flatMap(\.failures)
    parts = files.flatMap(\.parts)
  }

  /// Reads files whose bytes are in memory.
  init(_ files: [CatalogConversion.Output], sourceLanguages: [String] = []) {
    failures = []
    let strings = files.filter {
      $0.path.hasSuffix(".strings") && !$0.path.contains("/Source Contents/")
    }.flatMap {
      CatalogFile.readAll($0.contents, path: $0.path)
    }
    for (catalog, original) in TranslationStrings.pairs(strings, sourceLanguages: sourceLanguages) {
      add(catalog, original: original)
    }
    for file in files {
      if file.path.hasSuffix(".po") {
        add(PortableObject(path: file.path, contents: file.contents))
      } else if file.path.hasSuffix(".xliff") {
        for catalog in CatalogFile.readAll(file.contents, path: file.path) { add(catalog) }
      }
    }
  }

  private mutating func fail(_ path: String, _ reason: String) {
    failures.append(FileError(path: path, reason: reason))
  }

  private mutating func add(_ catalog: Catalog, original: String? = nil) {
    let source = catalog.sourceLanguage
    let isSame =
      catalog.locales.count == 1 && !catalog.locales[0].isEmpty && catalog.locales[0] == source
    let target = isSame ? source : catalog.locales.last { $0 != source }
    parts.append(
      Part(
        content: .catalog(catalog), path: catalog.source.path,
        original: original ?? catalog.original ?? catalog.source.path,
        sourceLanguage: source.flatMap { $0.isEmpty ? nil : $0 },
        language: target.flatMap { $0.isEmpty ? nil : $0 }))
  }

  private mutating func add(_ file: PortableObject) {
    let path = file.source.path
    let language = PortableObjectLocale.locale(of: file, path: path)
    let place = PortableObjectLocale.table(of: path, locale: language)
    parts.append(
      Part(
        content: .portableObject(file), path: path,
        original: file[field: PortableObject.catalogField] ?? place.folder + place.name,
        sourceLanguage: file[field: "X-Source-Language"].flatMap { $0.isEmpty ? nil : $0 },
        language: language))
  }

  /// Returns the part of another version of the file for the same table.
  func part(like other: Part) -> Part? {
    parts.first { $0.original == other.original } ?? (parts.count == 1 ? parts[0] : nil)
  }
}
