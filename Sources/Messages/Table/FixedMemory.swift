/// Bytes that stay where they are and as they are for as long as somebody holds this.
///
/// Sendable without a check of the compiler: nobody writes to the bytes after `init`, and they go
/// only when the last reference goes.
package final class FixedMemory: @unchecked Sendable {
  private enum Origin {
    case allocated
    case mapped
  }

  /// They start at a multiple of 16.
  package let bytes: UnsafeRawBufferPointer
  private let origin: Origin

  /// Copies bytes.
  package init(_ source: [UInt8]) {
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: source.count, alignment: SectionWriter.alignment)
    memory.copyBytes(from: source)
    bytes = UnsafeRawBufferPointer(memory)
    origin = .allocated
  }

  /// Takes over a mapping.
  init(mapping: UnsafeRawBufferPointer) {
    bytes = mapping
    origin = .mapped
  }

  deinit {
    switch origin {
    case .allocated: bytes.deallocate()
    case .mapped: MappedFile.unmap(bytes)
    }
  }
}
