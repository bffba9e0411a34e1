public import CalqueDrawing
public import CalqueLayout
public import Foundation

/// Changes of how a view looks, for ``View/visualEffect(_:)`` and
/// ``View/scrollTransition(_:axis:transition:)``, which have no effect here: nor have these.
public protocol VisualEffect: Sendable {}

/// No change.
public struct EmptyVisualEffect: VisualEffect {
  /// Makes no change.
  public init() {}
}

extension VisualEffect {
  /// The same, translucent.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// The same, moved.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  /// The same, moved.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  /// The same, larger or smaller.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// The same, larger or smaller.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// The same, larger or smaller.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  /// The same, turned.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// The same, turned in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  /// The same, blurred.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  /// The same, brighter.
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  /// The same with another contrast.
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  /// The same with less colour.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  /// The same with other hues.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  /// The same with stronger colours.
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  /// The same in other coordinates.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { self }
}
