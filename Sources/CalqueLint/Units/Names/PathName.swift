import CalqueCatalogs

/// Operations on paths.
package enum PathName {
  /// The path from the root, without `.` and `..`.
  ///
  /// - Parameter folder: The folder that a relative path begins in.
  package static func absolute(_ path: String, in folder: String) -> String {
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/") {
      switch part {
      case ".": break
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Returns the folder of a path.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns an absolute path without links. What does not exist is kept as it is.
  static func real(_ path: String) -> String {
    if path == "/" { return path }
    if let real = FileBytes.realPath(path) { return real }
    let folder = folder(of: path)
    let name = path.dropFirst(folder == "/" ? 1 : folder.utf8.count + 1)
    let real = real(folder)
    return real == "/" ? "/\(name)" : "\(real)/\(name)"
  }
}
