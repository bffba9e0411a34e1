/// Writes binary property lists, `bplist00`. See `BinaryPropertyListReader` for the format.
struct BinaryPropertyListWriter {
  private var objects: [[UInt8]] = []
  /// The elements of containers, which are written once the size of references is known.
  private var references: [[Int]] = []
  /// Leaves that were already added.
  private var known: [PropertyListValue: Int] = [:]

  /// Returns the bytes of a list.
  static func bytes(of root: PropertyListValue) -> [UInt8] {
    var writer = BinaryPropertyListWriter()
    _ = writer.add(root.parsed)
    return writer.file()
  }

  /// Adds a value with everything in it, and returns its number.
  private mutating func add(_ value: PropertyListValue) -> Int {
    if let number = known[value] { return number }
    let number = objects.count
    objects.append([])
    references.append([])
    switch value {
    case .dictionary(let members):
      objects[number] = Self.marker(0xD0, members.count)
      let keys = members.map { add(.string($0.key)) }
      references[number] = keys + members.map { add($0.value) }
    case .array(let values):
      objects[number] = Self.marker(0xA0, values.count)
      references[number] = values.map { add($0) }
    case .string(let string):
      objects[number] = Self.string(string)
      known[value] = number
    case .other(let kind, let text):
      objects[number] = Self.leaf(kind, text)
      known[value] = number
    case .spelled(let spelling): objects[number] = Self.string(spelling)
    }
    return number
  }

  private func file() -> [UInt8] {
    let referenceSize = Self.size(UInt64(objects.count))
    var output = Array("bplist00".utf8)
    var offsets: [UInt64] = []
    for (object, references) in zip(objects, references) {
      offsets.append(UInt64(output.count))
      output += object
      for reference in references { output += Self.integer(UInt64(reference), referenceSize) }
    }
    let tableStart = UInt64(output.count)
    let offsetSize = Self.size(tableStart)
    for offset in offsets { output += Self.integer(offset, offsetSize) }
    output += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    for number in [UInt64(objects.count), 0, tableStart] { output += Self.integer(number, 8) }
    return output
  }

  /// The number of bytes that an integer takes; readers support one, two, four and eight.
  private static func size(_ number: UInt64) -> Int {
    number <= 0xFF ? 1 : number <= 0xFFFF ? 2 : number <= 0xFFFF_FFFF ? 4 : 8
  }

  private static func integer(_ value: UInt64, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
  }

  private static func marker(_ kind: UInt8, _ count: Int) -> [UInt8] {
    count < 15 ? [kind | UInt8(count)] : [kind | 0x0F] + integerObject(UInt64(count))
  }

  private static func integerObject(_ value: UInt64) -> [UInt8] {
    let size = size(value)
    return [0x10 | UInt8(size.trailingZeroBitCount)] + integer(value, size)
  }

  private static func string(_ text: String) -> [UInt8] {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return marker(0x50, text.utf8.count) + text.utf8 }
    return marker(0x60, text.utf16.count) + text.utf16.flatMap { integer(UInt64($0), 2) }
  }

  private static func leaf(_ kind: String, _ text: String) -> [UInt8] {
    switch kind {
    case "true": return [0x09]
    case "false": return [0x08]
    case "integer":
      let digits = text.filter { !$0.isWhitespace && $0 != "+" }
      let magnitude = digits.drop { $0 == "-" }
      let value =
        magnitude.hasPrefix("0x") || magnitude.hasPrefix("0X")
        ? UInt64(magnitude.dropFirst(2), radix: 16) : UInt64(magnitude)
      guard let value else { return string(text) }
      // Only eight-byte integers have a sign, and a value that does not fit takes sixteen bytes.
      if digits.hasPrefix("-") { return [0x13] + integer(0 &- value, 8) }
      return value > UInt64(Int64.max)
        ? [0x14] + integer(0, 8) + integer(value, 8) : integerObject(value)
    case "real":
      let value = Double(text) ?? .nan
      return [0x23] + integer(value.bitPattern, 8)
    case "date":
      return [0x33] + integer((PropertyListDate.seconds(text) ?? 0).bitPattern, 8)
    case "data":
      let bytes = Base64.bytes(text.utf8)
      return marker(0x40, bytes.count) + bytes
    case "uid":
      let value = UInt64(text) ?? 0
      let size = size(value)
      return [0x80 | UInt8(size - 1)] + integer(value, size)
    default: return string(text)
    }
  }
}
