#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the file system says of a file without reading it. A file with the stamp that it had has the
/// contents that it had.
struct FileStamp: Hashable, Sendable {
  /// How many bytes it has.
  var size: Int
  /// When it was written, in nanoseconds since 1970.
  var modified: Int64
  /// When anything of it was changed, its times among that: one that is put in the place of another
  /// with `cp -p` is told from it.
  var changed: Int64

  init(size: Int, modified: Int64, changed: Int64) {
    self.size = size
    self.modified = modified
    self.changed = changed
  }

  /// The stamp of the file at a path; nil where there is none.
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

  /// Whether the file was left alone for so long that whoever writes to it from now on gives it
  /// another time. FAT counts time by two seconds.
  func isSettled(at time: Int64) -> Bool { modified < time - 2_000_000_000 }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
