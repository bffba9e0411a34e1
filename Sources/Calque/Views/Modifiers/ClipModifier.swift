import CalqueDrawing
import Foundation

/// Paints only what is inside of a shape.
struct ClipModifier<S: Shape> {
  let shape: S
  let style: FillStyle
}

extension ClipModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    guard let shape = emitter.connected(shape) else { return content._emit(into: emitter) }
    let direction = emitter.environment.layoutDirection
    let mirrors = shape.layoutDirectionBehavior.isMirrored(in: direction)
    let clip = ClipPaint(ShapeOutline(shape: shape), style: style, isMirrored: mirrors)
    emitter.wrap(.identity, paint: clip) { content._emit(into: emitter) }
  }
}

/// Paints what is inside of a path.
final class ClipPaint: PaintFacet {
  let name: LayoutName? = "clip"
  private let outline: any PaintedOutline
  private let style: FillStyle
  /// Whether the path is the other way round.
  private let isMirrored: Bool

  init(_ outline: any PaintedOutline, style: FillStyle, isMirrored: Bool) {
    self.outline = outline
    self.style = style
    self.isMirrored = isMirrored
  }

  /// A path that does not change gradually.
  convenience init(path: @escaping (CGRect) -> Path) {
    self.init(FixedOutline(make: path), style: FillStyle(), isMirrored: false)
  }

  private func path(_ frame: CGRect) -> Path {
    let path = outline.path(in: frame)
    return isMirrored ? path.mirrored(in: frame) : path
  }

  func mixed(from other: any PaintFacet, by fraction: Double) -> (any PaintFacet)? {
    (other as? ClipPaint).flatMap { outline.mixed(from: $0.outline, by: fraction) }.map {
      ClipPaint($0, style: style, isMirrored: isMirrored)
    }
  }

  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {
    painter.group(.clip(path(painter.rounded(frame)), style), inside)
  }

  func survey(_ frame: CGRect, _ context: inout InkContext) -> InkRole {
    context.clip(to: path(frame))
    return .none
  }

  func hit(_ point: CGPoint, in frame: CGRect) -> HitRole {
    path(frame).contains(point, eoFill: style.isEOFilled) ? .inside : .nothing
  }
}
