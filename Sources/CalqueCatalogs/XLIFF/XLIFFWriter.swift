public import CalqueDiagnostics

/// Writes `.xliff` files. Files that were read get the smallest edits; others are written as Xcode
/// exports them.
///
/// An exchange file cannot represent how keys came into a string catalog. Extraction states are
/// therefore not written, and changing one is an error. `%arg` is replaced by the placeholder that
/// it represents.
public enum XLIFFWriter {
  /// Returns the bytes of a file with catalogs that were read from one file, or created in memory.
  ///
  /// Unchanged parts of a file that was read keep their bytes, in the file's own encoding. A
  /// catalog whose ``Catalog/original`` is not in the file is added at its end.
  ///
  /// - Throws: ``CatalogWritingError`` if the format cannot represent the catalogs.
  public static func contents(of catalogs: [Catalog]) throws -> [UInt8] {
    guard let source = catalogs.first(where: { !$0.source.utf8.isEmpty })?.source else {
      return Array(try text(of: catalogs).utf8)
    }
    return source.contents(applying: try edits(for: catalogs))
  }

  /// Returns the edits that change a file to represent catalogs that were read from it. A `<file>`
  /// without a catalog in `catalogs` is not changed.
  ///
  /// - Returns: Edits of the source text that the catalogs share, in ascending order.
  /// - Throws: ``CatalogWritingError`` if the format cannot represent the catalogs, or if they come
  ///   from several files.
  public static func edits(for catalogs: [Catalog]) throws -> [Edit] {
    guard let source = catalogs.first(where: { !$0.source.utf8.isEmpty })?.source else { return [] }
    let (document, problems) = XLIFFReader.read(source)
    var edits: [Edit] = []
    var taken: Set<Int> = []
    var added = ""
    for catalog in catalogs {
      if !catalog.source.utf8.isEmpty, catalog.source.utf8 != source.utf8 {
        throw CatalogWritingError(
          "The catalogs come from more than one file, such as \(catalog.source.path)")
      }
      guard let index = index(of: catalog, in: document, taken) else {
        if catalog.entries.isEmpty, catalog.original == nil { continue }
        added += try XLIFFPrinter().file(catalog)
        continue
      }
      taken.insert(index)
      var editor = try XLIFFEditor(document.files[index], catalog, source)
      try editor.edit()
      edits += editor.edits
    }
    if !added.isEmpty { edits.append(try insertion(of: added, in: document, source)) }
    if edits.isEmpty { return [] }
    if let problem = problems.first(where: { $0.effect == .losesFile }) {
      throw CatalogWritingError(
        "The file has an error at \(source.position(at: problem.range.lowerBound)); correct it before "
          + "changing the file: \(problem.message)")
    }
    let order = edits.indices.sorted {
      (edits[$0].range.lowerBound, edits[$0].range.upperBound, $0)
        < (edits[$1].range.lowerBound, edits[$1].range.upperBound, $1)
    }
    return order.map { edits[$0] }
  }

  /// Returns the text of a file with catalogs, as Xcode would export it.
  ///
  /// - Throws: ``CatalogWritingError`` if the format cannot represent the catalogs.
  public static func text(of catalogs: [Catalog]) throws -> String {
    try XLIFFPrinter.document(catalogs)
  }

  /// The `<file>` that a catalog was read from: the one around its entries, or else the one with
  /// its name.
  private static func index(
    of catalog: Catalog, in document: XLIFFDocument, _ taken: Set<Int>
  ) -> Int? {
    let free = document.files.indices.filter { !taken.contains($0) }
    if !catalog.source.utf8.isEmpty,
      let place = catalog.entries.first(where: { !$0.range.isEmpty })?.range,
      let found = free.first(where: { document.files[$0].range.contains(place.lowerBound) })
    {
      return found
    }
    return free.first { document.files[$0].original?.value == catalog.original }
  }

  private static func insertion(
    of text: String, in document: XLIFFDocument, _ source: SourceText
  ) throws -> Edit {
    guard document.root != nil, document.end > 0, document.end < source.utf8.count else {
      throw CatalogWritingError("The file has no <xliff> element to add to")
    }
    let isAtLineStart = source.utf8[document.end - 1] == 0x0A
    return Edit(
      range: document.end..<document.end, replacement: (isAtLineStart ? "" : "\n") + text)
  }
}
