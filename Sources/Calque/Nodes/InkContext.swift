import CalqueDrawing
import CalqueLayout
import Foundation

/// What is around a node while the ink of a scene is surveyed: what may cut it, and what room the
/// layout has for it.
package struct InkContext {
  /// A frame that what is inside should keep to.
  struct Room {
    let frame: CGRect
    let kind: String
  }

  /// Where the host shows ink; unbounded along the axes that scroll.
  var host: CGRect
  /// Where the clips around show ink.
  package var clip = CGRect.everything
  /// The outline of the innermost clip that is no rectangle; nil if there is none, or something
  /// scrolls in it.
  private(set) var outline: ClipOutline?
  /// The frames around, up to a drawing effect that moves its view out of them on purpose.
  var rooms: [Room] = []
  /// Whether a drawing effect has moved what is inside.
  var isMoved = false
  var transform = CGAffineTransform.identity
  package var opacity = 1.0
  /// Whether what is inside is not painted, but says where something else is.
  package var isMask = false
  /// The scroll views around, the outermost first.
  var viewports: [Viewport] = []
  /// The scroll view around, if there is one.
  var viewport: ObjectIdentifier? { viewports.last?.id }
  /// What is around that is laid out by itself, such as a page, a sheet or the content of a list,
  /// the outermost first.
  var layers: [ObjectIdentifier] = []
  /// The innermost of them.
  var layer: ObjectIdentifier? { layers.last }
  /// The containers around with several views inside, the outermost first.
  var branches: [Branch] = []
  /// The nearest name around.
  var identifier: String?
  var path: [String] = []

  /// A path, in the space of a reference: contexts are on the stack once for each level of views.
  final class ClipOutline {
    let path: Path
    let bounds: CGRect

    init(_ path: Path, _ bounds: CGRect) {
      self.path = path
      self.bounds = bounds
    }
  }

  /// A node of one of the scenes.
  struct Place: Hashable {
    let scene: ObjectIdentifier
    let node: LayoutNode
  }

  /// A way from a container with several views into one of them.
  struct Branch {
    let container: InkContext.Place
    let child: LayoutNode
    /// Whether the container puts its views beside each other, not on one another.
    let isBeside: Bool

    /// Whether two ways part in a container that puts its views beside each other.
    static func partBeside(_ one: [Branch], _ other: [Branch]) -> Bool {
      for (one, other) in zip(one, other) {
        guard one.container == other.container else { return false }
        if one.child != other.child { return one.isBeside }
      }
      return false
    }
  }

  /// A scroll view around.
  struct Viewport {
    let id: ObjectIdentifier
    /// The part of it that the clips and the host around show.
    let window: CGRect
    /// How far it is scrolled; nil if something else than people's scrolling moves its content.
    var port: ScrollPort?
  }

  /// The context of something that is moved out of its frame on purpose.
  var moved: InkContext {
    var context = self
    context.rooms = []
    context.isMoved = true
    return context
  }

  /// Where a rectangle of the layout is seen.
  func shown(_ rect: CGRect) -> CGRect {
    transform == .identity ? rect : rect.applying(transform)
  }

  mutating func scroll(_ axes: Axis.Set, viewport: ObjectIdentifier, in frame: CGRect) {
    clip = clip.intersection(shown(frame))
    viewports.append(Viewport(id: viewport, window: clip.intersection(host)))
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
      clip = clip.unbounded(axis)
      host = host.unbounded(axis)
    }
    rooms = []
    outline = nil
  }

  /// Paints only what is inside of a path.
  mutating func clip(to path: Path) {
    let bounds = path.boundingRect
    clip = clip.intersection(shown(bounds))
    guard transform == .identity, bounds.width > 0, bounds.height > 0 else { return }
    let corners = [
      CGPoint(x: bounds.minX + 1, y: bounds.minY + 1),
      CGPoint(x: bounds.maxX - 1, y: bounds.maxY - 1),
    ]
    if !corners.allSatisfy({ path.contains($0) }) { outline = ClipOutline(path, bounds) }
  }

  /// The width of the largest clip that is the ground of a symbol, in points. A larger one is a
  /// card with a symbol as decoration.
  private static let largestButton: CGFloat = 96

  /// About how much of the middle of a symbol is outside of the outline of a clip, from 0 to 1.
  ///
  /// A clip that is hardly larger than the symbol gives it another form on purpose, as a circle
  /// around a portrait, whose shoulders it cuts; but not if the symbol is larger on all sides.
  func cutShare(of symbol: CGRect) -> CGFloat {
    guard let outline else { return 0 }
    let isLarger =
      symbol.insetBy(dx: 2, dy: 2).encloses(outline.bounds)
      && outline.bounds.width <= Self.largestButton
    guard isLarger || outline.bounds.area > 4 * symbol.area else { return 0 }
    let points = symbol.insetBy(dx: 0.1 * symbol.width, dy: 0.1 * symbol.height)
      .gridPoints(columns: 8, rows: 8)
    return CGFloat(points.count { !outline.path.contains($0) }) / CGFloat(points.count)
  }
}

extension CGRect {
  /// More than any host has.
  static let everything = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

  /// Points all over it, the middles of equal parts.
  func gridPoints(columns: Int, rows: Int) -> [CGPoint] {
    (0..<columns * rows).map { index in
      CGPoint(
        x: minX + (CGFloat(index % columns) + 0.5) * width / CGFloat(columns),
        y: minY + (CGFloat(index / columns) + 0.5) * height / CGFloat(rows))
    }
  }

  fileprivate func unbounded(_ axis: Axis) -> CGRect {
    let all = CGRect.everything
    return axis == .horizontal
      ? CGRect(x: all.minX, y: minY, width: all.width, height: height)
      : CGRect(x: minX, y: all.minY, width: width, height: all.height)
  }

  /// By how many points the rectangle sticks out of another one, at most.
  func excess(over room: CGRect) -> CGFloat {
    max(
      room.minX - minX, room.maxX.distance(to: maxX), room.minY - minY, room.maxY.distance(to: maxY)
    )
  }
}
