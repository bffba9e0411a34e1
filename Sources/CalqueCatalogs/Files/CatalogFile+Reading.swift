public import CalqueDiagnostics

extension CatalogFile {
  /// Reads a file that holds one catalog from its bytes. Returns nil unless the path names a file
  /// with exactly one catalog. ``readAll(_:path:)`` reads an `.xliff`, which has several.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - path: The path of the file. Its extension determines the format, its name the table, and
  ///     its `.lproj` folder the language.
  public static func read(_ bytes: [UInt8], path: String) -> Catalog? {
    read(SourceText(path: path, contents: bytes))
  }

  /// Reads a file that holds one catalog and whose text is already in memory. Returns nil unless
  /// its path names a file with exactly one catalog.
  ///
  /// - Parameters:
  ///   - source: The text of the file, with its path.
  ///   - format: The format of the text, if its path does not determine it.
  public static func read(_ source: SourceText, format: Catalog.Format? = nil) -> Catalog? {
    let locale = locale(ofPath: source.path) ?? ""
    switch format ?? self.format(ofPath: source.path) {
    case .strings: return Catalog(StringsFile(source), locale: locale)
    case .stringsdict: return Catalog(StringsDictionary(source, locale: locale))
    case .xcstrings: return Catalog(XCStrings(source))
    case .xliff, nil: return nil
    }
  }

  /// Reads all catalogs in the bytes of a file: one, or those of an `.xliff`. Empty unless the path
  /// names a catalog file.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - path: The path of the file, as in ``read(_:path:)``.
  public static func readAll(_ bytes: [UInt8], path: String) -> [Catalog] {
    readAll(SourceText(path: path, contents: bytes))
  }

  /// Reads all catalogs in a text: one, or those of an `.xliff`. For an exchange file without
  /// catalogs, returns one without entries, which has the file's problems.
  ///
  /// - Parameters:
  ///   - source: The text of the file, with its path.
  ///   - format: The format of the text, if its path does not determine it.
  public static func readAll(_ source: SourceText, format: Catalog.Format? = nil) -> [Catalog] {
    let format = format ?? self.format(ofPath: source.path)
    guard format == .xliff else { return read(source, format: format).map { [$0] } ?? [] }
    let file = XLIFF(source)
    guard file.files.isEmpty else { return file.files }
    return [
      Catalog(
        name: tableName(ofPath: source.path), source: source, format: .xliff, locales: [],
        entries: [], problems: file.problems)
    ]
  }

  /// Reads the file at a path that holds one catalog. Returns nil unless the path names such a
  /// file. For a file that cannot be opened, returns a catalog without entries and with that
  /// problem.
  public static func load(_ path: String) -> Catalog? {
    guard let format = format(ofPath: path), format != .xliff else { return nil }
    return loadAll(path).first
  }

  /// Reads all catalogs in the file at a path: one, or those of an `.xliff`. Empty unless
  /// the path names a catalog file. For a file that cannot be opened, returns a catalog without
  /// entries and with that problem.
  public static func loadAll(_ path: String) -> [Catalog] {
    guard let format = format(ofPath: path) else { return [] }
    switch FileBytes.read(path) {
    case .success(let bytes): return readAll(bytes, path: path)
    case .failure(let failure):
      return [
        Catalog(
          name: tableName(ofPath: path), source: SourceText(path: path, contents: []),
          format: format, locales: [], entries: [],
          problems: [
            CatalogProblem(
              .unreadableFile, at: 0..<0, "The file cannot be read: \(failure.reason)",
              effect: .losesFile)
          ])
      ]
    }
  }
}
