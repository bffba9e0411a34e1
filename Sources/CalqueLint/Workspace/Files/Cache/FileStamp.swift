#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The metadata that the file system has of a file. A file with an unchanged stamp has unchanged
/// contents.
struct FileStamp: Hashable, Sendable {
  /// The size in bytes.
  var size: Int
  /// When it was written, in nanoseconds since 1970.
  var modified: Int64
  /// When anything of it was changed, including its times: this detects a file that replaced
  /// another one with `cp -p`.
  var changed: Int64

  init(size: Int, modified: Int64, changed: Int64) {
    self.size = size
    self.modified = modified
    self.changed = changed
  }

  /// Reads the stamp of the file at a path. Returns nil if there is none.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    size = Int(status.st_size)
    #if canImport(Darwin)
      modified = Self.nanoseconds(status.st_mtimespec)
      changed = Self.nanoseconds(status.st_ctimespec)
    #else
      modified = Self.nanoseconds(status.st_mtim)
      changed = Self.nanoseconds(status.st_ctim)
    #endif
  }

  /// The time, in nanoseconds since 1970.
  static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  /// Whether the file was unchanged for so long that any later write gives it another time. FAT has
  /// a time resolution of two seconds.
  func isSettled(at time: Int64) -> Bool { modified < time - 2_000_000_000 }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
