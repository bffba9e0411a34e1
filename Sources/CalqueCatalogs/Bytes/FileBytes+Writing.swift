package import CalqueDiagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension FileBytes {
  /// Writes a file. An existing file keeps its permissions, and a link remains a link.
  ///
  /// - Parameter isNew: Whether the file must not exist yet. Its bytes are then on the disk when
  ///   this function returns, so that it can replace another file.
  /// - Throws: A `FileError`; the file may then be truncated. Callers that overwrite data that
  ///   cannot be recreated keep a copy.
  package static func write(
    _ bytes: [UInt8], to path: String, isNew: Bool = false
  ) throws(FileError) {
    let file = open(path, O_WRONLY | O_CREAT | (isNew ? O_EXCL : O_TRUNC) | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw lastError(path) }
    var reason: String?
    bytes.withUnsafeBytes { buffer in
      var start = 0
      while start < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[start...])
        #if canImport(Darwin)
          let count = Darwin.write(file, rest.baseAddress, rest.count)
        #elseif canImport(Musl)
          let count = Musl.write(file, rest.baseAddress, rest.count)
        #else
          let count = Glibc.write(file, rest.baseAddress, rest.count)
        #endif
        if count < 0 {
          if errno == EINTR { continue }
          reason = String(cString: strerror(errno))
          return
        }
        start += count
      }
    }
    if isNew, reason == nil, fsync(file) != 0 { reason = String(cString: strerror(errno)) }
    // Some file systems report only here that there was no room.
    if close(file) != 0, reason == nil { reason = String(cString: strerror(errno)) }
    if let reason { throw FileError(path: path, reason: reason) }
  }
}
