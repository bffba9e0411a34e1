#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension FileBytes {
  /// Puts new contents in the place of a file's, all at once: whoever reads it meanwhile, or after
  /// a crash, sees the old ones or the new ones. The permissions stay, and a link stays a link to
  /// the file that is replaced.
  ///
  /// - Throws: A `Failure`, with the file as it was.
  package static func replace(_ bytes: [UInt8], at path: String) throws(Failure) {
    guard let resolved = realpath(path, nil) else { throw lastFailure() }
    defer { free(resolved) }
    var status = stat()
    guard stat(resolved, &status) == 0 else { throw lastFailure() }
    // A draft beside the file, as a file system renames only within itself.
    var draft = Array(String(cString: resolved).utf8CString.dropLast())
    draft += ".XXXXXX".utf8CString
    let file = mkstemp(&draft)
    guard file >= 0 else { throw lastFailure() }
    close(file)
    let name = String(decoding: draft.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    do throws(Failure) {
      try write(bytes, to: name)
      guard chmod(name, status.st_mode & 0o7777) == 0 else { throw lastFailure() }
      guard rename(name, resolved) == 0 else { throw lastFailure() }
    } catch {
      unlink(name)
      throw error
    }
  }

  private static func lastFailure() -> Failure {
    Failure(reason: String(cString: strerror(errno)))
  }
}
