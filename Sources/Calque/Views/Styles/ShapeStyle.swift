/// Something to paint with, which may depend on the environment.
public protocol ShapeStyle: Sendable {
  /// The type of the style that this one represents.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style that this one represents in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What is painted in an environment. The default asks ``resolve(in:)``.
  func _paint(in environment: EnvironmentValues) -> _StylePaint
}

extension ShapeStyle {
  /// Returns the paint of the style that this one represents.
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    resolve(in: environment)._paint(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Never asked for: such a style says what it paints itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) resolves to itself")
  }
}

extension Never: ShapeStyle {}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) {
    self.style = style
  }

  /// What the hidden style paints.
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    style._paint(in: environment)
  }
}

extension AnyShapeStyle: Equatable {
  /// Whether both hide an equal value. Styles that cannot be compared are not equal.
  public static func == (first: AnyShapeStyle, second: AnyShapeStyle) -> Bool {
    guard let first = first.style as? any Hashable, let second = second.style as? any Hashable
    else { return false }
    return AnyHashable(first) == AnyHashable(second)
  }
}
