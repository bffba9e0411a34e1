/// An action that refreshes the content of a view. Call it as a function.
public struct RefreshAction: Sendable {
  let action: @Sendable @MainActor () async -> Void

  /// Does the action, and returns when it is done.
  public func callAsFunction() async {
    await action()
  }
}

private let refreshSlot = EnvironmentSlot<RefreshAction>()

extension EnvironmentValues {
  /// What refreshes the content of the views, if ``View/refreshable(action:)`` says so.
  public internal(set) var refresh: RefreshAction? {
    get { self[refreshSlot] }
    set { self[refreshSlot] = newValue }
  }
}

nonisolated extension View {
  /// Lets the user refresh the content of lists and scroll views inside, by pulling them down:
  /// ``ViewHost/refresh(_:)``.
  ///
  /// - Parameter action: Loads the content. An indicator is shown until it returns.
  public func refreshable(action: @escaping @Sendable @MainActor () async -> Void) -> some View {
    modifier(EnvironmentModifier { $0.refresh = RefreshAction(action: action) })
  }
}
