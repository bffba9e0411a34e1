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
    transformed(anchor: anchor, [Double(scale.width), Double(scale.height)]) {
      CGAffineTransform(scaleX: CGFloat($0[0]), y: CGFloat($0[1]))
    }
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
    transformed(anchor: anchor, [angle.radians]) {
      CGAffineTransform(rotationAngle: CGFloat($0[0]))
    }
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
        // In descriptions, and for the order of painting, it is the same view in both directions.
        return (.identity, isMirrored ? TransformPaint(name: nil) { $1.mirroring } : nil)
      })
  }

  private func transformed(
    anchor: UnitPoint, _ values: [Double],
    _ transform: @escaping ([Double]) -> CGAffineTransform
  ) -> some View {
    modifier(
      EnvironmentElementModifier { environment in
        let mirrors = LayoutDirectionBehavior.mirrors.isMirrored(in: environment.layoutDirection)
        let effect = TransformPaint.about(anchor, mirrors: mirrors, values, transform)
        return (.identity, effect)
      })
  }
}

/// Paints what is inside at an opacity, as a whole.
final class OpacityPaint: PaintFacet {
  let name: LayoutName? = "opacity"
  let changesSide = true
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

  func mixed(from other: any PaintFacet, by fraction: Double) -> (any PaintFacet)? {
    guard let other = other as? OpacityPaint, other.opacity != opacity else { return nil }
    return OpacityPaint(opacity: other.opacity.mixed(with: opacity, by: fraction))
  }
}

/// Paints nothing of what is inside.
private final class HiddenPaint: PaintFacet {
  let name: LayoutName? = "hidden"
  let changesSide = true

  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {}
  func survey(_ frame: CGRect, _ context: inout InkContext) -> InkRole { .hidesInside }
  func hit(_ point: CGPoint, in frame: CGRect) -> HitRole { .nothing }
}

/// Moves what is painted inside, without any influence on the layout.
final class TransformPaint: PaintFacet {
  let name: LayoutName?
  var changesSide: Bool { name != nil }
  /// The numbers that change gradually in an animation.
  private let values: [Double]
  private let make: ([Double], CGRect) -> CGAffineTransform

  init(
    _ values: [Double] = [], name: LayoutName? = "transform",
    _ make: @escaping ([Double], CGRect) -> CGAffineTransform
  ) {
    (self.values, self.name, self.make) = (values, name, make)
  }

  private func transform(_ frame: CGRect) -> CGAffineTransform { make(values, frame) }

  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {
    painter.group(.transform(transform(frame)), inside)
  }

  func survey(_ frame: CGRect, _ context: inout InkContext) -> InkRole {
    context = context.moved
    context.transform = transform(frame).concatenating(context.transform)
    return .none
  }

  func hit(_ point: CGPoint, in frame: CGRect) -> HitRole { .moved(by: transform(frame)) }

  func mixed(from other: any PaintFacet, by fraction: Double) -> (any PaintFacet)? {
    guard let other = other as? TransformPaint, other.values != values,
      other.values.count == values.count
    else { return nil }
    let mixed = zip(other.values, values).map { $0.mixed(with: $1, by: fraction) }
    return TransformPaint(mixed, name: name, make)
  }
}

extension TransformPaint {
  /// A transform about a point of the view, which counts from the leading edge.
  ///
  /// - Parameters:
  ///   - mirrors: Whether anchors and turns count from the right: what is inside is mirrored,
  ///     transformed and mirrored back.
  ///   - values: The numbers that the transform is made of.
  static func about(
    _ anchor: UnitPoint, mirrors: Bool, _ values: [Double],
    _ transform: @escaping ([Double]) -> CGAffineTransform
  ) -> TransformPaint {
    TransformPaint(values + [Double(anchor.x), Double(anchor.y)]) { values, rect in
      let count = values.count
      let point = CGPoint(
        x: rect.minX + rect.width * CGFloat(values[count - 2]),
        y: rect.minY + rect.height * CGFloat(values[count - 1]))
      let here = CGAffineTransform(translationX: -point.x, y: -point.y)
        .concatenating(transform(values))
        .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
      return mirrors ? rect.mirroring.concatenating(here).concatenating(rect.mirroring) : here
    }
  }
}
