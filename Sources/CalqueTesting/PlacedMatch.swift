/// Matches the views of one direction with those of the other, by their contents and not by their
/// indices in the list.
struct PlacedMatch {
  /// For each view the index of the same view among the others; `nil` for a view that only exists
  /// here.
  private(set) var partners: [Int?]
  /// The indices of the others without a partner.
  private(set) var unmatched: [Int]

  init(of views: [PlacedTree], in others: [PlacedTree]) {
    partners = Array(repeating: nil, count: views.count)
    unmatched = Array(others.indices)
    // Most screens are the same in both directions.
    if views.map(\.content) == others.map(\.content) {
      partners = Array(others.indices)
      unmatched = []
      return
    }
    // First those with the same contents, then those of the same kind and name.
    match(views.map(\.content), others.map(\.content))
    match(views.map(\.name), others.map(\.name))
  }

  private mutating func match<Key: Hashable>(_ keys: [Key], _ others: [Key]) {
    matchInOrder(keys, others)
    // The remaining views changed their places among their neighbors.
    for index in keys.indices where partners[index] == nil {
      guard let found = unmatched.firstIndex(where: { others[$0] == keys[index] }) else { continue }
      partners[index] = unmatched.remove(at: found)
    }
  }

  private mutating func matchInOrder<Key: Hashable>(_ keys: [Key], _ others: [Key]) {
    let open = keys.indices.filter { partners[$0] == nil }
    let free = unmatched
    let difference = free.map { others[$0] }.difference(from: open.map { keys[$0] })
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    let kept = open.indices.filter { !removed.contains($0) }
    let found = free.indices.filter { !inserted.contains($0) }
    for (one, other) in zip(kept, found) { partners[open[one]] = free[other] }
    unmatched = free.indices.filter { inserted.contains($0) }.map { free[$0] }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
