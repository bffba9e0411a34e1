import CalqueCatalogs

/// Finds the keys that only a translation has and that are missing keys with a typing error.
///
/// Two such keys are equal without a piece of at most two bytes, so each key is found by what
/// remains of it without any such piece.
struct KeyLookalikes {
  /// The maximum number of keys to be searched, and of keys to be looked up: so many are a table
  /// that was replaced, not typing errors.
  private static let limit = (keys: 20_000, gaps: 100_000)
  /// Shorter keys are similar to many others.
  private static let shortest = 6
  /// In a key of this length two letters may differ.
  private static let long = 12
  /// The most bytes that may differ.
  private static let longestPiece = 2

  private var keys: [(key: CoverageSurplus, bytes: [UInt8], isTaken: Bool)] = []
  /// The places of keys in ``keys``, by the hash of what remains without a piece, in ascending
  /// order.
  private var places: [UInt64: [Int32]] = [:]

  /// - Parameter gaps: How many keys will be looked up.
  init(_ surplus: [CoverageSurplus], gaps: Int) {
    guard surplus.count <= Self.limit.keys, gaps <= Self.limit.gaps else { return }
    keys = surplus.map { ($0, Array($0.key.utf8), false) }
    for (place, key) in keys.enumerated() where key.bytes.count >= Self.shortest {
      Self.forEachRest(of: key.bytes) { hash in
        // Pieces of equal bytes leave the same.
        if places[hash]?.last != Int32(place) { places[hash, default: []].append(Int32(place)) }
      }
    }
  }

  /// Removes and returns the key that looks like another one, or nil if none does. Of several it is
  /// the first.
  mutating func take(like name: String) -> CoverageSurplus? {
    if keys.isEmpty || name.utf8.count < Self.shortest { return nil }
    let bytes = Array(name.utf8)
    var found: Int?
    Self.forEachRest(of: bytes) { hash in
      for place in places[hash] ?? [] {
        let place = Int(place)
        if let found, place >= found { break }
        if !keys[place].isTaken, Self.isAlike(bytes, keys[place].bytes) { found = place }
      }
    }
    guard let found else { return nil }
    keys[found].isTaken = true
    return keys[found].key
  }

  /// Visits the hashes of what remains of a key without each piece of up to two bytes. Keys with
  /// other digits have other hashes.
  private static func forEachRest(of bytes: [UInt8], _ visit: (UInt64) -> Void) {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    let digits = digits(bytes).reduce(1) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    // The hashes of the beginnings; that of a piece follows from two of them.
    var heads: [UInt64] = [0]
    var powers: [UInt64] = [1]
    for byte in bytes {
      heads.append((heads.last ?? 0) &* factor &+ UInt64(byte) &+ 1)
      powers.append((powers.last ?? 1) &* factor)
    }
    let all = heads[bytes.count]
    for length in 0...min(longestPiece, bytes.count) {
      for start in 0...(length == 0 ? 0 : bytes.count - length) {
        let end = start + length
        let tail = all &- heads[end] &* powers[bytes.count - end]
        visit((heads[start] &* powers[bytes.count - end] &+ tail) ^ digits)
      }
    }
  }

  private static func isAlike(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard abs(left.count - right.count) <= longestPiece,
      left.first == right.first || left.last == right.last, right.count >= shortest
    else { return false }
    let head = zip(left, right).prefix { $0 == $1 }.count
    let tail = zip(left.dropFirst(head).reversed(), right.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    let (own, other) = (left[head..<(left.count - tail)], right[head..<(right.count - tail)])
    guard own.count <= longestPiece, other.count <= longestPiece, digits(left) == digits(right)
    else { return false }
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
