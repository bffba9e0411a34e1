#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Maps files into memory, to be read only.
///
/// A mapping follows the file, not its name: a file that another one is renamed over stays whole for
/// those who have it mapped. But whoever cuts a file short that is mapped takes the memory away, and
/// the system ends the program that reads it (`SIGBUS`). So files are replaced, never rewritten:
/// `FileBytes.replace` does it, and so do `mv`, package managers, and `rsync` without `--inplace`.
enum MappedFile {
  /// Why a file could not be mapped, in the words of the operating system.
  struct Failure: Error {
    var reason: String
  }

  static func map(_ path: String) throws(Failure) -> FixedMemory {
    let (file, size) = try openFile(path)
    defer { close(file) }
    guard size > 0 else { return FixedMemory([]) }
    guard let base = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0), base != MAP_FAILED else {
      throw failure()
    }
    return FixedMemory(mapping: UnsafeRawBufferPointer(start: base, count: size))
  }

  /// The first bytes of a file; fewer if it has fewer, none if it cannot be read.
  static func prefix(of path: String, count: Int) -> [UInt8] {
    guard let (file, _) = try? openFile(path) else { return [] }
    defer { close(file) }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = max(pread(file, buffer.baseAddress, count, 0), 0)
    }
  }

  private static func openFile(_ path: String) throws(Failure) -> (file: Int32, size: Int) {
    // Without waiting: a pipe that nobody writes to is opened too, and told from a file below.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw failure() }
    var status = stat()
    guard fstat(file, &status) == 0 else {
      let failure = failure()
      close(file)
      throw failure
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(file)
      throw Failure(reason: "it is not a regular file")
    }
    return (file, Int(status.st_size))
  }

  static func unmap(_ bytes: UnsafeRawBufferPointer) {
    guard let base = bytes.baseAddress else { return }
    munmap(UnsafeMutableRawPointer(mutating: base), bytes.count)
  }

  private static func failure() -> Failure {
    Failure(reason: String(cString: strerror(errno)))
  }
}
