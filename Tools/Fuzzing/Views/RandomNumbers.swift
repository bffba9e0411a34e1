import Foundation

/// Numbers and choices from a seed, which are the same each time.
struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64
  /// Whether extreme numbers are included.
  var hasExtremes = true

  init(seed: UInt64) {
    state = seed
    for _ in 0..<4 { _ = next() }
  }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  mutating func one<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }

  /// Returns a length in points, which is sometimes unusable.
  mutating func length() -> CGFloat {
    if hasExtremes, chance(8) { return CGFloat(one(of: Self.extremes)) }
    return chance(30) ? CGFloat(below(4)) : CGFloat.random(in: 0...80, using: &self)
  }

  mutating func maybe() -> CGFloat? { chance(50) ? length() : nil }

  mutating func count() -> Int {
    hasExtremes && chance(8) ? one(of: [.max, .min, -1, 0, 1_000_000]) : below(5)
  }

  static let extremes: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e-300, -1, 0,
    9.3e18, -9.3e18, 1e9, 1e-9, -40,
  ]
}
