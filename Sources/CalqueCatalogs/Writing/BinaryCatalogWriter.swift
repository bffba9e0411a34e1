import CalqueDiagnostics

/// Writes catalogs whose files are binary property lists, as inside built apps. The whole file is
/// written; contents that are not part of the catalog are kept.
enum BinaryCatalogWriter {
  /// Whether the file of a catalog is a binary property list.
  static func applies(to catalog: Catalog) -> Bool {
    guard catalog.format == .strings || catalog.format == .stringsdict else { return false }
    return catalog.source.utf8.withUnsafeBufferPointer { BinaryPropertyListReader.matches($0) }
      && PropertyList(catalog.source).form == .binary
  }

  /// Returns the bytes of the file of `old`, changed to represent `new`.
  ///
  /// - Throws: ``CatalogWritingError`` if the format cannot represent the catalog, or if the file
  ///   is broken.
  static func contents(from old: Catalog, to new: Catalog) throws -> [UInt8] {
    guard old.entries != new.entries else { return old.source.utf8 }
    let list = PropertyList(old.source)
    guard list.isReadable, let root = list.root else {
      throw CatalogWritingError("The file has errors; correct them before changing it")
    }
    let (before, after) =
      new.format == .strings
      ? (
        PropertyListValue.dictionary(try old.entries.map { try StringsWriter.member($0) }),
        PropertyListValue.dictionary(try new.entries.map { try StringsWriter.member($0) })
      )
      : (
        try StringsDictionaryWriter.root(old, readFrom: true),
        try StringsDictionaryWriter.root(new)
      )
    return BinaryPropertyListWriter.bytes(
      of: merged(PropertyListValue(root), from: before, to: after))
  }

  /// A value of the file with the differences between two trees applied.
  private static func merged(
    _ value: PropertyListValue, from old: PropertyListValue, to new: PropertyListValue
  ) -> PropertyListValue {
    guard old != new else { return value }
    if case .string = old, case .string = new, let members = value.members {
      return .dictionary(
        members.map { member in
          var member = member
          if member.key == StringsDictionaryName.format { member.value = new }
          return member
        })
    }
    guard let members = value.members, let before = old.members, let after = new.members else {
      return new
    }
    let old = Dictionary(before.map { ($0.literalKey, $0.value) }, uniquingKeysWith: { $1 })
    let new = Dictionary(after.map { ($0.literalKey, $0.value) }, uniquingKeysWith: { $1 })
    var result: [PropertyListValue.Member] = []
    var known: Set<ScalarKey> = []
    for var member in members {
      known.insert(member.literalKey)
      if let wanted = new[member.literalKey] {
        member.value =
          old[member.literalKey].map { merged(member.value, from: $0, to: wanted) } ?? wanted
      } else if old[member.literalKey] != nil {
        continue
      }
      result.append(member)
    }
    return .dictionary(result + after.filter { !known.contains($0.literalKey) })
  }
}
