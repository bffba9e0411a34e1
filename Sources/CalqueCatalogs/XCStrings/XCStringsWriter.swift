public import CalqueDiagnostics

/// Writes string catalogs: `.xcstrings`.
public enum XCStringsWriter {
  /// Returns the edits that change a string catalog's file to represent a changed copy of the
  /// catalog. They affect only the values that changed. New members are inserted in Xcode's order,
  /// if the file has that order, and use the file's layout.
  ///
  /// - Parameters:
  ///   - old: The catalog as its file was read.
  ///   - new: The changed copy.
  /// - Throws: ``CatalogWritingError`` if the file is not a JSON object, so that nothing can be
  ///   added to it.
  public static func edits(from old: Catalog, to new: Catalog) throws -> [Edit] {
    try old.source.utf8.withUnsafeBufferPointer { bytes in
      let before = XCStringsTree.value(of: old)
      let after = XCStringsTree.value(of: new)
      let tape = JSONReader.read(bytes)
      guard !tape.nodes.isEmpty, tape.kind(0) == .object else {
        if JSONValue.areEqual(before, after) { return [] }
        throw CatalogWritingError("The file is not a JSON object and cannot be edited")
      }
      return JSONEdits.edits(of: tape, bytes, from: before, to: after)
    }
  }

  /// Returns the text of a string catalog as Xcode writes it: every object sorted, two spaces a
  /// level, no line break at the end.
  ///
  /// - Throws: ``CatalogWritingError`` if the source language is unknown: Xcode does not open a
  ///   catalog without it.
  public static func text(of catalog: Catalog) throws -> String {
    var catalog = catalog
    if catalog.sourceLanguage == nil {
      throw CatalogWritingError("A string catalog requires a source language")
    }
    catalog.version = catalog.version ?? "1.0"
    return text(of: XCStringsTree.value(of: catalog))
  }

  static func text(of value: JSONValue) -> String {
    var printer = JSONPrinter(style: .xcode)
    printer.write(value)
    return printer.output
  }
}
