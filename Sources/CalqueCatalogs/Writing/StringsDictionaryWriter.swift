public import CalqueDiagnostics

/// Writes `.stringsdict` files.
///
/// A file that was read is edited: of a changed text only what stands between its tags changes.
public enum StringsDictionaryWriter {
  /// The edits that turn the file of `old` into one that says what `new` says.
  ///
  /// - Parameters:
  ///   - old: The catalog as its file reads.
  ///   - new: A changed copy of it.
  /// - Throws: ``CatalogWritingError`` where a string dictionary cannot say what an entry says, or
  ///   where the file is broken, or no XML.
  public static func edits(from old: Catalog, to new: Catalog) throws -> [Edit] {
    guard old.entries != new.entries else { return [] }
    return try PropertyListEditor.edits(
      old.source, from: root(old, readFrom: true), to: root(new))
  }

  /// A catalog as Xcode writes it: XML, indented with tabs.
  ///
  /// - Throws: ``CatalogWritingError`` where a string dictionary cannot say what an entry says.
  public static func text(of catalog: Catalog) throws -> String {
    XMLPropertyListText.file(try root(catalog))
  }

  /// The tree of a catalog.
  ///
  /// - Parameter readFrom: Whether it was read: what cannot be written is then left alone.
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
