public import CalqueLayout
public import Foundation

/// A point or a rectangle of a view, which a ``GeometryProxy`` gives in its own coordinates.
public struct Anchor<Value> {
  /// The value in the host, x to the right from its left edge.
  fileprivate let value: Value
  fileprivate let convert: @Sendable (Value, GeometryPlace) -> Value

  /// What a point or rectangle is of a view.
  public struct Source {
    fileprivate let find: (CGRect) -> Value
    fileprivate let convert: @Sendable (Value, GeometryPlace) -> Value
  }
}

extension Anchor: Equatable where Value: Equatable {
  /// Whether two anchors are at the same place.
  public static func == (one: Anchor, other: Anchor) -> Bool { one.value == other.value }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the place.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Self { Self(find: { $0 }, convert: { $1.convert($0) }) }

  /// A rectangle of the view, in points from its top left corner.
  public static func rect(_ rect: CGRect) -> Self {
    Self(
      find: { rect.offsetBy(dx: $0.minX, dy: $0.minY) }, convert: { $1.convert($0) })
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view, in points from its top left corner.
  public static func point(_ point: CGPoint) -> Self {
    Self(
      find: { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) },
      convert: { $1.convert(CGRect(origin: $0, size: .zero)).origin })
  }

  /// A point of the view by its relative place.
  public static func unitPoint(_ point: UnitPoint) -> Self {
    Self(
      find: {
        CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height)
      }, convert: { $1.convert(CGRect(origin: $0, size: .zero)).origin })
  }

  /// The middle of the view.
  public static var center: Self { unitPoint(.center) }
  /// The corner above at x 0.
  public static var topLeading: Self { unitPoint(.topLeading) }
  /// The middle of the upper edge.
  public static var top: Self { unitPoint(.top) }
  /// The corner above at x 1.
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  /// The middle of the edge at x 0.
  public static var leading: Self { unitPoint(.leading) }
  /// The middle of the edge at x 1.
  public static var trailing: Self { unitPoint(.trailing) }
  /// The corner below at x 0.
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  /// The middle of the lower edge.
  public static var bottom: Self { unitPoint(.bottom) }
  /// The corner below at x 1.
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// An anchor in the coordinates of this view.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.convert(anchor.value, place) }
}

nonisolated extension View {
  /// Tells the views around a value that is made of a point or rectangle of this view.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      AnnotationModifier(
        PreferenceAnnotation(
          AnchorStep<A, K>(source: value) { $0 = transform($1) })))
  }

  /// Changes what the views inside tell, with a point or rectangle of this view.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      AnnotationModifier(PreferenceAnnotation(AnchorStep<A, K>(source: value, change: transform))))
  }
}

private struct AnchorStep<A, Key: PreferenceKey>: PreferenceStep {
  let source: Anchor<A>.Source
  let change: (inout Key.Value, Anchor<A>) -> Void

  func apply(to values: inout PreferenceValues, at node: LayoutNode, in scene: ViewScene) {
    let value = source.find(scene.hostFrame(of: node))
    change(&values[Key.self], Anchor(value: value, convert: source.convert))
  }
}
