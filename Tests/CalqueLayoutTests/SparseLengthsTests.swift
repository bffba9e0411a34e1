import CalqueLayout
import Testing

/// The lengths of many slots, compared with a plain array that is summed each time.
struct SparseLengthsTests {
  /// Every length: known ones, and their mean for the others.
  private struct Oracle {
    var lengths: [Double?]
    let guess: Double

    var estimate: Double {
      let known = lengths.compactMap(\.self)
      return known.isEmpty ? guess : known.reduce(0, +) / Double(known.count)
    }

    func start(of index: Int) -> Double {
      lengths.prefix(index).reduce(0) { $0 + ($1 ?? estimate) }
    }

    func slot(at distance: Double) -> Int {
      for index in lengths.indices where start(of: index + 1) > distance { return index }
      return max(lengths.count - 1, 0)
    }
  }

  private static func agree(_ lengths: SparseLengths, _ oracle: Oracle) {
    let count = oracle.lengths.count
    #expect(lengths.count == count)
    #expect(lengths.knownCount == oracle.lengths.count { $0 != nil })
    #expect(abs(lengths.estimate - oracle.estimate) < 1e-9)
    for index in 0...count {
      #expect(abs(lengths.start(of: index) - oracle.start(of: index)) < 1e-6, "\(index)")
    }
    let total = oracle.start(of: count)
    for step in 0..<20 {
      // Between the ends of slots, where both must agree regardless of the last bit.
      let distance = (Double(step) + 0.317) * (total + 10) / 20 - 5
      let found = lengths.slot(at: distance)
      let expected = oracle.slot(at: distance)
      if found != expected {
        #expect(abs(oracle.start(of: max(found, expected)) - distance) < 1e-6)
      }
    }
  }

  @Test(arguments: [0, 1, 2, 3, 7, 8, 9, 33])
  func `sums equal those of a plain array, for any known lengths`(count: Int) {
    var random = RandomTree(seed: count + 1)
    var lengths = SparseLengths(count: count, guess: 44)
    var oracle = Oracle(lengths: Array(repeating: nil, count: count), guess: 44)
    Self.agree(lengths, oracle)
    for _ in 0..<min(count * 2, 60) {
      let index = random.number(below: count)
      let length = Double(random.number(below: 400)) / 4
      lengths.set(length, at: index)
      oracle.lengths[index] = length
    }
    Self.agree(lengths, oracle)
  }

  @Test
  func `slots are added and removed at the end`() {
    var random = RandomTree(seed: 9)
    var lengths = SparseLengths(count: 5, guess: 20)
    var oracle = Oracle(lengths: Array(repeating: nil, count: 5), guess: 20)
    for _ in 0..<12 {
      let count = random.number(below: 40)
      lengths.resize(count)
      oracle.lengths = Array(oracle.lengths.prefix(count))
      oracle.lengths += Array(repeating: nil, count: count - oracle.lengths.count)
      for index in 0..<count where index % 3 == 0 {
        let length = Double(random.number(below: 200)) / 2
        lengths.set(length, at: index)
        oracle.lengths[index] = length
      }
      Self.agree(lengths, oracle)
    }
  }

  @Test
  func `equal lengths are exact in the millions`() {
    var lengths = SparseLengths(count: 1_000_000, guess: 44)
    for index in 500_000..<500_020 { lengths.set(28.1, at: index) }
    #expect(lengths.estimate == 28.1)
    #expect(lengths.total == 28.1 * 1_000_000)
    #expect(lengths.slot(at: 28.1 * 777_777 + 1) == 777_777)
    #expect(lengths.start(of: 777_777) == 28.1 * 777_777)
  }

  @Test
  func `invalid lengths and places are harmless`() {
    var lengths = SparseLengths(count: 3, guess: 10)
    lengths.set(.nan, at: 0)
    lengths.set(-5, at: 1)
    lengths.set(7, at: 3)
    lengths.set(7, at: -1)
    #expect(lengths.total == 0)
    #expect(lengths.slot(at: .infinity) == 2)
    #expect(lengths.slot(at: .nan) == 0)
    #expect(SparseLengths(count: -4, guess: 10).total == 0)
  }
}
