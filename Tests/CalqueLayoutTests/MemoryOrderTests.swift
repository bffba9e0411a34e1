import CalqueTestRandom
import Testing

@testable import CalqueLayout

/// Ranges of an array in another order, beside the same by copies.
struct MemoryOrderTests {
  @Test(arguments: 0..<200)
  func `memory is in the order that copies would have`(seed: Int) {
    var numbers = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...60, using: &numbers)
    let first = Int.random(in: 0..<count, using: &numbers)
    var ranges: [Range<Int>] = []
    var start = first
    while start < count {
      let end = Int.random(in: start...min(count, start + 20), using: &numbers)
      ranges.append(start..<end)
      start = max(end, start + (ranges.count > 80 ? 1 : 0))
    }
    switch seed % 4 {
    case 0: break
    case 1: ranges.shuffle(using: &numbers)
    case 2: ranges.insert(ranges.removeLast(), at: ranges.count / 2)
    default: ranges.removeAll { _ in Bool.random(using: &numbers) }
    }
    let before = (0..<count).map { Triple(one: UInt64($0), two: UInt64($0 + 7), three: UInt8($0)) }
    let expected = before[..<first] + ranges.flatMap { before[$0] }
    var moved = before
    moved.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress {
        MemoryOrder(ranges, from: first).move(start, stride: MemoryLayout<Triple>.stride)
      }
    }
    #expect(moved[..<expected.count] == expected)
  }

  private struct Triple: Equatable {
    let one: UInt64
    let two: UInt64
    let three: UInt8
  }
}
