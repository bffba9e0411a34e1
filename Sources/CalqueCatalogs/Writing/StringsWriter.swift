public import CalqueDiagnostics

/// Writes `.strings` files.
///
/// A file that was read is edited in its own style: quotes, spacing, line breaks and comments
/// follow its neighbors. A changed value changes only the bytes between its quotes. An XML property
/// list remains one.
public enum StringsWriter {
  /// Returns the edits that change the file of `old` to represent `new`.
  ///
  /// - Parameters:
  ///   - old: The catalog as it was read from its file.
  ///   - new: A changed copy of it.
  /// - Throws: ``CatalogWritingError`` if a key does not have exactly one plain text, or if the
  ///   runtime refuses to read the file, so that nothing can be added to it.
  public static func edits(from old: Catalog, to new: Catalog) throws -> [Edit] {
    guard old.entries != new.entries else { return [] }
    let file = StringsFile(old.source)
    guard file.isUnderstood else {
      throw CatalogWritingError("The file has errors; correct them before changing it")
    }
    let members = try reachable(new, from: old).map { try member($0) }
    if file.isPropertyList {
      return try PropertyListEditor.edits(
        old.source, from: .dictionary(try old.entries.map { try member($0) }),
        to: .dictionary(members))
    }
    var editor = StringsEditor(file: file)
    return try editor.edits(to: members)
  }

  /// The entries that the runtime reads. The text after the place where it stops is not changed.
  private static func reachable(_ new: Catalog, from old: Catalog) throws -> [CatalogEntry] {
    func check(_ key: String, _ isKept: Bool) throws {
      if isKept { return }
      throw CatalogWritingError(
        key: key,
        "It comes after the error at which the runtime stops reading the file; correct the error "
          + "before changing it")
    }
    for entry in new.entries where !entry.isReachable {
      try check(entry.key, old[entry.key] == entry)
    }
    for entry in old.entries where !entry.isReachable {
      try check(entry.key, new[entry.key] != nil)
    }
    return new.entries.filter(\.isReachable)
  }

  /// Returns a catalog as `genstrings` writes it: each entry after its comment, with an empty line
  /// between them.
  ///
  /// - Throws: ``CatalogWritingError`` if a key does not have exactly one plain text.
  public static func text(of catalog: Catalog) throws -> String {
    // The runtime refuses an empty file, but reads a file with one line break.
    guard !catalog.entries.isEmpty else { return "\n" }
    return try catalog.entries.map { entry in
      let member = try member(entry)
      let comment = try comment(member, asLines: false, lineBreak: "\n").map { $0 + "\n" } ?? ""
      return comment + StringsSpelling.quoted(member.key) + " = "
        + StringsSpelling.quoted(member.text) + ";\n"
    }
    .joined(separator: "\n")
  }

  /// The member of a `.strings` file for an entry.
  static func member(_ entry: CatalogEntry) throws -> PropertyListValue.Member {
    guard entry.localizations.count <= 1 else {
      throw CatalogWritingError(
        key: entry.key, locale: entry.localizations.last?.locale,
        "A .strings file contains one language, not \(entry.localizations.count)")
    }
    let localization = entry.localizations.first
    func fail(_ reason: String) -> CatalogWritingError {
      CatalogWritingError(key: entry.key, locale: localization?.locale, reason)
    }
    switch localization?.value {
    case .text(let text):
      guard localization?.substitutions.isEmpty == true else {
        throw fail("A .strings file has no parts that vary by their own arguments")
      }
      return PropertyListValue.Member(
        key: entry.key, comment: entry.comment, value: .string(text.string))
    case .variations: throw fail("A .strings file has no texts that vary")
    case .stringSet: throw fail("A .strings file has one text for each key")
    case nil: throw fail("A .strings file requires a text for each key")
    }
  }

  /// A comment with its delimiters.
  static func comment(
    _ member: PropertyListValue.Member, asLines: Bool, lineBreak: String
  ) throws -> String? {
    guard let comment = member.comment else { return nil }
    guard
      let spelling = StringsSpelling.comment(comment, asLines: asLines, lineBreak: lineBreak)
    else {
      throw CatalogWritingError(
        key: member.key, "Its comment contains both */ and empty lines, which a comment cannot")
    }
    return spelling
  }
}

extension PropertyListValue.Member {
  /// The value, which is a text.
  var text: String {
    if case .string(let text) = value { text } else { "" }
  }
}
