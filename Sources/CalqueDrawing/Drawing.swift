public import Foundation

/// What is to be drawn, in order from the back to the front, and what it means.
///
/// A drawing is a tree: its items are painted one after the other, and a ``Group`` is an item that
/// has items of its own, with an effect that applies to all of them.
///
/// Lengths are points; x grows to the right from the left edge, y downwards from the top edge.
public struct Drawing: Hashable, Sendable {
  /// Something to draw.
  public enum Item: Hashable, Sendable {
    /// Fills a path.
    case fill(Path, Paint, FillStyle = FillStyle())
    /// Draws a line along a path.
    case stroke(Path, Paint, StrokeStyle = StrokeStyle())
    /// Draws letters.
    case glyphs(GlyphRun)
    /// Blurs everything below a path, and lays a colour over it.
    case backdrop(Path, Backdrop, FillStyle = FillStyle())
    /// Draws all of a picture into a rectangle, the other way round if it is mirrored. With a tint,
    /// its own colours do not matter: the tint is painted as thick as the picture is opaque.
    case image(ImageData, in: CGRect, mirrored: Bool = false, tint: Paint? = nil)
    /// Draws several items with an effect on all of them.
    case group(Group)
  }

  /// What a group does to its items.
  public enum Effect: Hashable, Sendable {
    /// The items show only inside the path, and inside the clips around the group.
    case clip(Path, FillStyle = FillStyle())
    /// Applies to the coordinates of the items, within the transforms around the group.
    case transform(CGAffineTransform)
    /// The items are drawn as one picture, which then is laid over the rest at this opacity.
    case opacity(Double)
    /// Says what the items mean; they are drawn as they are.
    case tag(Drawing.Tag)
    /// The items are drawn as one picture, whose colours are then combined with those below.
    case blend(BlendMode)
    /// The items are drawn as one picture, whose pixels are then changed.
    case filter(Drawing.Filter)
    /// The last item is a group with the effect ``mask``: the other items show where it is opaque.
    case masked
    /// The items are not painted, but say where those in front of them in the group around are.
    case mask
  }

  /// The size of the picture in points.
  public var size: CGSize
  /// From the back to the front.
  public var items: [Item]

  /// Makes a picture of items; the size is in points.
  public init(size: CGSize, items: [Item] = []) {
    self.size = size
    self.items = items
  }
}

extension Drawing {
  /// Adds an item in front.
  public mutating func append(_ item: Item) { items.append(item) }

  /// Draws another drawing's items at an offset.
  public mutating func append(_ other: Drawing, at origin: CGPoint) {
    let offset = CGAffineTransform(translationX: origin.x, y: origin.y)
    items.append(.group(.transform(offset), other.items))
  }
}

extension Drawing.Item {
  /// A group of items with an effect.
  public static func group(_ effect: Drawing.Effect, _ items: [Drawing.Item]) -> Drawing.Item {
    .group(Drawing.Group(effect, items))
  }

  /// Items that show where others are opaque.
  public static func masked(
    _ items: [Drawing.Item], by mask: [Drawing.Item]
  ) -> Drawing.Item {
    .group(.masked, items + [.group(.mask, mask)])
  }
}
