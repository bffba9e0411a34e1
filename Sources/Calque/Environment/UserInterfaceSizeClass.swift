/// Whether there is little or much room along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little room.
  case compact
  /// Much room.
  case regular
}

private let horizontalSizeClassSlot = EnvironmentSlot<UserInterfaceSizeClass>()
private let verticalSizeClassSlot = EnvironmentSlot<UserInterfaceSizeClass>()
private let isLuminanceReducedSlot = EnvironmentSlot<Bool>()

extension EnvironmentValues {
  /// How much room the window has across; `nil` where the host does not say.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[horizontalSizeClassSlot] }
    set { self[horizontalSizeClassSlot] = newValue }
  }

  /// How much room the window has down; `nil` where the host does not say.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[verticalSizeClassSlot] }
    set { self[verticalSizeClassSlot] = newValue }
  }

  /// Whether the display is dimmed, so that views should paint less.
  public var isLuminanceReduced: Bool {
    get { self[isLuminanceReducedSlot] ?? false }
    set { self[isLuminanceReducedSlot] = newValue }
  }
}
