/// Catalog files of every format: what their paths tell, and reading them.
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
}
