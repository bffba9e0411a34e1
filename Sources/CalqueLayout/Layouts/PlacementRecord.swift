import Foundation

/// Where a layout put its subviews, by node.
struct PlacementRecord {
  struct Placement {
    var position: CGPoint
    var anchor: UnitPoint
    var proposal: Proposal

    /// The origin of a subview of the given size.
    func origin(_ size: Extent) -> (x: Double, y: Double) {
      (
        Double(position.x) - Double(anchor.x) * size.width,
        Double(position.y) - Double(anchor.y) * size.height
      )
    }
  }

  var placements: [UInt32: Placement] = [:]

  /// The placement of a node; in the centre of `bounds` if the layout placed it nowhere.
  func placement(_ node: Int, _ bounds: CGRect, _ proposal: Proposal) -> Placement {
    placements[UInt32(node)]
      ?? Placement(
        position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }
}

/// What custom layouts of a tree do at the moment.
final class CustomLayoutState: TreeStore {
  func canMoveNodes(from index: Int) -> Bool { true }

  /// How often the layout that runs now has asked its subviews.
  var questions = 0
  /// Where it puts its subviews, while it does.
  var recording: PlacementRecord?
}
