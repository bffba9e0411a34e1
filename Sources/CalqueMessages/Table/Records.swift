/// Records of one kind, one behind the other in memory that somebody else keeps.
///
/// Nothing is checked at an access: whoever makes it from a file checks every index that the file
/// holds before it is used (see ``SectionCheck``).
///
/// It is public, as are the types around it that a look-up goes through, because only what is public
/// is compiled into the modules that use it.
public struct Records<Element: BitwiseCopyable> {
  @usableFromInline package let base: UnsafePointer<Element>
  @usableFromInline package let count: Int

  init(base: UnsafePointer<Element>, count: Int) {
    self.base = base
    self.count = count
  }

  /// A record by its index.
  @inlinable @inline(__always)
  public subscript(index: Int) -> Element {
    assert(index >= 0 && index < count)
    return base[index]
  }

  var buffer: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }
}

/// Takes records off the front of a section.
struct RecordReader {
  private let bytes: UnsafeRawBufferPointer
  private var offset = 0

  /// - Parameter bytes: Starts at a multiple of 16.
  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// The next records; nil if there are not so many.
  mutating func records<Element: BitwiseCopyable>(
    _ count: UInt32, of type: Element.Type
  ) -> Records<Element>? {
    // No overflow: 32 bits times the size of a record fits into 63.
    let size = Int(count) * MemoryLayout<Element>.stride
    guard let base = bytes.baseAddress, size <= bytes.count - offset,
      UInt(bitPattern: base + offset) % UInt(MemoryLayout<Element>.alignment) == 0
    else { return nil }
    let start = (base + offset).assumingMemoryBound(to: Element.self)
    offset += size
    return Records(base: start, count: Int(count))
  }

  /// The eight numbers that a section begins with.
  mutating func counts() -> Records<UInt32>? { records(8, of: UInt32.self) }

  /// Whether nothing is left but what fills the section up.
  var isAtEnd: Bool { bytes.count - offset < SectionWriter.alignment }
}

/// Puts records together to a section, whose length is a multiple of 16.
struct SectionWriter {
  static let alignment = 16
  private(set) var bytes: [UInt8] = []

  /// Writes the numbers that a section begins with, filled up to eight.
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
