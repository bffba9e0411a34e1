import CalqueDiagnostics

/// Reads binary property lists, `bplist00` and similar versions, as CoreFoundation does
/// (`CFBinaryPList.c`). A file consists of an eight-byte header, objects, a table of their offsets,
/// and a 32-byte trailer that locates the table.
///
/// Every range is that of an object in the file, including its marker.
struct BinaryPropertyListReader {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The offset where the table begins, and therefore the objects end.
  private let tableStart: Int
  private let objectCount: Int
  private let offsetSize: Int
  private let referenceSize: Int
  /// The objects that were already read, by offset: containers may share their elements.
  private var known: [Int: (node: PropertyListNode, size: Int)] = [:]
  /// The containers that are currently open.
  private var path: Set<Int> = []
  private var failure: (range: Range<Int>, message: String, isLimit: Bool)?

  /// CoreFoundation's own nesting limit.
  private static let nestingLimit = 512
  /// The maximum number of values, counting shared ones each time they are used. It keeps a small
  /// file from expanding into a large tree.
  private static let sizeLimit = 10_000_000

  /// Whether a file has the header of a binary property list.
  static func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.starts(with: "bplist0".utf8)
  }

  /// Reads the root of a binary property list, or returns a problem that describes why there is
  /// none.
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (root: PropertyListNode?, problem: CatalogProblem?) {
    func problem(_ range: Range<Int>, _ message: String, isLimit: Bool = false) -> CatalogProblem {
      CatalogProblem(
        isLimit ? .limitExceeded : .stringsdictXML, at: range, message,
        hint: "Restore the file, or build it again", effect: .losesFile)
    }
    let end = max(0, bytes.count - 32)..<bytes.count
    guard var reader = BinaryPropertyListReader(bytes),
      let top = reader.topObject
    else {
      return (
        nil,
        problem(end, "The binary property list has no valid trailer; the file may be truncated")
      )
    }
    if let (root, _) = reader.object(at: top, depth: 0) { return (root, nil) }
    guard let failure = reader.failure else {
      return (nil, problem(end, "The binary property list is corrupted"))
    }
    return (nil, problem(failure.range, failure.message, isLimit: failure.isLimit))
  }

  private var topObject: Int?

  /// Reads the trailer, and checks the table that it locates.
  private init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count >= 41, Self.matches(bytes) else { return nil }
    let trailer = bytes.count - 32
    func number(_ offset: Int) -> Int? {
      Int(exactly: Self.integer(bytes, trailer + offset, 8))
    }
    guard let objectCount = number(8), let top = number(16), let tableStart = number(24),
      objectCount >= 1, top < objectCount, tableStart >= 9, tableStart < trailer
    else { return nil }
    let offsetSize = Int(bytes[trailer + 6])
    let referenceSize = Int(bytes[trailer + 7])
    let (tableSize, overflows) = objectCount.multipliedReportingOverflow(by: offsetSize)
    guard offsetSize >= 1, referenceSize >= 1, !overflows, tableSize == trailer - tableStart,
      referenceSize >= 8 || 1 << (8 * referenceSize) > objectCount,
      offsetSize >= 8 || 1 << (8 * offsetSize) > tableStart
    else { return nil }
    self.bytes = bytes
    self.tableStart = tableStart
    self.objectCount = objectCount
    self.offsetSize = offsetSize
    self.referenceSize = referenceSize
    for object in 0..<objectCount {
      let offset = Self.integer(bytes, tableStart + object * offsetSize, offsetSize)
      guard offset < UInt64(tableStart) else { return nil }
    }
    topObject = offset(of: top)
  }

  /// A big-endian number of any size. If it has more than eight bytes, the last eight are used.
  private static func integer(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ size: Int
  ) -> UInt64 {
    var value: UInt64 = 0
    for index in start..<(start + size) { value = value << 8 | UInt64(bytes[index]) }
    return value
  }

  /// The offset of an object in the table. Returns nil if an object cannot begin there.
  private func offset(of object: Int) -> Int? {
    let offset = Self.integer(bytes, tableStart + object * offsetSize, offsetSize)
    return offset >= 8 && offset < UInt64(tableStart) ? Int(offset) : nil
  }

  private mutating func fail(
    _ range: Range<Int>, _ message: String, isLimit: Bool = false
  ) -> (PropertyListNode, Int)? {
    if failure == nil { failure = (range, message, isLimit) }
    return nil
  }

  // MARK: Objects

  /// The object that begins at an offset, and the number of values in it, including itself.
  mutating func object(at start: Int, depth: Int) -> (PropertyListNode, Int)? {
    let marker = start..<(start + 1)
    guard depth <= Self.nestingLimit else {
      return fail(
        marker, "Lists and dictionaries are nested more than \(Self.nestingLimit) levels deep",
        isLimit: true)
    }
    if let (node, size) = known[start] { return (node, size) }
    let kind = bytes[start] >> 4
    guard let (count, contentStart) = count(at: start, kind),
      let length = length(kind, count), length <= tableStart - contentStart
    else {
      return fail(marker, "An object has an unknown type or extends beyond the data")
    }
    let content = contentStart..<(contentStart + length)
    let value: PropertyListNode.Content
    var size = 1
    switch kind {
    case 0xA, 0xC, 0xD:
      guard let container = container(at: start, kind, count, contentStart, depth) else {
        return nil
      }
      (value, size) = container
    default:
      guard let leaf = leaf(kind, bytes[start], content) else {
        return fail(marker, "An object has an unknown type")
      }
      value = leaf
    }
    let node = PropertyListNode(
      content: value, range: start..<content.upperBound, contentRange: content)
    known[start] = (node, size)
    return (node, size)
  }

  /// The number in a marker, or after it, and the offset where the object's contents begin.
  func count(at start: Int, _ kind: UInt8) -> (count: Int, contentStart: Int)? {
    let low = Int(bytes[start] & 0x0F)
    switch kind {
    case 0x4, 0x5, 0x6, 0xA, 0xC, 0xD:
      guard low == 0x0F else { return (low, start + 1) }
      guard start + 1 < tableStart, bytes[start + 1] >> 4 == 0x1 else { return nil }
      let size = 1 << Int(bytes[start + 1] & 0x0F)
      guard size <= tableStart - (start + 2),
        // CoreFoundation stores the size in one byte.
        let count = Int(exactly: Self.integer(bytes, start + 2, size & 0xFF))
      else { return nil }
      return (count, start + 2 + size)
    default: return (low, start + 1)
    }
  }

  /// The number of bytes of an object after its marker and count.
  private func length(_ kind: UInt8, _ count: Int) -> Int? {
    func times(_ factor: Int) -> Int? {
      let (product, overflows) = count.multipliedReportingOverflow(by: factor)
      return overflows ? nil : product
    }
    switch kind {
    case 0x0: return 0
    case 0x1: return count <= 4 ? 1 << count : nil
    case 0x2: return count == 2 ? 4 : count == 3 ? 8 : nil
    case 0x3: return count == 3 ? 8 : nil
    case 0x4, 0x5: return count
    // An empty one is written as ASCII; CoreFoundation reads no other form.
    case 0x6: return count == 0 ? nil : times(2)
    case 0x8: return count + 1
    case 0xA, 0xC: return times(referenceSize)
    case 0xD: return times(2 * referenceSize)
    default: return nil
    }
  }

  private func leaf(
    _ kind: UInt8, _ marker: UInt8, _ content: Range<Int>
  ) -> PropertyListNode.Content? {
    switch kind {
    case 0x0:
      switch marker {
      case 0x00: return .other("null", "")
      case 0x08: return .other("false", "")
      case 0x09: return .other("true", "")
      default: return nil
      }
    case 0x1:
      let number = Self.integer(bytes, content.lowerBound, content.count)
      // Only eight-byte integers have a sign.
      return .other(
        "integer", content.count == 8 ? "\(Int64(bitPattern: number))" : "\(number)")
    case 0x2:
      let bits = Self.integer(bytes, content.lowerBound, content.count)
      return .other(
        "real",
        content.count == 4
          ? "\(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))"
          : "\(Double(bitPattern: bits))")
    case 0x3:
      let bits = Self.integer(bytes, content.lowerBound, 8)
      return .other("date", PropertyListDate.text(Double(bitPattern: bits)))
    case 0x4: return .other("data", Base64.text(bytes[content]))
    case 0x5, 0x6: return .string(Self.text(bytes, content, isWide: kind == 0x6))
    default:
      let number = Self.integer(bytes, content.lowerBound, content.count)
      return number <= UInt32.max ? .other("uid", "\(number)") : nil
    }
  }

  private mutating func container(
    at start: Int, _ kind: UInt8, _ count: Int, _ contentStart: Int, _ depth: Int
  ) -> (PropertyListNode.Content, Int)? {
    let marker = start..<(start + 1)
    guard path.insert(start).inserted else {
      _ = fail(marker, "A list or dictionary contains itself")
      return nil
    }
    defer { path.remove(start) }
    var size = 1
    var values: [PropertyListNode] = []
    let isDictionary = kind == 0xD
    // The keys all come first, then the values.
    for index in 0..<(isDictionary ? count * 2 : count) {
      let reference = contentStart + index * referenceSize
      let number = Self.integer(bytes, reference, referenceSize)
      guard number < UInt64(objectCount), let offset = offset(of: Int(number)) else {
        _ = fail(reference..<(reference + referenceSize), "A reference does not refer to an object")
        return nil
      }
      guard let (value, valueSize) = object(at: offset, depth: depth + 1) else { return nil }
      if isDictionary, index < count, !value.isLeaf {
        _ = fail(value.range, "A key cannot be a list or a dictionary")
        return nil
      }
      size += valueSize
      guard size <= Self.sizeLimit else {
        _ = fail(
          marker, "More than \(Self.sizeLimit) values, counting each use of a shared value",
          isLimit: true)
        return nil
      }
      values.append(value)
    }
    guard isDictionary else {
      return (kind == 0xA ? .array(values) : .other("set", ""), size)
    }
    // The first of equal keys is used here, not the last.
    var seen: Set<[UInt8]> = []
    let members = (0..<count).compactMap { index -> PropertyListNode.Member? in
      let key = values[index]
      // A key that is not text can never be looked up.
      guard let text = key.string, seen.insert(Array(text.utf8)).inserted else { return nil }
      let value = values[index + count]
      return PropertyListNode.Member(
        key: text, keyRange: key.range, commentRange: nil, value: value, range: key.range)
    }
    return (.dictionary(members), size)
  }

  // MARK: Text
}

extension PropertyListNode {
  /// Whether it is neither a list nor a dictionary.
  var isLeaf: Bool {
    switch content {
    case .dictionary, .array, .other("set", _): false
    case .string, .other: true
    }
  }
}
