/// How large controls are.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  /// The smallest size.
  case mini
  /// Smaller than usual.
  case small
  /// The usual size.
  case regular
  /// Larger than usual.
  case large
  /// The largest size.
  case extraLarge
}

private let controlSizeSlot = EnvironmentSlot<ControlSize>()

extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[controlSizeSlot, default: .regular] }
    set { self[controlSizeSlot] = newValue }
  }
}

nonisolated extension View {
  /// Sets how large the controls inside are. Custom styles can read it; those of this package
  /// have one size.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}
