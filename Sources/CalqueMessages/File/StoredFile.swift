import CalqueDiagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads files into memory.
///
/// Files are not memory-mapped: a mapping shows later changes to the file, after its bytes were
/// checked, and the system terminates a process that reads a mapping of a truncated file
/// (`SIGBUS`). A copy remains as it was checked.
enum StoredFile {
  /// Returns the bytes of a file. A file that changes while it is read has a wrong checksum.
  static func read(_ path: String) throws(FileError) -> FixedMemory {
    let (file, size) = try openFile(path)
    defer { close(file) }
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: size, alignment: SectionWriter.alignment)
    var count = 0
    while count < size, let start = memory.baseAddress {
      let read = pread(file, start + count, size - count, off_t(count))
      if read < 0, errno == EINTR { continue }
      guard read > 0 else {
        let error = read < 0 ? lastError(path) : FileError(path: path, reason: "it is truncated")
        memory.deallocate()
        throw error
      }
      count += read
    }
    return FixedMemory(owning: UnsafeRawBufferPointer(memory))
  }

  /// Returns the first bytes of a file; fewer if the file is shorter, none if it cannot be read.
  static func prefix(of path: String, count: Int) -> [UInt8] {
    guard let (file, _) = try? openFile(path) else { return [] }
    defer { close(file) }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = max(pread(file, buffer.baseAddress, count, 0), 0)
    }
  }

  private static func openFile(_ path: String) throws(FileError) -> (file: Int32, size: Int) {
    // Without blocking: a pipe without a writer is opened too, and rejected below.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw lastError(path) }
    var status = stat()
    guard fstat(file, &status) == 0 else {
      let error = lastError(path)
      close(file)
      throw error
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(file)
      throw FileError(path: path, reason: "it is not a regular file")
    }
    return (file, Int(status.st_size))
  }

  private static func lastError(_ path: String) -> FileError {
    FileError(path: path, reason: String(cString: strerror(errno)))
  }
}
