/// Which form of a symbol is shown.
public struct SymbolVariants: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// The plain one.
  public static var none: Self { Self("none") }

  /// The filled one.
  public static var fill: Self { Self("fill") }

  /// The one in a circle.
  public static var circle: Self { Self("circle") }

  /// The one in a square.
  public static var square: Self { Self("square") }

  /// The one in a rectangle.
  public static var rectangle: Self { Self("rectangle") }

  /// The one with a slash.
  public static var slash: Self { Self("slash") }
}

/// A material that bends light.
public struct Glass: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// The usual one.
  public static var regular: Self { Self("regular") }

  /// A clear one.
  public static var clear: Self { Self("clear") }

  /// None.
  public static var identity: Self { Self("identity") }
}

/// Whether a key was used.
public enum KeyPressResult: Hashable, Sendable {
  /// It was.
  case handled
  /// It was not.
  case ignored
}

nonisolated extension View {
  /// Says which form the symbols inside have. Name the form in `systemName` to see it.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(SettingModifier(variant))
  }

  /// Says whether controls show their labels.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func labelsHidden() -> some View {
    modifier(SettingModifier(true))
  }

  /// Says whether the background of lists and forms is shown.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    modifier(SettingModifier(visibility))
  }

  /// Keeps people from scrolling the views inside.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(SettingModifier(disabled))
  }

  /// Says whether what is scrolled is cut at the edges. It is.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(SettingModifier(disabled))
  }

  /// Puts a material that bends light behind the view.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func glassEffect(_ glass: Glass = .regular) -> some View {
    modifier(SettingModifier(glass))
  }

  /// Puts a material that bends light behind the view, in a shape.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
    modifier(SettingModifier((glass, shape)))
  }

  /// Says which shape views inside take that have the shape of their container.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func containerShape<S: InsettableShape>(_ shape: S) -> some View {
    modifier(SettingModifier(shape))
  }

  /// Says which view has the focus at first.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View {
    modifier(SettingModifier(value))
  }

  /// Says what is done when people press keys.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPressResult) -> some View
  {
    modifier(SettingModifier(key))
  }

  /// Says whether people can activate the view by assistive technology.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> some View
  {
    modifier(SettingModifier(respondsToUserInteraction))
  }

  /// Says whether the colours of the view are kept where others are inverted.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    modifier(SettingModifier(active))
  }
}
