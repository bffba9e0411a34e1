/// Reads what is compressed as in RFC 1950 and RFC 1951: slowly, and with nothing of the writer's.
struct Inflate {
  struct Broken: Error {}

  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private var bit = 0
  private var output: [UInt8] = []

  static func bytes(_ bytes: [UInt8]) throws -> [UInt8] {
    guard bytes.count > 6, bytes[0] & 15 == 8, (Int(bytes[0]) << 8 | Int(bytes[1])) % 31 == 0 else {
      throw Broken()
    }
    var reader = Inflate(bytes: bytes.dropFirst(2), position: 2)
    while try !reader.block() {}
    let (sum, sums) = reader.output.reduce((1, 0)) { sums, byte in
      let sum = (sums.0 + Int(byte)) % 65_521
      return (sum, (sums.1 + sum) % 65_521)
    }
    let check = bytes.suffix(4).reduce(0) { $0 << 8 | Int($1) }
    guard check == sums << 16 | sum, reader.position + (reader.bit > 0 ? 1 : 0) + 4 == bytes.count
    else { throw Broken() }
    return reader.output
  }

  private init(bytes: ArraySlice<UInt8>, position: Int) {
    (self.bytes, self.position) = (bytes, position)
  }

  private mutating func bits(_ count: Int) throws -> Int {
    var value = 0
    for place in 0..<count {
      guard position < bytes.endIndex else { throw Broken() }
      value |= Int(bytes[position] >> UInt8(bit) & 1) << place
      bit += 1
      if bit == 8 { (bit, position) = (0, position + 1) }
    }
    return value
  }

  /// A prefix code: symbols in the order of their codes, and how many have each length.
  private struct Code {
    var symbols: [Int] = []
    var counts = Array(repeating: 0, count: 16)

    init(_ lengths: [Int]) {
      for length in 1...15 {
        let found = lengths.indices.filter { lengths[$0] == length }
        counts[length] = found.count
        symbols += found
      }
    }
  }

  private mutating func symbol(_ code: Code) throws -> Int {
    var (value, first, index) = (0, 0, 0)
    for length in 1...15 {
      value |= try bits(1)
      let count = code.counts[length]
      if value - count < first { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw Broken()
  }

  /// Returns whether the block is the last one; only blocks with codes of their own are known.
  private mutating func block() throws -> Bool {
    let isLast = try bits(1) == 1
    guard try bits(2) == 2 else { throw Broken() }
    let (literals, distances) = try codes()
    while true {
      let next = try symbol(literals)
      if next == 256 { return isLast }
      if next < 256 {
        output.append(UInt8(next))
        continue
      }
      let length = try length(next - 257)
      let distance = try distance(symbol(distances))
      guard distance <= output.count else { throw Broken() }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }

  private mutating func codes() throws -> (Code, Code) {
    let literals = try bits(5) + 257
    let distances = try bits(5) + 1
    let listed = try bits(4) + 4
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var lengths = Array(repeating: 0, count: 19)
    for place in order.prefix(listed) { lengths[place] = try bits(3) }
    let code = Code(lengths)
    var all: [Int] = []
    while all.count < literals + distances {
      switch try symbol(code) {
      case 16:
        guard let last = all.last else { throw Broken() }
        all += try Array(repeating: last, count: bits(2) + 3)
      case 17: all += try Array(repeating: 0, count: bits(3) + 3)
      case 18: all += try Array(repeating: 0, count: bits(7) + 11)
      case let length: all.append(length)
      }
    }
    guard all.count == literals + distances else { throw Broken() }
    return (Code(Array(all.prefix(literals))), Code(Array(all.suffix(distances))))
  }

  private mutating func length(_ code: Int) throws -> Int {
    if code == 28 { return 258 }
    if code < 8 { return code + 3 }
    let extra = code / 4 - 1
    return try (4 + code % 4) << extra + 3 + bits(extra)
  }

  private mutating func distance(_ code: Int) throws -> Int {
    if code < 4 { return code + 1 }
    let extra = code / 2 - 1
    return try (2 + code % 2) << extra + 1 + bits(extra)
  }
}
