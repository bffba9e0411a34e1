/// Finds the keys that only a translation has and that are missing keys with a typing error.
struct KeyLookalikes {
  /// The maximum number of comparisons; more are not worth the time.
  private static let limit = 50_000
  /// Shorter keys are similar to many others.
  private static let shortest = 6
  /// In a key of this length two letters may differ.
  private static let long = 12

  private var keys: [(key: CoverageSurplus, bytes: [UInt8], isTaken: Bool)]

  /// - Parameter gaps: How many keys will be looked up.
  init(_ surplus: [CoverageSurplus], gaps: Int) {
    keys =
      surplus.count * gaps <= Self.limit ? surplus.map { ($0, Array($0.key.utf8), false) } : []
  }

  /// Removes and returns the key that looks like another one, or nil if none does.
  mutating func take(like name: String) -> CoverageSurplus? {
    if keys.isEmpty || name.utf8.count < Self.shortest { return nil }
    let bytes = Array(name.utf8)
    guard
      let index = keys.firstIndex(where: { !$0.isTaken && Self.isAlike(bytes, $0.bytes) })
    else { return nil }
    keys[index].isTaken = true
    return keys[index].key
  }

  private static func isAlike(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard abs(left.count - right.count) <= 2, left.first == right.first || left.last == right.last,
      right.count >= shortest
    else { return false }
    let head = zip(left, right).prefix { $0 == $1 }.count
    let tail = zip(left.dropFirst(head).reversed(), right.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    let (own, other) = (left[head..<(left.count - tail)], right[head..<(right.count - tail)])
    guard own.count <= 2, other.count <= 2, digits(left) == digits(right) else { return false }
    switch (own.count, other.count) {
    case (0...1, 0...1): return true
    // Two letters that were swapped.
    case (2, 2) where own.first == other.last && own.last == other.first: return true
    case (0...2, 0...2): return left.count >= long
    default: return false
    }
  }

  private static func digits(_ bytes: [UInt8]) -> [UInt8] {
    bytes.filter { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
  }
}
