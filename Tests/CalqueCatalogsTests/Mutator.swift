import Foundation

/// Random numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

/// Creates broken files from valid ones.
struct Mutator {
  var seeds: [[UInt8]]
  /// The tokens that are inserted at random places.
  var tokens: [[UInt8]]
  var generator: SeededGenerator

  init(seeds: [String], tokens: [String], state: UInt64) {
    self.seeds = seeds.map { Array($0.utf8) }
    self.tokens = tokens.map { Array($0.utf8) }
    generator = SeededGenerator(state: state)
  }

  /// The number of rounds of a test; `CALQUE_ROUNDS` requests more.
  static func rounds(_ count: Int) -> Int {
    ProcessInfo.processInfo.environment["CALQUE_ROUNDS"].flatMap { Int($0) } ?? count
  }

  private mutating func pick(_ count: Int) -> Int {
    count == 0 ? 0 : Int.random(in: 0..<count, using: &generator)
  }

  /// A file with up to four changes.
  mutating func next() -> [UInt8] {
    var bytes = seeds[pick(seeds.count)]
    for _ in 0..<(1 + pick(4)) { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let start = pick(bytes.count + 1)
    let end = min(bytes.count, start + pick(6))
    switch pick(8) {
    case 0: bytes.removeSubrange(start..<end)
    case 1, 2, 3: bytes.insert(contentsOf: tokens[pick(tokens.count)], at: start)
    case 4: bytes.replaceSubrange(start..<end, with: tokens[pick(tokens.count)])
    case 5: bytes.insert(contentsOf: bytes[start..<min(bytes.count, start + pick(30))], at: start)
    case 6:
      let other = seeds[pick(seeds.count)]
      let piece = pick(other.count)
      bytes.insert(contentsOf: other[piece..<min(other.count, piece + pick(40))], at: start)
    default:
      if pick(3) == 0 {
        bytes.removeSubrange(start...)
      } else if start < bytes.count {
        bytes[start] = UInt8(truncatingIfNeeded: pick(256))
      }
    }
  }
}
