package import CalqueDrawing
package import Foundation

/// What nodes are painted on. Frames are rounded to pixels here and nowhere else, and what is
/// mirrored is mirrored by its frame alone.
package struct Painter {
  private(set) var items: [Drawing.Item] = []
  private let scale: CGFloat

  /// - Parameter scale: Pixels per point.
  init(scale: CGFloat) {
    self.scale = scale.isFinite ? min(max(scale, 0.01), 1e6) : 1
  }

  /// A painter of the same scale on which nothing is painted.
  var empty: Painter { Painter(scale: scale) }

  /// Paints an item.
  package mutating func append(_ item: Drawing.Item) { items.append(item) }

  /// Paints several items.
  package mutating func append(_ items: [Drawing.Item]) { self.items += items }

  /// Paints a rectangle.
  package mutating func fill(_ rect: CGRect, _ color: RGBAColor) {
    items.append(.fill(Path(rounded(rect)), color))
  }

  /// Paints what `content` paints as a group.
  package mutating func group(_ effect: Drawing.Effect, _ content: (inout Painter) -> Void) {
    var outer: [Drawing.Item] = []
    swap(&outer, &items)
    content(&self)
    swap(&outer, &items)
    items.append(.group(effect, outer))
  }

  /// Both edges on whole pixels, to the nearest, halves upwards. What is thin is a pixel thick at
  /// least: a line does not come and go with its place.
  package func rounded(_ rect: CGRect) -> CGRect {
    func pixel(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
    let (left, top) = (pixel(rect.minX), pixel(rect.minY))
    func length(_ start: CGFloat, _ end: CGFloat, of length: CGFloat) -> CGFloat {
      length > 0 ? max(end - start, 1 / scale) : end - start
    }
    return CGRect(
      x: left, y: top, width: length(left, pixel(rect.maxX), of: rect.width),
      height: length(top, pixel(rect.maxY), of: rect.height))
  }
}
