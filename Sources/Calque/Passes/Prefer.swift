import CalqueLayout
import Foundation

// The pass "prefer": what views tell the views around them, once they are placed.
extension ViewScene {
  /// What the views of the scene tell, those inside of nodes included.
  func preferences() -> PreferenceValues {
    tree.nodeCount > 0 ? preferences(of: LayoutNode(index: 0)) : PreferenceValues()
  }

  /// What the views of a node tell, as the modifiers of the node leave it.
  func preferences(of node: LayoutNode) -> PreferenceValues {
    var values = PreferenceValues()
    guard tree.isPlaced(node) else { return values }
    for child in tree.children(of: node) { values.join(preferences(of: child)) }
    guard let details = draft[node].details else { return values }
    if details.presentation != nil {
      for inner in subscenes(of: node, hostFrame(of: node)) {
        values.join(inner.scene.preferences())
      }
    }
    for step in details.preferenceSteps.reversed() {
      step.apply(to: &values, at: node, in: self)
    }
    return values
  }
}
