public import CalqueDrawing
public import Foundation

/// A change of what a view paints that depends on its size, and does not change the layout.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The change of coordinates, counted from the top leading corner of the view.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Writes the content with the effect.
  public func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    let effect = emitter.shown(self)
    content.projected { effect.effectValue(size: $1) }._emit(into: emitter)
  }

  /// The effect itself, for none changes the layout.
  public func ignoredByLayout() -> Self { self }
}

extension GeometryEffect {
  /// Never asked for.
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) has no body")
  }
}
