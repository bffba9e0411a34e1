public import CalqueDiagnostics

/// Writes catalogs of every format.
///
/// A catalog that was read from a file is written by editing that file: what has not changed keeps
/// its bytes. A catalog that was created in memory is printed as the format's own tools print it.
public enum CatalogWriter {
  /// Returns the smallest edits that bring the file of a catalog up to date with it, or an empty
  /// array if nothing was changed since it was read.
  ///
  /// - Returns: Edits of the catalog's source text, in ascending order and without overlap.
  /// - Throws: ``CatalogWritingError`` if the format cannot represent the catalog.
  public static func edits(for catalog: Catalog) throws -> [Edit] {
    if catalog.format == .xliff, !catalog.source.utf8.isEmpty {
      // The file has several catalogs; the others stay unchanged.
      return try XLIFFWriter.edits(for: [catalog])
    }
    if catalog.source.utf8.isEmpty {
      // An empty file stays empty if nothing was added to it.
      if catalog.entries.isEmpty, catalog.otherFields.isEmpty, catalog.version == nil,
        catalog.sourceLanguage == nil
      {
        return []
      }
      let text = try text(of: catalog)
      return text.isEmpty ? [] : [Edit(range: 0..<0, replacement: text)]
    }
    guard let old = CatalogFile.read(catalog.source, format: catalog.format) else {
      throw CatalogWritingError("Files of the format \(catalog.format.rawValue) cannot be read")
    }
    return try edits(from: old, to: catalog)
  }

  /// Returns the bytes of a catalog's file: those that were read, with the edits, in the file's own
  /// encoding and with its byte order mark.
  ///
  /// - Throws: ``CatalogWritingError`` if the format cannot represent the catalog.
  public static func contents(of catalog: Catalog) throws -> [UInt8] {
    if BinaryCatalogWriter.applies(to: catalog) {
      guard let old = CatalogFile.read(catalog.source, format: catalog.format) else {
        throw CatalogWritingError("Files of the format \(catalog.format.rawValue) cannot be read")
      }
      return try BinaryCatalogWriter.contents(from: old, to: catalog)
    }
    return try catalog.source.contents(applying: edits(for: catalog))
  }

  /// Returns the text of a catalog as the format's own tools print it, whatever its file looks
  /// like.
  ///
  /// - Throws: ``CatalogWritingError`` if the format cannot represent the catalog.
  public static func text(of catalog: Catalog) throws -> String {
    switch catalog.format {
    case .strings: try StringsWriter.text(of: catalog)
    case .stringsdict: try StringsDictionaryWriter.text(of: catalog)
    case .xcstrings: try XCStringsWriter.text(of: catalog)
    case .xliff: try XLIFFWriter.text(of: [catalog])
    }
  }

  /// The edits that turn the file of a catalog as it was read into the file of a changed copy of
  /// it.
  private static func edits(from old: Catalog, to new: Catalog) throws -> [Edit] {
    switch new.format {
    case .strings: try StringsWriter.edits(from: old, to: new)
    case .stringsdict: try StringsDictionaryWriter.edits(from: old, to: new)
    case .xcstrings: try XCStringsWriter.edits(from: old, to: new)
    case .xliff: try XLIFFWriter.edits(for: [new])
    }
  }
}
