/// Bytes that stay where they are and as they are for as long as somebody holds this.
///
/// Sendable without a check of the compiler: nobody writes to the bytes after `init`, and they go
/// only when the last reference goes.
package final class FixedMemory: @unchecked Sendable {
  /// They start at a multiple of 16.
  package let bytes: UnsafeRawBufferPointer

  /// Copies bytes.
  package init(_ source: [UInt8]) {
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: source.count, alignment: SectionWriter.alignment)
    memory.copyBytes(from: source)
    bytes = UnsafeRawBufferPointer(memory)
  }

  /// Takes over memory that was allocated.
  init(owning memory: UnsafeRawBufferPointer) {
    bytes = memory
  }

  deinit { bytes.deallocate() }
}
