/// Consecutive records of one kind, in memory that is owned elsewhere.
///
/// Accesses are unchecked: code that reads records from a file checks every index in the file
/// before it is used (see ``SectionCheck``).
///
/// It is public, as are the types around it that a lookup uses, because only public code is
/// compiled into the modules that use it.
public struct Records<Element: BitwiseCopyable> {
  @usableFromInline package let base: UnsafePointer<Element>
  @usableFromInline package let count: Int

  init(base: UnsafePointer<Element>, count: Int) {
    self.base = base
    self.count = count
  }

  /// Returns a record by its index.
  @inlinable @inline(__always)
  public subscript(index: Int) -> Element {
    assert(index >= 0 && index < count)
    return base[index]
  }

  var buffer: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }
}

/// Reads records from the start of a section.
struct RecordReader {
  private let bytes: UnsafeRawBufferPointer
  private var offset = 0

  /// - Parameter bytes: Starts at a multiple of 16.
  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// Returns the next records; nil if there are fewer.
  mutating func records<Element: BitwiseCopyable>(
    _ count: UInt32, of type: Element.Type
  ) -> Records<Element>? {
    // This cannot overflow: 32 bits times the size of a record fit into 63 bits.
    let size = Int(count) * MemoryLayout<Element>.stride
    guard let base = bytes.baseAddress, size <= bytes.count - offset,
      UInt(bitPattern: base + offset) % UInt(MemoryLayout<Element>.alignment) == 0
    else { return nil }
    let start = (base + offset).assumingMemoryBound(to: Element.self)
    offset += size
    return Records(base: start, count: Int(count))
  }

  /// The eight numbers at the start of a section.
  mutating func counts() -> Records<UInt32>? { records(8, of: UInt32.self) }

  /// Whether only the padding of the section is left.
  var isAtEnd: Bool { bytes.count - offset < SectionWriter.alignment }
}

/// Combines records into a section, whose length is a multiple of 16.
struct SectionWriter {
  static let alignment = 16
  private(set) var bytes: [UInt8] = []

  /// Writes the numbers at the start of a section, padded to eight.
  mutating func append(counts: [Int]) {
    append(counts.map { UInt32(clamping: $0) } + Array(repeating: 0, count: 8 - counts.count))
  }

  mutating func append<Element: BitwiseCopyable>(_ records: [Element]) {
    records.withUnsafeBytes { bytes.append(contentsOf: $0) }
  }

  mutating func finish() -> [UInt8] {
    let rest = bytes.count % Self.alignment
    if rest > 0 { bytes += Array(repeating: 0, count: Self.alignment - rest) }
    return bytes
  }
}
