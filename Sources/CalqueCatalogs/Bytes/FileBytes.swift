package import CalqueDiagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The bytes of files, read without Foundation.
package enum FileBytes {
  /// The size in bytes from which files are not read: offsets in texts are 32-bit numbers.
  package static let limit = Int(UInt32.max)

  /// Whether a file or folder exists at a path.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The absolute path without links. Returns nil if nothing exists at the path.
  package static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Reads the whole file at a path.
  ///
  /// - Parameter limit: The size in bytes from which files are not read.
  package static func read(_ path: String, limit: Int = limit) -> Result<[UInt8], FileError> {
    // Without waiting: a pipe without a writer is opened too, and distinguished from a file below.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return .failure(lastError(path)) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { return .failure(lastError(path)) }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      return .failure(FileError(path: path, reason: "it is a folder"))
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      return .failure(FileError(path: path, reason: "it is not a regular file"))
    }
    guard status.st_size < limit else { return .failure(tooLarge(path, limit)) }
    return readAll(file, path, size: Int(status.st_size), limit: limit)
  }

  /// Reads everything that an open file, a pipe or a terminal provides.
  ///
  /// - Parameter name: The name of the file in errors.
  package static func read(descriptor: Int32, name: String) -> Result<[UInt8], FileError> {
    readAll(descriptor, name, size: 0, limit: limit)
  }

  private static func tooLarge(_ path: String, _ limit: Int) -> FileError {
    FileError(
      path: path,
      reason: limit < 1 << 30 ? "it is larger than \(limit >> 20) MB" : "it is larger than 4 GB")
  }

  private static func readAll(
    _ file: Int32, _ path: String, size: Int, limit: Int
  ) -> Result<[UInt8], FileError> {
    var bytes: [UInt8] = []
    // One byte more than the size, so that the end of an unchanged file is seen at once.
    var capacity = max(size + 1, size == 0 ? 1 << 16 : 0)
    while true {
      let (chunk, count) = read(file, atMost: capacity)
      guard count >= 0 else { return .failure(lastError(path)) }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      // A pipe may return less than was requested, and yet have more.
      if count == 0 || size > 0 && count < capacity && bytes.count >= size {
        return .success(bytes)
      }
      guard bytes.count < limit else { return .failure(tooLarge(path, limit)) }
      capacity = 1 << 16
    }
  }

  private static func read(_ file: Int32, atMost capacity: Int) -> ([UInt8], Int) {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
      repeat {
        #if canImport(Darwin)
          count = Darwin.read(file, buffer.baseAddress, capacity)
        #elseif canImport(Musl)
          count = Musl.read(file, buffer.baseAddress, capacity)
        #else
          count = Glibc.read(file, buffer.baseAddress, capacity)
        #endif
      } while count < 0 && errno == EINTR
      initialized = max(count, 0)
    }
    return (bytes, count)
  }

  /// Returns the error that the operating system reported last.
  static func lastError(_ path: String) -> FileError {
    FileError(path: path, reason: String(cString: strerror(errno)))
  }
}
