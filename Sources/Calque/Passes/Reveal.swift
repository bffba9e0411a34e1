import CalqueLayout
import Foundation

// The pass "reveal rows": what is scrolled moves, and the rows are made that are seen now.
extension ViewScene {
  /// Moves what was scrolled, and makes the rows that are visible in the lazy containers of this
  /// scene and those inside.
  ///
  /// - Parameter ports: Gets the scroll views that were met.
  /// - Returns: Whether something is of another size now, so that more may be visible than was
  ///   made.
  func reveal(_ ports: inout [ScrollPort]) -> Bool {
    guard hasSubscenes else { return false }
    for (node, port) in self.ports where tree.isPlaced(node) {
      if port.isMoved {
        port.isMoved = false
        tree.placeAgain(node)
      }
      port.frame = hostFrame(of: node)
      ports.append(port)
    }
    placeSubscenes()
    var isResized = false
    for (node, facet) in presentations where facet.reveal(node, in: self, &ports) {
      tree.setNeedsMeasure(node)
      isResized = true
    }
    if isResized { layOutAgain() }
    return isResized
  }
}
