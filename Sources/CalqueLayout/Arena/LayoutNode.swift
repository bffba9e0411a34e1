/// A node of a `LayoutTree`.
package struct LayoutNode: Hashable, Sendable {
  /// The place in the arena: parents come before their children, siblings in order.
  package let index: UInt32

  package init(index: UInt32) {
    self.index = index
  }
}
