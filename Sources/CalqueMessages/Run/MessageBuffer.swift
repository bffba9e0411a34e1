/// Bytes of UTF-8 that a message is written into. They start in memory of the caller's stack and
/// move to the heap only if they outgrow it, so that a short message costs the allocation of its
/// String and no other.
package struct MessageBuffer: ~Copyable {
  package internal(set) var count = 0
  var base: UnsafeMutablePointer<UInt8>
  var capacity: Int
  var ownsMemory = false

  /// - Parameter scratch: Uninitialised memory that outlives the buffer; not empty.
  package init(scratch: UnsafeMutablePointer<UInt8>, capacity: Int) {
    base = scratch
    self.capacity = capacity
  }

  deinit {
    if ownsMemory { base.deallocate() }
  }

  /// What was written.
  package var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base, count: count)
  }

  @inline(__always)
  package mutating func append(_ byte: UInt8) {
    reserve(1)
    base[count] = byte
    count += 1
  }

  @inline(__always)
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    append(bytes.baseAddress, count: bytes.count)
  }

  @inline(__always)
  package mutating func append(_ bytes: UnsafePointer<UInt8>?, count size: Int) {
    guard let bytes, size > 0 else { return }
    reserve(size)
    (base + count).update(from: bytes, count: size)
    count += size
  }

  @inline(__always)
  package mutating func append(_ string: String) {
    var string = string
    string.withUTF8 { append($0) }
  }

  /// Writes `size` bytes in place.
  @inline(__always)
  package mutating func append(exactly size: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Void) {
    reserve(size)
    write(base + count)
    count += size
  }

  /// How many Unicode scalars there are after an offset.
  func scalarCount(from start: Int) -> Int {
    bytes[start..<count].count { $0 & 0xC0 != 0x80 }
  }

  /// Puts spaces in at an offset.
  mutating func insertSpaces(_ size: Int, at offset: Int) {
    reserve(size)
    let tail = base + offset
    (tail + size).update(from: tail, count: count - offset)
    tail.update(repeating: UInt8(ascii: " "), count: size)
    count += size
  }

  package func makeString() -> String {
    // Texts of tables are checked, and values are strings or digits.
    String(wellFormed: bytes)
  }

  @inline(__always)
  mutating func reserve(_ size: Int) {
    if count + size > capacity { grow(by: size) }
  }

  @inline(never)
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
