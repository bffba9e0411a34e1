import CalqueDrawing
import Foundation

/// Something that a drawing is drawn on.
protocol DrawingTarget {
  /// What must be undone at the end of a group.
  associatedtype Opened

  /// Whether there are no pixels: what needs them is drawn as pictures.
  var isDocument: Bool { get }
  /// Draws an item that is not a group.
  ///
  /// - Parameter matrix: From the item's coordinates to pixels.
  mutating func draw(_ item: Drawing.Item, in matrix: CGAffineTransform) throws(RenderingError)
  /// Has an effect apply to what follows.
  ///
  /// - Parameters:
  ///   - group: The group, whose own effect may have larger numbers.
  ///   - matrix: From the coordinates outside of the group to pixels.
  mutating func begin(
    _ effect: Drawing.Effect, of group: Drawing.Group, in matrix: CGAffineTransform
  ) -> Opened
  /// Ends the effect that began last.
  mutating func end(_ opened: Opened)
  /// Whether the file can have a filter as it is.
  func canWrite(_ filter: Drawing.Filter) -> Bool
}

extension DrawingTarget {
  func canWrite(_ filter: Drawing.Filter) -> Bool { !isDocument }

  /// Draws a drawing, with its numbers within what the drawing library can work with.
  ///
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - reach: how far from the corner something may be, in pixels.
  mutating func draw(
    _ drawing: Drawing, scale: Double, reach: Double = RenderingLimits.reach
  ) throws(RenderingError) {
    let images = DocumentImages(drawing)
    let bounds = DrawingBounds(scale: scale, reach: reach)
    if isDocument, images.isPictureAsWhole {
      return try draw(images.picture(of: drawing.items, in: .identity), bounds, nil)
    }
    try draw(drawing.items, bounds, isDocument ? images : nil)
  }

  /// - Parameter images: Draws what needs pixels, if the target has none.
  private mutating func draw(
    _ items: [Drawing.Item], _ outermost: DrawingBounds, _ images: DocumentImages?
  ) throws(RenderingError) {
    var bounds = outermost
    var outer: [(bounds: DrawingBounds, opened: Opened, effect: Drawing.Effect)] = []
    var steps = Drawing.Steps(items)
    while let step = steps.next() {
      switch step {
      case .item(let item):
        guard let item = bounds.bounded(item) else { continue }
        if let images, case .backdrop(let path, let backdrop, let style) = item {
          let picture = try images.picture(
            of: backdrop, path, style, before: steps.path, in: bounds.matrix)
          try draw(picture, bounds, nil)
        } else {
          try draw(item, in: bounds.matrix)
        }
      case .begin(let group):
        guard let (effect, inner) = bounds.bounded(group.effect),
          effect != .mask || outer.last?.effect == .masked
        else {
          steps.skipGroup()
          continue
        }
        if let images, !canWrite(group, effect, images) {
          steps.skipGroup()
          try draw(images.picture(of: [.group(group)], in: bounds.matrix), bounds, nil)
          continue
        }
        outer.append((bounds, begin(effect, of: group, in: bounds.matrix), effect))
        bounds = inner
      case .end:
        guard let last = outer.popLast() else { break }
        bounds = last.bounds
        end(last.opened)
      }
    }
  }

  private func canWrite(
    _ group: Drawing.Group, _ effect: Drawing.Effect, _ images: DocumentImages
  ) -> Bool {
    if case .filter(let filter) = effect, !canWrite(filter) { return false }
    return !images.isPicture(group)
  }
}
