import CalqueDiagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Accesses the files of a localization catalog on disk, without Foundation.
enum XCLocFolder {
  /// The maximum nesting of folders; a link may lead in a circle.
  private static let maximumDepth = 32

  /// The paths of all files in a folder, relative to it, sorted by name.
  static func files(in folder: String) throws(FileError) -> [String] {
    var paths: [String] = []
    try collect(folder, "", depth: 0, &paths)
    return paths
  }

  private static func collect(
    _ folder: String, _ prefix: String, depth: Int, _ paths: inout [String]
  ) throws(FileError) {
    guard depth < maximumDepth else { return }
    guard let handle = opendir(folder) else { throw FileBytes.lastError(folder) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    closedir(handle)
    names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for name in names {
      let path = folder + "/" + name
      var status = stat()
      guard stat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        try collect(path, prefix + name + "/", depth: depth + 1, &paths)
      } else if status.st_mode & S_IFMT == S_IFREG {
        paths.append(prefix + name)
      }
    }
  }

  /// Reads the bytes of a file.
  static func read(_ path: String) throws(FileError) -> [UInt8] {
    try FileBytes.read(path).get()
  }

  /// Creates a folder and its parent folders.
  static func create(_ folder: String) throws(FileError) {
    var path = ""
    for (index, part) in folder.split(separator: "/", omittingEmptySubsequences: false).enumerated()
    {
      path += index == 0 ? String(part) : "/" + part
      if path.isEmpty || part.isEmpty { continue }
      if mkdir(path, 0o777) != 0, errno != EEXIST { throw FileBytes.lastError(path) }
    }
  }

  /// Writes a file, and creates its parent folders.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    if let slash = path.lastIndex(of: "/") { try create(String(path[..<slash])) }
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw FileBytes.lastError(path) }
    defer { close(file) }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        #if canImport(Darwin)
          Darwin.write(file, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        #elseif canImport(Musl)
          Musl.write(file, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        #else
          Glibc.write(file, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw FileBytes.lastError(path) }
      written += count
    }
  }

}
