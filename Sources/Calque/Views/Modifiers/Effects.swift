public import CalqueDrawing
public import CalqueLayout
public import Foundation

nonisolated extension View {
  /// Paints the view as a whole with an opacity from 0 to 1.
  public func opacity(_ opacity: Double) -> some View {
    modifier(ElementModifier(.identity, paint: OpacityPaint(opacity: opacity)))
      .modifier(
        NumberCheck("opacity", "opacity", opacity, "it is treated as \(opacity > 0 ? 1 : 0)"))
  }

  /// Keeps the view's place, and paints nothing.
  public func hidden() -> some View {
    modifier(ElementModifier(.identity, paint: HiddenPaint()))
  }

  /// Paints only what is inside of a shape.
  public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(ClipModifier(shape: shape, style: style))
  }

  /// Paints only what is inside of the view's frame.
  public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Rounds the corners of what the view paints, in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular),
      style: FillStyle(antialiased: antialiased))
  }

  /// Draws a border inside of the view's frame; the width is in points.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }

  /// Scales what the view paints about a point of it.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    transformed(anchor: anchor, CGAffineTransform(scaleX: scale.width, y: scale.height))
      .modifier(
        NumberCheck("scaleEffect", "scale", scale.width + scale.height, "nothing is painted"))
  }

  /// Scales what the view paints about a point of it.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Scales what the view paints about a point of it.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Turns what the view paints about a point of it: clockwise from left to right, and the other
  /// way where the layout is mirrored.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    transformed(anchor: anchor, CGAffineTransform(rotationAngle: angle.radians))
      .modifier(NumberCheck("rotationEffect", "angle", angle.radians, "nothing is painted"))
  }

  /// Draws the view the other way round where the layout runs from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }

  /// Says whether the view is drawn the other way round in a direction.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(
      EnvironmentElementModifier { environment in
        let isMirrored = behavior.isMirrored(in: environment.layoutDirection)
        return (.identity, isMirrored ? TransformPaint { $0.mirroring } : nil)
      })
  }

  private func transformed(
    anchor: UnitPoint, _ transform: CGAffineTransform
  ) -> some View {
    modifier(
      EnvironmentElementModifier { environment in
        let mirrors = LayoutDirectionBehavior.mirrors.isMirrored(in: environment.layoutDirection)
        let effect = TransformPaint { rect in
          let point = CGPoint(
            x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
          let here = CGAffineTransform(translationX: -point.x, y: -point.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
          // Anchors and turns count from the leading edge: mirrored, transformed, mirrored back.
          return mirrors
            ? rect.mirroring.concatenating(here).concatenating(rect.mirroring) : here
        }
        return (.identity, effect)
      })
  }
}

/// Paints what is inside at an opacity, as a whole.
private final class OpacityPaint: PaintFacet {
  let name: LayoutName? = "opacity"
  let leavesOrderInside = true
  private let opacity: Double

  init(opacity: Double) { self.opacity = opacity }

  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {
    guard opacity > 0 else { return }
    guard opacity < 1 else { return inside(&painter) }
    painter.group(.opacity(opacity), inside)
  }

  func survey(_ frame: CGRect, _ context: inout InkContext) -> InkRole {
    context.opacity *= opacity
    return opacity > 0 ? .none : .hidesInside
  }

  func hit(_ point: CGPoint, in frame: CGRect) -> HitRole { opacity > 0 ? .inside : .nothing }
}

/// Paints nothing of what is inside.
private final class HiddenPaint: PaintFacet {
  let name: LayoutName? = "hidden"

  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {}
  func survey(_ frame: CGRect, _ context: inout InkContext) -> InkRole { .hidesInside }
  func hit(_ point: CGPoint, in frame: CGRect) -> HitRole { .nothing }
}

/// Moves what is painted inside, without any influence on the layout.
private final class TransformPaint: PaintFacet {
  let name: LayoutName? = "transform"
  private let transform: (CGRect) -> CGAffineTransform

  init(_ transform: @escaping (CGRect) -> CGAffineTransform) { self.transform = transform }

  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {
    painter.group(.transform(transform(frame)), inside)
  }

  func survey(_ frame: CGRect, _ context: inout InkContext) -> InkRole {
    context = context.moved
    context.transform = transform(frame).concatenating(context.transform)
    return .none
  }

  func hit(_ point: CGPoint, in frame: CGRect) -> HitRole { .moved(by: transform(frame)) }
}
