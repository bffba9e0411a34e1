import CalqueTestRandom
import Foundation

/// Creates broken files from valid ones.
struct Mutator {
  var seeds: [[UInt8]]
  /// The tokens that are inserted at random places.
  var tokens: [[UInt8]]
  var generator: SeededGenerator

  init(seeds: [String], tokens: [String], state: UInt64) {
    self.seeds = seeds.map { Array($0.utf8) }
    self.tokens = tokens.map { Array($0.utf8) }
    generator = SeededGenerator(seed: state)
  }

  /// The number of rounds of a test; `CALQUE_ROUNDS` requests more.
  static func rounds(_ count: Int) -> Int {
    ProcessInfo.processInfo.environment["CALQUE_ROUNDS"].flatMap { Int($0) } ?? count
  }

  private mutating func pick(_ count: Int) -> Int {
    count == 0 ? 0 : generator.number(below: count)
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
