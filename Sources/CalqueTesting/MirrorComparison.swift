import Calque
import Foundation

/// Compares the views of both directions, each within its enclosing view.
struct MirrorComparison {
  /// The enclosing views of the compared views.
  struct Way {
    /// The frames of the enclosing view, from left to right and from right to left.
    var frames: (leftToRight: CGRect, rightToLeft: CGRect)
    var path: [String] = []
    /// The name of the outermost view whose frames disagree.
    var outermost: String?
    /// The identifier of the nearest enclosing view that has one.
    var identifier: String?

    func inside(_ tree: PlacedTree, wrappers: [String]) -> Way {
      var way = self
      way.identifier = tree.view.identifier ?? identifier
      way.path += wrappers + [tree.view.kind]
      return way
    }
  }

  let tolerance: CGFloat
  private(set) var violations: [MirrorLaw.Violation] = []

  init(tolerance: CGFloat) {
    self.tolerance = tolerance
  }

  /// Compares the views inside one view in both directions. Views that are only in one direction
  /// are reported first, since they move their neighbors.
  mutating func compare(_ views: [PlacedTree], with others: [PlacedTree], _ way: Way) {
    let match = PlacedMatch(of: views, in: others)
    for (tree, partner) in zip(views, match.partners) where partner == nil {
      note(
        .onlyLeftToRight, tree, nil, way.expected(tree.view.frame),
        way.inside(tree, wrappers: tree.wrappers))
    }
    for tree in match.unmatched.map({ others[$0] }) {
      note(
        .onlyRightToLeft, tree, tree.view.frame, nil,
        way.inside(tree, wrappers: tree.wrappers))
    }
    for (tree, partner) in zip(views, match.partners) {
      if let partner { compare(tree, with: others[partner], way) }
    }
  }

  private mutating func compare(_ tree: PlacedTree, with other: PlacedTree, _ way: Way) {
    let (expected, found) = (way.expected(tree.view.frame), other.view.frame)
    // An environment that has no effect in one direction wraps the view in the other one only.
    let wrappers = tree.wrappers.count < other.wrappers.count ? other.wrappers : tree.wrappers
    var inside = way.inside(tree, wrappers: wrappers)
    // What people have written has the side of its own letters.
    if !isClose(found, expected), !(tree.view.isInput && other.view.isInput) {
      note(.moved, tree, found, expected, inside)
      inside.outermost = way.outermost ?? tree.view.ownName
    }
    inside.frames = (tree.view.frame, found)
    compare(tree.children, with: other.children, inside)
  }

  private mutating func note(
    _ kind: MirrorLaw.Violation.Kind, _ tree: PlacedTree, _ found: CGRect?, _ expected: CGRect?,
    _ way: Way
  ) {
    violations.append(
      MirrorLaw.Violation(
        kind: kind, view: tree.view, found: found, expected: expected, path: way.path,
        outermost: way.outermost ?? tree.view.ownName,
        nearbyIdentifier: tree.innerIdentifier ?? way.identifier))
  }

  private func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) <= tolerance && abs(one.minY - other.minY) <= tolerance
      && abs(one.width - other.width) <= tolerance && abs(one.height - other.height) <= tolerance
  }
}

extension MirrorComparison.Way {
  /// Returns the mirrored frame within the enclosing view, from right to left: at the same distance
  /// from the leading edge, which depends least on neighbors if the enclosing view has another
  /// size.
  func expected(_ frame: CGRect) -> CGRect {
    let (room, mirrored) = frames
    return CGRect(
      x: mirrored.maxX - (frame.maxX - room.minX), y: mirrored.minY + frame.minY - room.minY,
      width: frame.width, height: frame.height)
  }
}

extension PlacedView {
  /// The identifier, or else the text, or else the kind.
  var ownName: String {
    identifier.map { "#\($0)" } ?? text.map { "\"\($0)\"" } ?? kind
  }
}
