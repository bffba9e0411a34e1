/// The reason that the catalogs of a folder cannot be used.
public struct CatalogBundleError: Error, Sendable, Hashable {
  /// The path of the folder or file.
  public var path: String
  /// The line of the file, counted from 1, if a place in the file is known.
  public var line: Int?
  /// The column, counted from 1, in Unicode scalars.
  public var column: Int?
  /// What was expected and what was found.
  public var message: String
  /// How to fix the problem.
  public var remedy: String?
}

extension CatalogBundleError: CustomStringConvertible {
  /// The place, the problem and the remedy, in the form in which compilers print errors.
  public var description: String {
    let place =
      if let line, let column { "\(path):\(line):\(column)" } else { path }
    return "\(place): error: \(message)" + (remedy.map { "; \($0)" } ?? "")
  }
}
