/// An action that loads the content of a view anew. Call it as a function.
public struct RefreshAction: Sendable {
  let action: @Sendable @MainActor () async -> Void

  /// Does the action, and returns when it is done.
  public func callAsFunction() async {
    await action()
  }
}

private let refreshSlot = EnvironmentSlot<RefreshAction>()

extension EnvironmentValues {
  /// What loads the content of the views anew, if ``View/refreshable(action:)`` says so.
  public internal(set) var refresh: RefreshAction? {
    get { self[refreshSlot] }
    set { self[refreshSlot] = newValue }
  }
}

nonisolated extension View {
  /// Lets the user load the content of lists inside anew, by pulling them down:
  /// ``ViewHost/refresh(_:)``.
  ///
  /// - Parameter action: Loads the content. The list shows an indicator until it returns.
  public func refreshable(action: @escaping @Sendable @MainActor () async -> Void) -> some View {
    modifier(EnvironmentModifier { $0.refresh = RefreshAction(action: action) })
  }
}
