/// The lines that two versions of a text have in common.
///
/// Lines that each version has once are matched first, in the longest sequence that is in the same
/// order in both (the "patience" difference of Bram Cohen). Only the short stretches between them
/// are searched for the smallest difference, which takes quadratic time.
struct LineMatches {
  /// The number of lines above which a stretch without common unique lines is one change.
  private static let limit = 2_000

  /// For each old line the corresponding new line; nil for one that was removed.
  private(set) var newLines: [Int?]
  private let old: [Int]
  private let new: [Int]

  /// Compares the lines of two texts by their bytes.
  init(_ old: [Substring], _ new: [Substring]) {
    // The line with its bytes; equal characters may be different bytes.
    var numbers: [[UInt8]: Int] = [:]
    func number(_ line: Substring) -> Int {
      let bytes = Array(line.utf8)
      if let known = numbers[bytes] { return known }
      numbers[bytes] = numbers.count
      return numbers.count - 1
    }
    self.old = old.map(number)
    self.new = new.map(number)
    newLines = Array(repeating: nil, count: old.count)
    var stretches = [(old: 0..<old.count, new: 0..<new.count)]
    while let stretch = stretches.popLast() {
      stretches += match(stretch.old, stretch.new)
    }
  }

  /// Matches what two stretches begin and end with and the lines that they have once, and returns
  /// the stretches between them.
  private mutating func match(
    _ oldRange: Range<Int>, _ newRange: Range<Int>
  ) -> [(old: Range<Int>, new: Range<Int>)] {
    var (oldRange, newRange) = (oldRange, newRange)
    while let first = oldRange.first, let other = newRange.first, old[first] == new[other] {
      newLines[first] = other
      oldRange.removeFirst()
      newRange.removeFirst()
    }
    while let last = oldRange.last, let other = newRange.last, old[last] == new[other] {
      newLines[last] = other
      oldRange.removeLast()
      newRange.removeLast()
    }
    if oldRange.isEmpty || newRange.isEmpty { return [] }
    let anchors = Self.increasing(uniqueLines(oldRange, newRange))
    guard !anchors.isEmpty else {
      matchSmallest(oldRange, newRange)
      return []
    }
    var stretches: [(old: Range<Int>, new: Range<Int>)] = []
    var start = (old: oldRange.lowerBound, new: newRange.lowerBound)
    for anchor in anchors {
      newLines[anchor.old] = anchor.new
      stretches.append((start.old..<anchor.old, start.new..<anchor.new))
      start = (anchor.old + 1, anchor.new + 1)
    }
    stretches.append((start.old..<oldRange.upperBound, start.new..<newRange.upperBound))
    return stretches
  }

  /// The lines that both stretches have once, in the order of the old one.
  private func uniqueLines(
    _ oldRange: Range<Int>, _ newRange: Range<Int>
  ) -> [(old: Int, new: Int)] {
    func places(_ range: Range<Int>, _ lines: [Int]) -> [Int: Int?] {
      range.reduce(into: [:]) { places, index in
        places.updateValue(places[lines[index]] == nil ? index : nil, forKey: lines[index])
      }
    }
    let (first, second) = (places(oldRange, old), places(newRange, new))
    return oldRange.compactMap { index in
      guard case .some(.some(index)) = first[old[index]],
        case .some(.some(let other)) = second[old[index]]
      else { return nil }
      return (index, other)
    }
  }

  /// The longest subsequence in which the new lines increase too.
  private static func increasing(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    // The last pairs of the best sequences of each length, and for each pair the one before it.
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: [(old: Int, new: Int)] = []
    var index = ends.last ?? -1
    while index >= 0 {
      result.append(pairs[index])
      index = previous[index]
    }
    return result.reversed()
  }

  /// Matches the lines of two stretches with the smallest difference, if they are short.
  private mutating func matchSmallest(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    guard oldRange.count + newRange.count <= Self.limit else { return }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in Array(new[newRange]).difference(from: Array(old[oldRange])) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var place = 0
    for offset in 0..<oldRange.count where !removed.contains(offset) {
      while inserted.contains(place) { place += 1 }
      newLines[oldRange.lowerBound + offset] = newRange.lowerBound + place
      place += 1
    }
  }
}
