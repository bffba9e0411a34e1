import Calque
import Foundation

/// The views around the elements of a screen: layers, bars and scroll views.
///
/// Elements and views are matched by their frames, since an element is the frame of its view.
struct ElementSurroundings {
  /// An element at the place where it is seen.
  struct Item {
    let element: AccessibilityElement
    /// The part of its frame that is seen.
    let frame: CGRect
    /// The views around it that have layers, the outermost first, and the layer that it is in.
    let layers: [Layer]
    /// The views around it that set a direction, the outermost first.
    let directions: [Int]
    let isRightToLeft: Bool
  }

  /// A layer of a view.
  struct Layer: Hashable {
    let view: Int
    let layer: Int
  }

  /// The views whose children are in front of each other, not beside each other.
  private static let layered: Set = [
    "ZStack", "overlay", "background", "mask", "depth", "NavigationStack", "TabView",
  ]
  /// The views that show only a part of what is inside.
  private static let viewports: Set = ["scroll", "clip"]

  private let views: [PlacedView]
  private let parents: [Int?]
  private let counts: [Int]
  private let byFrame: [Frame: Int]
  private let isRightToLeft: Bool

  /// A frame in hundredths of a point.
  private struct Frame: Hashable {
    let numbers: [Int]

    init(_ frame: CGRect) {
      numbers = [frame.minX, frame.minY, frame.width, frame.height].map {
        Int(exactly: (Double($0) * 100).rounded()) ?? 0
      }
    }
  }

  init(_ views: [PlacedView], isRightToLeft: Bool) {
    var around: [Int] = []
    var parents: [Int?] = []
    var counts = Array(repeating: 0, count: views.count)
    // The innermost view of a frame is the last one; views around it have the same frame.
    var byFrame: [Frame: Int] = [:]
    for (index, view) in views.enumerated() {
      around.removeLast(max(0, around.count - view.depth))
      parents.append(around.last)
      if let parent = around.last { counts[parent] += 1 }
      around.append(index)
      byFrame[Frame(view.frame)] = index
    }
    (self.views, self.parents, self.counts, self.byFrame) = (views, parents, counts, byFrame)
    self.isRightToLeft = isRightToLeft
  }

  /// Whether the children of a view are in front of each other. A `Layout` of two views is that of
  /// what is inset at an edge, such as a bar.
  private func isLayered(_ view: Int) -> Bool {
    Self.layered.contains(views[view].kind) || views[view].kind == "Layout" && counts[view] == 2
  }

  /// Returns an element with what is around it; `nil` if it cannot be seen.
  func item(_ element: AccessibilityElement, in screen: CGRect) -> Item? {
    var frame = element.frame.intersection(screen)
    var layers: [Layer] = []
    var directions: [Int] = []
    var inside = byFrame[Frame(element.frame)]
    while let index = inside, let parent = parents[index] {
      let kind = views[parent].kind
      if isLayered(parent) { layers.insert(Layer(view: parent, layer: index), at: 0) }
      if Self.viewports.contains(kind) { frame = frame.intersection(views[parent].frame) }
      if kind == "direction" { directions.insert(parent, at: 0) }
      inside = parent
    }
    guard !frame.isNull, frame.width > 0, frame.height > 0 else { return nil }
    return Item(
      element: element, frame: frame, layers: layers, directions: directions,
      isRightToLeft: isRightToLeft)
  }
}

extension ElementSurroundings.Item {
  /// Edges that are nearer than this count as equal.
  private static let tolerance: CGFloat = 1

  /// Returns how an element that is read later comes before another one to the eye.
  func precedes(_ other: Self) -> ReadingOrder.Violation.Relation? {
    guard isInLayer(of: other), !overlaps(other) else { return nil }
    let width = min(frame.maxX, other.frame.maxX) - max(frame.minX, other.frame.minX)
    let height = min(frame.maxY, other.frame.maxY) - max(frame.minY, other.frame.minY)
    if frame.maxY <= other.frame.minY + Self.tolerance,
      width > min(frame.width, other.frame.width) / 2
    {
      return .above
    }
    guard height > min(frame.height, other.frame.height) / 2 else { return nil }
    let isInFront =
      isRightToLeft(with: other)
      ? frame.minX >= other.frame.maxX - Self.tolerance
      : frame.maxX <= other.frame.minX + Self.tolerance
    return isInFront ? .leading : nil
  }

  /// Whether no view has both in different layers.
  private func isInLayer(of other: Self) -> Bool {
    for (own, others) in zip(layers, other.layers) where own != others {
      return own.view != others.view
    }
    return true
  }

  private func overlaps(_ other: Self) -> Bool {
    let common = frame.intersection(other.frame)
    guard !common.isNull else { return false }
    let smaller = min(frame.width * frame.height, other.frame.width * other.frame.height)
    return common.width * common.height > smaller / 4
  }

  /// The direction of the line that both are in. A view that sets the direction is only there if it
  /// changes it.
  private func isRightToLeft(with other: Self) -> Bool {
    let common = zip(directions, other.directions).prefix { $0 == $1 }.count
    return common.isMultiple(of: 2) == isRightToLeft
  }
}
