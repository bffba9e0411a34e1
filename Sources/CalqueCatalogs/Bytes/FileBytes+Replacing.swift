package import CalqueDiagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension FileBytes {
  /// Replaces the contents of a file atomically. A program that reads the file meanwhile, or after
  /// a crash, sees the old contents or the new ones, and a program that has mapped the old contents
  /// keeps them. The permissions are kept, and a link remains a link to the replaced file. A file
  /// that does not exist is created.
  ///
  /// - Throws: A `FileError` about `path`; the file is then unchanged.
  package static func replace(_ bytes: [UInt8], at path: String) throws(FileError) {
    var target = path
    if let resolved = realpath(path, nil) {
      target = String(cString: resolved)
      free(resolved)
    } else if errno != ENOENT {
      throw lastError(path)
    }
    var status = stat()
    let isThere = stat(target, &status) == 0
    // A temporary file in the same folder, because renaming works only within a file system.
    let draft = "\(target).\(getpid()).\(UInt32.random(in: 0...UInt32.max)).part"
    do throws(FileError) {
      try write(bytes, to: draft, isNew: true)
      guard !isThere || chmod(draft, status.st_mode & 0o7777) == 0, rename(draft, target) == 0
      else { throw lastError(path) }
    } catch {
      unlink(draft)
      throw FileError(path: path, reason: error.reason)
    }
  }
}
