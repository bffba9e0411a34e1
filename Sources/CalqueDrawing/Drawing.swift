public import Foundation

/// What is to be drawn, in order from the back to the front, and what it means.
///
/// Lengths are points; x grows to the right from the left edge, y downwards from the top edge.
/// Each `push…` and `beginTag` is undone by its own counterpart; what a list leaves open ends with
/// the list, and a counterpart that has nothing to close does nothing.
public struct Drawing: Hashable, Sendable {
  /// Something to draw, or the beginning or end of something that holds for what stands between.
  public enum Item: Hashable, Sendable {
    /// Fills a path.
    case fill(Path, RGBAColor, FillStyle = FillStyle())
    /// Draws a line along a path.
    case stroke(Path, RGBAColor, StrokeStyle = StrokeStyle())
    /// Draws letters.
    case glyphs(GlyphRun)
    /// Draws all of a picture into a rectangle, the other way round if it is mirrored. With a tint,
    /// its own colours do not matter: the tint is painted as thick as the picture is opaque.
    case image(ImageData, in: CGRect, mirrored: Bool = false, tint: RGBAColor? = nil)
    /// What follows shows only inside the path, and inside the clips that are already there.
    case pushClip(Path, FillStyle = FillStyle())
    /// Ends the last clip.
    case popClip
    /// Applies to the coordinates of what follows, within the transforms that are already there.
    case pushTransform(CGAffineTransform)
    /// Ends the last transform.
    case popTransform
    /// What follows is drawn as one picture, which then is laid over the rest at this opacity.
    case pushOpacity(Double)
    /// Lays the group over what is below.
    case popOpacity
    /// Says what the items up to its end mean.
    case beginTag(Tag)
    /// Ends the last tag.
    case endTag
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

  /// Draws another list's items at an offset.
  public mutating func append(_ other: Drawing, at origin: CGPoint) {
    items.append(.pushTransform(CGAffineTransform(translationX: origin.x, y: origin.y)))
    items += other.items
    items.append(.popTransform)
  }
}
