public import CalqueDiagnostics

/// Reads catalog files of every format.
public enum CatalogFile {
  /// The format that a path's extension tells, or nil when it is no catalog.
  public static func format(ofPath path: String) -> Catalog.Format? {
    // Asked for every file of a project: over the bytes, as characters take ten times as long.
    let bytes = path.utf8
    guard let point = bytes.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let ending = bytes[bytes.index(after: point)...]
    guard ending.count <= 11, !ending.contains(UInt8(ascii: "/")) else { return nil }
    return Catalog.Format(rawValue: path[ending.startIndex...].lowercased())
  }

  /// The name of the table in a path: the file's name without its extension.
  public static func tableName(ofPath path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let point = name.lastIndex(of: ".") else { return String(name) }
    return String(name[..<point])
  }

  /// The locale that a path's innermost `.lproj` folder names, as it is spelled; nil without one.
  public static func locale(ofPath path: String) -> String? {
    // Over the bytes, as above.
    let bytes = path.utf8
    var rest = bytes[...]
    while let slash = rest.lastIndex(of: UInt8(ascii: "/")) {
      rest = rest[..<slash]
      guard rest.suffix(6).elementsEqual(".lproj".utf8) else { continue }
      let start = rest.lastIndex(of: UInt8(ascii: "/")).map(bytes.index(after:))
      return String(path[(start ?? path.startIndex)..<bytes.index(slash, offsetBy: -6)])
    }
    return nil
  }

  /// Reads the bytes of a file that holds one catalog. Nil when the path is none of such a file;
  /// of an `.xliff`, which holds several, it is ``readAll(_:path:)`` that reads.
  ///
  /// - Parameters:
  ///   - bytes: What the file holds.
  ///   - path: Where it comes from. Its extension tells the format, its name the table, and its
  ///     `.lproj` folder the language.
  public static func read(_ bytes: [UInt8], path: String) -> Catalog? {
    read(SourceText(path: path, contents: bytes))
  }

  /// Reads a file that holds one catalog and whose text is at hand. Nil when its path is none of
  /// such a file.
  ///
  /// - Parameter format: The format of the text, where its path does not tell it.
  public static func read(_ source: SourceText, format: Catalog.Format? = nil) -> Catalog? {
    let locale = locale(ofPath: source.path) ?? ""
    switch format ?? self.format(ofPath: source.path) {
    case .strings: return Catalog(StringsFile(source), locale: locale)
    case .stringsdict: return Catalog(StringsDictionary(source, locale: locale))
    case .xcstrings: return Catalog(XCStrings(source))
    case .xliff, nil: return nil
    }
  }

  /// Reads all catalogs in the bytes of a file: one, or those of an `.xliff`. None when the path is
  /// no catalog's.
  ///
  /// - Parameters:
  ///   - bytes: What the file holds.
  ///   - path: Where it comes from, as in ``read(_:path:)``.
  public static func readAll(_ bytes: [UInt8], path: String) -> [Catalog] {
    readAll(SourceText(path: path, contents: bytes))
  }

  /// Reads all catalogs in a text: one, or those of an `.xliff`. An exchange file in which there is
  /// none gives one without entries, which has the file's problems.
  ///
  /// - Parameter format: The format of the text, where its path does not tell it.
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

  /// Reads the file at a path that holds one catalog. Nil when it is none of such a file; a file
  /// that cannot be opened is a catalog without entries and with that problem.
  public static func load(_ path: String) -> Catalog? {
    guard let format = format(ofPath: path), format != .xliff else { return nil }
    return loadAll(path).first
  }

  /// Reads all catalogs in the file at a path: one, or those of an `.xliff`. None when it is no
  /// catalog file; one that cannot be opened is a catalog without entries and with that problem.
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
