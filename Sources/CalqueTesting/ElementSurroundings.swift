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
    /// The kind of the view.
    let kind: String
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
      if isLayered(parent) {
        layers.insert(Layer(view: parent, layer: index, kind: kind), at: 0)
      }
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
  /// So many points are between layers that are read as one text: between lines, and in a line.
  private static let (lineGaps, wordGaps) = (-tolerance...16, -tolerance...32)

  /// The edges, counted in the direction of reading.
  var leading: CGFloat { isRightToLeft ? -frame.maxX : frame.minX }
  var trailing: CGFloat { isRightToLeft ? -frame.minX : frame.maxX }

  /// Whether it is a number that is counted before another one.
  func isNumbered(before other: Self) -> Bool {
    guard let one = element.label.flatMap({ Int($0) }),
      let two = other.element.label.flatMap({ Int($0) })
    else { return false }
    return one < two
  }

  /// Returns how an element that is read later comes before another one to the eye.
  func precedes(_ other: Self) -> ReadingOrder.Violation.Relation? {
    guard !overlaps(other) else { return nil }
    guard isInLayer(of: other) else { return precedesAsText(other) }
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

  /// How a text comes before one of another layer that people read together with it: as the line
  /// above it, such as the title of a paragraph, or as what is directly in front of it in its line,
  /// such as the number of a step; both in a `ZStack` or an overlay.
  private func precedesAsText(_ other: Self) -> ReadingOrder.Violation.Relation? {
    guard element.role == .text || element.role == .heading, other.element.role == .text,
      let (own, others) = zip(layers, other.layers).first(where: { $0 != $1 }),
      own.view == others.view, own.kind == "ZStack" || own.kind == "overlay"
    else { return nil }
    let (room, text) = (frame, other.frame)
    let isTurned = isRightToLeft(with: other)
    let edges = isTurned ? (room.maxX, text.maxX) : (room.minX, text.minX)
    if abs(edges.0 - edges.1) <= Self.tolerance,
      Self.lineGaps.contains(text.minY - room.maxY)
    {
      return .above
    }
    let height = min(room.maxY, text.maxY) - max(room.minY, text.minY)
    let gap = isTurned ? room.minX - text.maxX : text.minX - room.maxX
    let isLine = height > min(room.height, text.height) / 2
    return isLine && Self.wordGaps.contains(gap) ? .leading : nil
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
