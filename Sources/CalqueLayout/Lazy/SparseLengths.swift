/// The lengths of a row of slots of which only those that were seen are known; every other slot
/// counts as long as the known ones are on average.
///
/// It is a Fenwick tree whose nodes are stored in a table: a slot that was never seen costs
/// nothing, and every query takes a step for each bit of the number of slots.
package struct SparseLengths {
  private struct Sum {
    var count = 0
    var length = 0.0
  }

  /// The number of slots.
  package private(set) var count: Int
  /// How long an unknown slot is as long as none is known, in points.
  package var guess: Double
  private var known: [Int: Double] = [:]
  /// Node `i`, counted from 1, holds the known slots in `(i - lowest bit of i)..<i`.
  private var nodes: [Int: Sum] = [:]
  private var all = Sum()
  private var least = Double.infinity
  private var most = -Double.infinity
  /// A power of two that is not less than the number of slots.
  private var capacity = 1

  package init(count: Int, guess: Double) {
    self.count = max(count, 0)
    self.guess = guess
    while capacity < self.count { capacity *= 2 }
  }

  /// How many slots are known.
  package var knownCount: Int { all.count }

  /// The length of an unknown slot. Equal lengths give themselves: their mean could be off by a
  /// bit.
  package var estimate: Double {
    if all.count == 0 { return guess }
    return least == most ? least : all.length / Double(all.count)
  }

  /// The length of all slots.
  package var total: Double { start(of: count) }

  /// The length of a slot.
  package subscript(index: Int) -> Double { known[index] ?? estimate }

  /// Whether the length of a slot is known.
  package func isKnown(_ index: Int) -> Bool { known[index] != nil }

  /// Sets the length of a slot. Negative lengths and NaN count as zero.
  package mutating func set(_ length: Double, at index: Int) {
    guard index >= 0, index < count else { return }
    let length = length.isFinite ? max(length, 0) : 0
    let before = known.updateValue(length, forKey: index)
    guard before != length else { return }
    add(Sum(count: before == nil ? 1 : 0, length: length - (before ?? 0)), at: index)
    least = min(least, length)
    most = max(most, length)
  }

  /// Changes the number of slots. What is known of the ones that stay is kept.
  package mutating func resize(_ count: Int) {
    let count = max(count, 0)
    guard count != self.count else { return }
    if count < self.count {
      self.count = count
      for (index, length) in known where index >= count {
        known[index] = nil
        add(Sum(count: -1, length: -length), at: index)
      }
      least = known.values.min() ?? .infinity
      most = known.values.max() ?? -.infinity
      // Sums that lengths were taken from again are not exact.
      if known.isEmpty { (nodes, all) = ([:], Sum()) }
      return
    }
    self.count = count
    while capacity < count {
      capacity *= 2
      if all.count > 0 { nodes[capacity] = all }
    }
  }

  /// Where a slot starts: the length of all slots before it.
  package func start(of index: Int) -> Double {
    let index = min(max(index, 0), count)
    var before = Sum()
    if index == count {
      before = all
    } else {
      var node = index
      while node > 0 {
        if let sum = nodes[node] {
          before.count += sum.count
          before.length += sum.length
        }
        node &= node - 1
      }
    }
    return length(before, of: index)
  }

  /// The slot in which a distance from the start ends; the first one for less than that, the last
  /// one for more. An empty slot has no inside.
  package func slot(at distance: Double) -> Int {
    var (slot, step, before) = (0, capacity, Sum())
    while step > 0 {
      let next = slot + step
      if next <= count {
        var sum = before
        if let node = nodes[next] {
          sum.count += node.count
          sum.length += node.length
        }
        if length(sum, of: next) <= distance {
          slot = next
          before = sum
        }
      }
      step /= 2
    }
    return min(slot, max(count - 1, 0))
  }

  /// The length of a number of slots from the first one on, of which some are known.
  private func length(_ sum: Sum, of slots: Int) -> Double {
    if all.count > 0, least == most { return least * Double(slots) }
    return sum.length + Double(slots - sum.count) * estimate
  }

  private mutating func add(_ sum: Sum, at index: Int) {
    all.count += sum.count
    all.length += sum.length
    var node = index + 1
    while node <= capacity {
      nodes[node, default: Sum()].count += sum.count
      nodes[node, default: Sum()].length += sum.length
      node += node & -node
    }
  }
}
