public import CalqueDiagnostics

/// Writes `.stringsdict` files.
///
/// A file that was read is edited: for a changed text, only the text between its tags changes.
public enum StringsDictionaryWriter {
  /// Returns the edits that change the file of `old` to represent `new`.
  ///
  /// - Parameters:
  ///   - old: The catalog as it was read from its file.
  ///   - new: A changed copy of it.
  /// - Throws: ``CatalogWritingError`` if a string dictionary cannot represent an entry, or if the
  ///   file is broken or is not XML.
  public static func edits(from old: Catalog, to new: Catalog) throws -> [Edit] {
    guard old.entries != new.entries else { return [] }
    return try PropertyListEditor.edits(
      old.source, from: root(old, readFrom: true), to: root(new))
  }

  /// Returns a catalog as Xcode writes it: XML, indented with tabs.
  ///
  /// - Throws: ``CatalogWritingError`` if a string dictionary cannot represent an entry.
  public static func text(of catalog: Catalog) throws -> String {
    XMLPropertyListText.file(try root(catalog))
  }

  /// The property list of a catalog.
  ///
  /// - Parameter readFrom: Whether it was read from a file: entries that cannot be written are then
  ///   left unchanged.
  static func root(_ catalog: Catalog, readFrom: Bool = false) throws -> PropertyListValue {
    .dictionary(
      try catalog.entries.compactMap { entry in
        do {
          return try StringsDictionaryTree.member(entry)
        } catch {
          if readFrom { return .init(key: entry.key, comment: nil, value: .other("null", "")) }
          throw error
        }
      })
  }
}
