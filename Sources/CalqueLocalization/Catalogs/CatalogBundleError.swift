/// Why the catalogs of a folder cannot be used.
public struct CatalogBundleError: Error, Sendable, Hashable {
  /// The path of the folder or file.
  public var path: String
  /// The line of the file, from one, if a place in the file is known.
  public var line: Int?
  /// The column, from one, in Unicode scalars.
  public var column: Int?
  /// What was expected and what was found.
  public var message: String
  /// What to do about it.
  public var remedy: String?
}

extension CatalogBundleError: CustomStringConvertible {
  /// The place, what is wrong and what to do, as compilers print errors.
  public var description: String {
    let place =
      if let line, let column { "\(path):\(line):\(column)" } else { path }
    return "\(place): error: \(message)" + (remedy.map { "; \($0)" } ?? "")
  }
}
