/// Finds the views of one direction among those of the other, by what they are and not by where they are
/// in the list.
struct PlacedMatch {
  /// The places among the others of the views that are the same; `nil` for a view that only exists here.
  private(set) var partners: [Int?]
  /// The places of the others that have no partner.
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
    // First those that are the same with all that is inside, then those of the same kind and name.
    match(views.map(\.content), others.map(\.content))
    match(views.map(\.name), others.map(\.name))
  }

  private mutating func match<Key: Hashable>(_ keys: [Key], _ others: [Key]) {
    matchInOrder(keys, others)
    // What is left has changed its place among its neighbours.
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
