/// Catalog files of every format: the properties that their paths determine, and reading them.
public enum CatalogFile {
  /// The format that a path's extension determines. Returns nil if the path does not name a
  /// catalog.
  public static func format(ofPath path: String) -> Catalog.Format? {
    // Called for every file of a project: over the bytes, because characters take ten times as
    // long.
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

  /// The locale in the name of a path's innermost `.lproj` folder, as it is spelled. Returns nil if
  /// there is no such folder.
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
}
