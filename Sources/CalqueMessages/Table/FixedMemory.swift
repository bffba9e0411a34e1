/// Bytes that keep their address and contents as long as this object exists.
///
/// The Sendable conformance is unchecked: the bytes are not written after `init`, and they are
/// deallocated together with the last reference.
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

  /// Takes ownership of allocated memory.
  init(owning memory: UnsafeRawBufferPointer) {
    bytes = memory
  }

  deinit { bytes.deallocate() }
}
