public import CalqueDiagnostics

/// Writes string catalogs: `.xcstrings`.
public enum XCStringsWriter {
  /// The edits that turn a string catalog's file into one that says what a changed copy of the
  /// catalog says. They touch only the values that changed; what is new goes where Xcode's order
  /// wants it, if the file has that order, and is laid out as the file is.
  ///
  /// - Parameter old: The catalog as its file was read.
  /// - Throws: ``CatalogWritingError`` when the file is no JSON object, so that there is nothing to
  ///   add to.
  public static func edits(from old: Catalog, to new: Catalog) throws -> [Edit] {
    try old.source.utf8.withUnsafeBufferPointer { bytes in
      let before = XCStringsTree.value(of: old)
      let after = XCStringsTree.value(of: new)
      let tape = JSONReader.read(bytes)
      guard !tape.nodes.isEmpty, tape.kind(0) == .object else {
        if JSONValue.areEqual(before, after) { return [] }
        throw CatalogWritingError("The file is no JSON object, and cannot be edited")
      }
      return JSONEdits.edits(of: tape, bytes, from: before, to: after)
    }
  }

  /// The text of a string catalog as Xcode writes it: every object sorted, two spaces a level, no
  /// line break at the end.
  ///
  /// - Throws: ``CatalogWritingError`` when the source language is unknown: Xcode opens no catalog
  ///   without it.
  public static func text(of catalog: Catalog) throws -> String {
    var catalog = catalog
    if catalog.sourceLanguage == nil {
      throw CatalogWritingError("A string catalog names its source language, and this one has none")
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
