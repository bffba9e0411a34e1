import CalqueDrawing
import CalqueLayout
import Foundation

/// What a node of the tree paints, or does to what is painted inside of it.
enum NodeDrawing {
  case none
  case text(TextLeaf)
  case image(ImageDrawing)
  case shape(ShapeDrawing)
  case effect(DrawingEffect)
  /// The second child is painted before the first.
  case background
  /// A line between rows of a list.
  case separator(RowSeparator)
  /// The rows of a lazy container are painted.
  case lazy
  /// When the node is painted, among the children of its container.
  case zIndex(Double)
  /// Nothing; views inside ask for their place in the node by this name.
  case space(NamedCoordinateSpace)
}

/// Something done to what is painted inside of a node.
enum DrawingEffect {
  case opacity(Double)
  case hidden
  /// Shows a part of what may be larger: the rest is reached by scrolling.
  case scroll
  case clip((CGRect) -> Path, FillStyle)
  /// Moves what is painted inside, without any influence on the layout.
  case transform((CGRect) -> CGAffineTransform)
}

/// A path and its paint.
final class ShapeDrawing {
  let path: (CGRect) -> Path
  let color: RGBAColor
  let fill: FillStyle
  let stroke: StrokeStyle?
  /// Whether the path is drawn the other way round.
  let isMirrored: Bool

  init(
    path: @escaping (CGRect) -> Path, color: RGBAColor, fill: FillStyle = FillStyle(),
    stroke: StrokeStyle? = nil, isMirrored: Bool = false
  ) {
    self.path = path
    self.color = color
    self.fill = fill
    self.stroke = stroke
    self.isMirrored = isMirrored
  }
}

/// What a node is called, and what it means to those who cannot see it.
struct NodeSemantics {
  var identifier: String?
  var label: String?
  var role: Tag.Role?
  var action: (() -> Void)?
}

/// A node whose content is made after the layout, when the size is known.
struct IslandNode {
  let node: LayoutNode
  let environment: EnvironmentValues
  let identity: ViewIdentity
  /// How deep the node is; see ``DepthLimit``.
  let depth: Int
  let content: @MainActor (CGSize, ViewEmitter) -> Void
}

/// A node that shows a part of what is inside.
struct ScrollNode {
  let node: LayoutNode
  let port: ScrollPort
}

/// An action to be done when its view appears.
struct AppearanceAction {
  let identity: ViewIdentity
  let action: () -> Void
}
