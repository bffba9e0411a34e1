/// An action that returns to the page below. Call it as a function.
public struct DismissAction {
  fileprivate let action: () -> Void

  fileprivate init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// Returns to the page below; does nothing on the lowest page.
  public func callAsFunction() {
    action()
  }
}

extension EnvironmentValues {
  /// What takes away the page that the views are on.
  public var dismiss: DismissAction {
    let page = navigationPage
    return DismissAction { page?.dismiss?() }
  }

  /// Whether the views are on a page that can be dismissed.
  public var isPresented: Bool { navigationPage?.dismiss != nil }
}
