/// Random numbers that are the same in every run, for tests that make their own input: SplitMix64
/// (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014).
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 up to a limit, which is positive.
  package mutating func number(below limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// Returns one of the elements, of which there is at least one.
  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  /// Returns whether something happens that does so in as many of a hundred cases.
  package mutating func chance(_ percent: Int) -> Bool { number(below: 100) < percent }
}
