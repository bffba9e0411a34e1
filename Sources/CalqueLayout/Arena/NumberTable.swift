import Foundation

/// The numbers of nodes that have more than two, one after the other.
struct NumberTable {
  private(set) var base: UnsafeMutablePointer<Double> = .resizable(64)
  private var capacity = 64
  private var count = 0

  var bytes: Int { capacity * MemoryLayout<Double>.stride }

  func deallocate() { base.deallocateResizable() }

  /// Keeps the insets of a node; those of the node in front are mostly the same.
  mutating func append(_ insets: EdgeInsets) -> UInt32 {
    if count >= 4, self[insets: UInt32(count - 4)] == insets { return UInt32(count - 4) }
    let first = reserve(4)
    base[first] = Double(insets.top)
    base[first + 1] = Double(insets.leading)
    base[first + 2] = Double(insets.bottom)
    base[first + 3] = Double(insets.trailing)
    return UInt32(first)
  }

  subscript(insets place: UInt32) -> EdgeInsets {
    @inline(__always) get {
      let first = base + Int(place)
      return EdgeInsets(
        top: CGFloat(first[0]), leading: CGFloat(first[1]), bottom: CGFloat(first[2]),
        trailing: CGFloat(first[3]))
    }
  }

  /// Makes room for some numbers.
  ///
  /// - Returns: the place of the first one.
  mutating func reserve(_ more: Int) -> Int {
    if count + more > capacity {
      capacity *= 2
      base = base.resized(capacity)
    }
    defer { count += more }
    return count
  }
}
