/// The UTF-8 bytes into which a message is written. They start in the caller's stack memory and
/// move to the heap only if they outgrow it, so that a short message only costs the allocation of
/// its String.
@usableFromInline
package struct MessageBuffer: ~Copyable {
  @usableFromInline package internal(set) var count = 0
  @usableFromInline var base: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity: Int
  @usableFromInline var ownsMemory = false

  /// - Parameter scratch: Uninitialized memory that outlives the buffer; not empty.
  @inlinable
  package init(scratch: UnsafeMutablePointer<UInt8>, capacity: Int) {
    base = scratch
    self.capacity = capacity
  }

  @inlinable
  deinit {
    if ownsMemory { base.deallocate() }
  }

  /// The written bytes.
  @inlinable package var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base, count: count)
  }

  @inlinable @inline(__always)
  package mutating func append(_ byte: UInt8) {
    reserve(1)
    base[count] = byte
    count += 1
  }

  @inlinable @inline(__always)
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    append(bytes.baseAddress, count: bytes.count)
  }

  @inlinable @inline(__always)
  package mutating func append(_ bytes: UnsafePointer<UInt8>?, count size: Int) {
    guard let bytes, size > 0 else { return }
    reserve(size)
    (base + count).update(from: bytes, count: size)
    count += size
  }

  @inlinable @inline(__always)
  package mutating func append(_ string: String) {
    var string = string
    string.withUTF8 { append($0) }
  }

  /// Writes `size` bytes directly into the buffer.
  @inlinable @inline(__always)
  package mutating func append(exactly size: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Void) {
    reserve(size)
    write(base + count)
    count += size
  }

  /// Returns the number of Unicode scalars after an offset.
  func scalarCount(from start: Int) -> Int {
    bytes[start..<count].count { $0 & 0xC0 != 0x80 }
  }

  /// Inserts spaces at an offset.
  mutating func insertSpaces(_ size: Int, at offset: Int) {
    reserve(size)
    let tail = base + offset
    (tail + size).update(from: tail, count: count - offset)
    tail.update(repeating: UInt8(ascii: " "), count: size)
    count += size
  }

  @inlinable
  package func makeString() -> String {
    // Texts of tables are checked, and values are strings or digits.
    String(wellFormed: bytes)
  }

  @inlinable @inline(__always)
  mutating func reserve(_ size: Int) {
    if count + size > capacity { grow(by: size) }
  }

  @usableFromInline @inline(never)
  mutating func grow(by size: Int) {
    let larger = max(2 * capacity, count + size)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    memory.update(from: base, count: count)
    if ownsMemory { base.deallocate() }
    base = memory
    capacity = larger
    ownsMemory = true
  }
}
