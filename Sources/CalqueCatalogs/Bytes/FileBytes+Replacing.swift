#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension FileBytes {
  /// Puts new contents in the place of a file's, all at once: whoever reads it meanwhile, or after
  /// a crash, sees the old ones or the new ones, and who has the old ones mapped keeps them. The
  /// permissions stay, and a link stays a link to the file that is replaced. A file that is not
  /// there is made.
  ///
  /// - Throws: A `Failure`, with the file as it was.
  package static func replace(_ bytes: [UInt8], at path: String) throws(Failure) {
    var target = path
    if let resolved = realpath(path, nil) {
      target = String(cString: resolved)
      free(resolved)
    } else if errno != ENOENT {
      throw lastFailure()
    }
    var status = stat()
    let isThere = stat(target, &status) == 0
    // A draft beside the file, as a file system renames only within itself.
    let draft = "\(target).\(getpid()).\(UInt32.random(in: 0...UInt32.max)).part"
    do throws(Failure) {
      try write(bytes, to: draft, isNew: true)
      guard !isThere || chmod(draft, status.st_mode & 0o7777) == 0, rename(draft, target) == 0
      else { throw lastFailure() }
    } catch {
      unlink(draft)
      throw error
    }
  }

  private static func lastFailure() -> Failure {
    Failure(reason: String(cString: strerror(errno)))
  }
}
