#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The folder that the command was started in.
enum WorkingFolder {
  /// Its path; empty if the system does not provide it.
  static var path: String {
    guard let name = getcwd(nil, 0) else { return "" }
    defer { free(name) }
    return String(cString: name)
  }

  /// Whether there is a folder at a path.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
