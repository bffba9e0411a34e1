import CalqueDrawing
import Foundation

/// What a style comes to in an environment: what is painted with, and what is done with it then.
public struct _StylePaint: Sendable {
  /// The colour or gradient. The bounds of a gradient are set where it is painted.
  var paint: Paint
  /// The material that takes the place of the paint.
  var backdrop: Backdrop?
  var shadows: [ShadowStyle.Resolved] = []
  var blendMode = BlendMode.normal
  /// Whether the gradient has bounds of its own.
  var isAnchored = false

  init(_ paint: Paint) { self.paint = paint }

  init(_ color: RGBAColor) { paint = .color(color) }

  init(_ color: Color.Resolved) { paint = .color(color.rgba) }

  /// The colour; of a gradient, the one in its middle.
  var rgba: RGBAColor { paint.color }

  /// Whether there is only the paint.
  var isPlain: Bool { backdrop == nil && shadows.isEmpty && blendMode == .normal }

  /// The opacity that hides what is below.
  var coveringOpacity: Double {
    if let backdrop { return backdrop.tint.opacity }
    return blendMode == .normal ? paint.leastOpacity : 0
  }

  /// Whether nothing is painted.
  var isClear: Bool { backdrop == nil && !(paint.mostOpacity > 0) }

  /// The same style, its opacity multiplied.
  func opacity(_ factor: Double) -> _StylePaint {
    var copy = self
    copy.paint = paint.opacity(factor)
    copy.backdrop?.tint.opacity *= factor
    copy.shadows = shadows.map { $0.opacity(factor) }
    return copy
  }

  /// The paint for what has some bounds, in points.
  func paint(in bounds: CGRect) -> Paint { isAnchored ? paint : paint.spanning(bounds) }
}

extension Painter {
  /// Applies what a style does beside painting to what `content` paints.
  ///
  /// - Parameter bounds: Around what is painted, in points; a material is seen there only.
  mutating func apply(
    _ style: _StylePaint, in bounds: CGRect, _ content: (inout Painter) -> Void
  ) {
    if style.isPlain { return content(&self) }
    if style.blendMode != .normal {
      var rest = style
      rest.blendMode = .normal
      return group(.blend(style.blendMode)) { $0.apply(rest, in: bounds, content) }
    }
    if let shadow = style.shadows.last {
      var rest = style
      rest.shadows.removeLast()
      return group(.filter(shadow.filter)) { $0.apply(rest, in: bounds, content) }
    }
    guard let backdrop = style.backdrop else { return content(&self) }
    group(.masked) { painter in
      painter.append(.backdrop(Path(bounds), backdrop))
      painter.group(.mask, content)
    }
  }
}
