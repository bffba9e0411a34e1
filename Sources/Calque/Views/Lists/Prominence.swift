/// How strongly something is drawn.
public enum Prominence: Hashable, Sendable, CaseIterable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

private let headerProminenceSlot = EnvironmentSlot<Prominence>()

extension EnvironmentValues {
  /// How strongly the headers of sections are drawn.
  public var headerProminence: Prominence {
    get { self[headerProminenceSlot] ?? .standard }
    set { self[headerProminenceSlot] = newValue }
  }
}

nonisolated extension View {
  /// Sets how strongly the headers of sections inside are drawn. It changes nothing on macOS.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
