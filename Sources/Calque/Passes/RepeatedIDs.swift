import CalqueLayout

/// Ids that several elements of a collection have.
struct RepeatedIDs {
  /// So many elements of a collection are looked at.
  static let mostElements = 10_000
  /// So many ids of a collection are named.
  private static let mostNames = 3

  /// The ids with the number of their elements, in the order of the elements.
  let counts: [(id: AnyHashable, count: Int)]

  init(_ ids: [AnyHashable]) {
    var counts: [AnyHashable: Int] = [:]
    counts.reserveCapacity(ids.count)
    for id in ids { counts[id, default: 0] += 1 }
    guard counts.count < ids.count else {
      self.counts = []
      return
    }
    var named: Set<AnyHashable> = []
    self.counts = ids.filter { (counts[$0] ?? 0) > 1 && named.insert($0).inserted }
      .map { ($0, counts[$0] ?? 0) }
  }

  var diagnostics: [ViewDiagnostic] {
    counts.prefix(Self.mostNames).map { id, count in
      ViewDiagnostic(
        .repeatedID,
        "the id \(id) belongs to \(count) elements of a ForEach, which share their state; "
          + "give each element an id of its own")
    }
  }
}

extension ViewScene {
  /// What is wrong with the ids of the collections in this scene.
  var idDiagnostics: [ViewDiagnostic] {
    var found = draft.rootIDLists.map { (path: draft.path(to: nil), ids: $0) }
    for (index, node) in nodes.enumerated() {
      guard let details = node.details else { continue }
      let lists = details.idLists + (details.presentation?.idLists ?? [])
      guard !lists.isEmpty else { continue }
      let path = draft.path(to: LayoutNode(index: UInt32(index)))
      found += lists.map { (path, $0) }
    }
    let collections = draft.collections.values.sorted { $0.start < $1.start }
    found += collections.map { (draft.path(to: $0.parent), $0.ids) }
    return found.flatMap { list in
      RepeatedIDs(list.ids()).diagnostics.map { $0.located(at: list.path) }
    }
  }
}
