/// Whether there is little or much room along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little room.
  case compact
  /// Much room.
  case regular
}

extension EnvironmentValues {
  /// How much room the window has across; `nil` where the host does not say.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { common.horizontalSizeClass }
    set { common.horizontalSizeClass = newValue }
  }

  /// How much room the window has down; `nil` where the host does not say.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { common.verticalSizeClass }
    set { common.verticalSizeClass = newValue }
  }

  /// Whether the display is dimmed, so that views should paint less.
  public var isLuminanceReduced: Bool {
    get { common.isLuminanceReduced }
    set { common.isLuminanceReduced = newValue }
  }
}
