public import CalqueLayout

/// Whether bars show how far a view is scrolled.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// As the view decides.
  public static var automatic: Self { Self("automatic") }

  /// Where that fits the way people scroll.
  public static var visible: Self { Self("visible") }

  /// Not, unless a mouse is there.
  public static var hidden: Self { Self("hidden") }

  /// Never.
  public static var never: Self { Self("never") }
}

/// When scrolling takes the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// As the platform decides.
  public static var automatic: Self { Self("automatic") }

  /// At once.
  public static var immediately: Self { Self("immediately") }

  /// With the finger.
  public static var interactively: Self { Self("interactively") }

  /// Never.
  public static var never: Self { Self("never") }
}

/// Whether a view can be scrolled a little beyond its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// As the platform decides.
  public static var automatic: Self { Self("automatic") }

  /// Always.
  public static var always: Self { Self("always") }

  /// If its content is larger.
  public static var basedOnSize: Self { Self("basedOnSize") }
}

/// How what is scrolled fades below bars.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// As the platform decides.
  public static var automatic: Self { Self("automatic") }

  /// With a line.
  public static var hard: Self { Self("hard") }

  /// Gently.
  public static var soft: Self { Self("soft") }
}

/// Whether a kind of input scrolls.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// As the platform decides.
  public static var automatic: Self { Self("automatic") }

  /// It does.
  public static var enabled: Self { Self("enabled") }

  /// It does not.
  public static var disabled: Self { Self("disabled") }
}

/// What people scroll with, beside fingers and pointers.
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// The double tap of two fingers that a watch feels.
  public static var handGestureShortcut: Self { Self("handGestureShortcut") }

  /// The look to an edge of a scroll view, on visionOS.
  public static var look: Self { Self("look") }
}

nonisolated extension View {
  /// Says whether a kind of input scrolls the views inside. A host scrolls by touches alone.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind)
    -> some View
  {
    modifier(SettingModifier((behavior, input)))
  }

  /// Says whether bars show how far the views inside are scrolled. Pictures show none.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(SettingModifier((visibility, axes)))
  }

  /// Shows the bars for a moment when a value changes.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(SettingModifier(value))
  }

  /// Shows the bars for a moment when the view appears.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    modifier(SettingModifier(onAppear))
  }

  /// Says when scrolling takes the keyboard away, and with it the focus of a field. Where nothing
  /// is said, the keyboard stays.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    modifier(EnvironmentModifier { $0.scrollDismissesKeyboardMode = mode })
      .modifier(SettingModifier(mode))
  }

  /// Says whether the views inside can be scrolled a little beyond their ends.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  {
    modifier(SettingModifier((behavior, axes)))
  }

  /// Says how what is scrolled fades below bars.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
    -> some View
  {
    modifier(SettingModifier((style as Any, edges)))
  }
}

private let dismissalSlot = EnvironmentSlot<ScrollDismissesKeyboardMode>()

extension EnvironmentValues {
  /// When scrolling takes the keyboard away.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[dismissalSlot] ?? .automatic }
    set { self[dismissalSlot] = newValue }
  }
}
