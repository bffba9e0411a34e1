/// The steps that change one list of keys to another while moving as few as possible.
struct SequencePlan {
  enum Step {
    /// An element stays where it is.
    case keep(old: Int, new: Int)
    /// An element is inserted after the one of the last step, from elsewhere in the old list or
    /// not.
    case insert(new: Int, from: Int?)
  }

  /// The steps that form the new list, in order.
  let steps: [Step]
  /// The elements of the old list that do not stay, because they are removed or moved.
  let removed: [Int]

  /// Creates a plan for two lists without duplicates.
  init(from old: [ScalarKey], to new: [ScalarKey]) {
    let places = Dictionary(
      old.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let origins = new.map { places[$0] }
    var stays = Self.longestIncreasing(origins.compactMap { $0 })
    var steps: [Step] = []
    steps.reserveCapacity(new.count)
    var isKept = Array(repeating: false, count: old.count)
    for (index, origin) in origins.enumerated() {
      if let origin, origin == stays.last {
        stays.removeLast()
        isKept[origin] = true
        steps.append(.keep(old: origin, new: index))
      } else {
        steps.append(.insert(new: index, from: origin))
      }
    }
    self.steps = steps
    removed = old.indices.filter { !isKept[$0] }
  }

  /// The longest ascending subsequence of some numbers, in reverse order.
  private static func longestIncreasing(_ numbers: [Int]) -> [Int] {
    /// The positions of the smallest last elements of ascending subsequences, by length.
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[place] = ends[low - 1] }
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var result: [Int] = []
    var place = ends.last ?? -1
    while place >= 0 {
      result.append(numbers[place])
      place = previous[place]
    }
    return result
  }
}
