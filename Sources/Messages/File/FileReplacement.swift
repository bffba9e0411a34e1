#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes a file under another name and renames it, so that nobody ever sees a half of it, and who
/// has the old one mapped keeps it.
package enum FileReplacement {
  package struct Failure: Error {
    /// In the words of the operating system.
    package var reason: String
  }

  /// - Parameters:
  ///   - bytes: What the file will hold.
  ///   - path: Its path. A file that is there is replaced.
  package static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let temporary = "\(path).\(getpid()).\(UInt32.random(in: 0...UInt32.max)).tmp"
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw failure() }
    var offset = 0
    while offset < bytes.count {
      let written = bytes.withUnsafeBytes { system(file, $0, from: offset) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else {
        let failure = failure()
        close(file)
        unlink(temporary)
        throw failure
      }
      offset += written
    }
    // What the disk does not hold must not take the place of what it holds.
    guard fsync(file) == 0, close(file) == 0, rename(temporary, path) == 0 else {
      let failure = failure()
      unlink(temporary)
      throw failure
    }
  }

  private static func system(
    _ file: Int32, _ bytes: UnsafeRawBufferPointer, from offset: Int
  ) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    #if canImport(Darwin)
      return Darwin.write(file, base + offset, bytes.count - offset)
    #elseif canImport(Musl)
      return Musl.write(file, base + offset, bytes.count - offset)
    #else
      return Glibc.write(file, base + offset, bytes.count - offset)
    #endif
  }

  private static func failure() -> Failure {
    Failure(reason: String(cString: strerror(errno)))
  }
}
