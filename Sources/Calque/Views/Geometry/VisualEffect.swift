public import CalqueDrawing
public import CalqueLayout
public import Foundation

/// Changes of how a view looks that leave the layout as it is, for ``View/visualEffect(_:)`` and
/// ``View/scrollTransition(_:axis:transition:)``.
public protocol VisualEffect: Sendable {
  /// The changes, the innermost first. Effects of this package have some.
  var _steps: _VisualEffectSteps { get }
}

extension VisualEffect {
  /// None.
  public var _steps: _VisualEffectSteps { _VisualEffectSteps() }
}

/// The changes of a visual effect.
public struct _VisualEffectSteps: Sendable {
  typealias Step = @Sendable (_ mirrors: Bool) -> any PaintFacet

  var all: [Step] = []

  /// What does the changes, the innermost first.
  ///
  /// - Parameter mirrors: Whether anchors and turns count from the right.
  func facets(mirrors: Bool) -> [any PaintFacet] { all.map { $0(mirrors) } }
}

/// No change.
public struct EmptyVisualEffect: VisualEffect {
  /// Makes no change.
  public init() {}
}

/// A visual effect with one more change.
private struct ExtendedVisualEffect: VisualEffect {
  let _steps: _VisualEffectSteps
}

extension VisualEffect {
  private func adding(_ step: @escaping _VisualEffectSteps.Step) -> some VisualEffect {
    var steps = _steps
    steps.all.append(step)
    return ExtendedVisualEffect(_steps: steps)
  }

  private func filtered(
    _ name: LayoutName, _ amount: Double, without plain: Double,
    _ filter: @escaping @Sendable (Double) -> Drawing.Filter
  ) -> some VisualEffect {
    adding { _ in FilterPaint(name, amount, without: plain, filter) }
  }

  /// The same, translucent.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding { _ in OpacityPaint(opacity: opacity) }
  }

  /// The same, moved towards the trailing edge and down, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding { mirrors in
      TransformPaint.about(
        .topLeading, mirrors: mirrors, [Double(offset.width), Double(offset.height)]
      ) {
        CGAffineTransform(translationX: CGFloat($0[0]), y: CGFloat($0[1]))
      }
    }
  }

  /// The same, moved towards the trailing edge and down, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  /// The same, larger or smaller.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { mirrors in
      TransformPaint.about(
        anchor, mirrors: mirrors, [Double(scale.width), Double(scale.height)]
      ) {
        CGAffineTransform(scaleX: CGFloat($0[0]), y: CGFloat($0[1]))
      }
    }
  }

  /// The same, larger or smaller.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// The same, larger or smaller.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// The same, turned.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { mirrors in
      TransformPaint.about(anchor, mirrors: mirrors, [angle.radians]) {
        CGAffineTransform(rotationAngle: CGFloat($0[0]))
      }
    }
  }

  /// The same, turned in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    let rotation = SpaceRotation(angle, (Double(axis.x), Double(axis.y), Double(axis.z)))
    return adding { mirrors in
      ProjectionPaint(mirrors: mirrors) {
        rotation.projection(of: $1, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
      }
    }
  }

  /// The same, blurred.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding { _ in BlurPaint(radius: radius, isOpaque: opaque) }
  }

  /// The same, brighter.
  public func brightness(_ amount: Double) -> some VisualEffect {
    filtered("brightness", amount, without: 0) { .brightness($0) }
  }

  /// The same with another contrast.
  public func contrast(_ amount: Double) -> some VisualEffect {
    filtered("contrast", amount, without: 1) { .contrast($0) }
  }

  /// The same with less colour.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    filtered("grayscale", amount, without: 0) { .grayscale($0) }
  }

  /// The same with other hues.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    filtered("hueRotation", angle.radians, without: 0) { .hueRotation(.radians($0)) }
  }

  /// The same with stronger colours.
  public func saturation(_ amount: Double) -> some VisualEffect {
    filtered("saturation", amount, without: 1) { .saturation($0) }
  }

  /// The same in other coordinates.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding { mirrors in ProjectionPaint(mirrors: mirrors) { _, _ in transform } }
  }

  /// The same in other coordinates.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    transformEffect(ProjectionTransform(transform))
  }
}
