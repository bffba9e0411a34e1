/// Whether views are on a page that can be dismissed, and the way to dismiss it.
public struct PresentationMode {
  /// Whether the views are on a page that can be dismissed.
  public let isPresented: Bool
  private let action: DismissAction

  fileprivate init(_ environment: EnvironmentValues) {
    isPresented = environment.isPresented
    action = environment.dismiss
  }

  /// Takes the page away; does nothing where the views are not on one.
  public mutating func dismiss() { action() }
}

extension EnvironmentValues {
  /// Whether the views are on a page that can be dismissed, and the way to dismiss it.
  @available(*, deprecated, message: "Use isPresented or dismiss instead")
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(self)
    return Binding(get: { mode }, set: { _ in })
  }
}
