package import CalqueLayout
package import Foundation

// The pass "lay out": proposals go down and sizes come up. The tree visits only what has changed
// since the last layout.
extension ViewScene {
  /// Lays the views out, and those inside of nodes whose content depends on their size.
  @discardableResult
  package func layOut(_ proposal: ProposedViewSize) -> CGSize {
    self.proposal = proposal
    size = tree.layout(proposal)
    if findIdeals() { size = tree.layout(proposal) }
    if let placing { place = placing(size) }
    placeSubscenes()
    return size
  }

  /// Lays the views out again that the last layout did not know well enough.
  func layOutAgain() {
    layOut(proposal)
  }

  /// The size for a proposal. Nothing is placed.
  package func size(for proposal: ProposedViewSize) -> CGSize {
    let size = tree.size(for: proposal)
    return findIdeals() ? tree.size(for: proposal) : size
  }

  /// Has the first rows made of lazy containers that were asked how long they are by themselves.
  private func findIdeals() -> Bool {
    var isNew = false
    for (node, facet) in presentations where facet.findIdeal() {
      tree.setNeedsMeasure(node)
      isNew = true
    }
    return isNew
  }
}
