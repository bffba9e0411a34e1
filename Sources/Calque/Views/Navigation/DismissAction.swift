/// An action that returns to the page below, or dismisses the sheet, cover or popover. Call it as a
/// function.
public struct DismissAction {
  fileprivate let action: () -> Void

  fileprivate init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// Returns to the page below; on the lowest page it dismisses the presentation, if there is one.
  public func callAsFunction() {
    action()
  }
}

extension EnvironmentValues {
  /// What takes away the page that the views are on, or the presentation that they are in.
  public var dismiss: DismissAction {
    let page = navigationPage
    let presentation = presentationContext
    return DismissAction {
      if let dismiss = page?.dismiss { return dismiss() }
      presentation?.dismiss()
    }
  }

  /// Whether the views are on a page that can be dismissed, or in a presentation.
  public var isPresented: Bool { navigationPage?.dismiss != nil || presentationContext != nil }
}
