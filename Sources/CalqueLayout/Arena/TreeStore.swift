/// What some kind of node keeps for a tree beside its nodes: one object of a type, made when it is
/// first asked for.
package protocol TreeStore: AnyObject {
  init()

  /// Forgets what was derived from the nodes: there are other ones now.
  func nodesChanged()
  /// Whether the nodes from an index on may be at other places while this is kept.
  func canMoveNodes(from index: Int) -> Bool
  /// Forgets what was derived from the nodes from an index on.
  func nodesMoved(from index: Int)
  /// Does what is to be done when everything has its place.
  func layoutEnded(_ tree: LayoutTree)
  /// The memory that is kept, in bytes.
  var bytes: Int { get }
}

extension TreeStore {
  package func nodesChanged() {}
  package func canMoveNodes(from index: Int) -> Bool { false }
  package func nodesMoved(from index: Int) {}
  package func layoutEnded(_ tree: LayoutTree) {}
  package var bytes: Int { 0 }
}

extension LayoutTree {
  /// The store of a type, made if there is none.
  @inline(__always)
  func store<S: TreeStore>(_ type: S.Type) -> S {
    if let known = existingStore(type) { return known }
    let store = S()
    stores.append((ObjectIdentifier(type), store))
    return store
  }

  /// The store of a type if a node has needed it.
  @inline(__always)
  func existingStore<S: TreeStore>(_ type: S.Type) -> S? {
    for (id, store) in stores where id == ObjectIdentifier(type) {
      return unsafeDowncast(store, to: S.self)
    }
    return nil
  }
}
