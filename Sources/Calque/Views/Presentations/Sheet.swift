nonisolated extension View {
  /// Shows a sheet while a value is true.
  ///
  /// The sheet has the environment of this view. In its views, ``EnvironmentValues/dismiss`` sets
  /// the value to false, and so does a swipe down.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is shown.
  ///   - onDismiss: Called once the sheet has gone, after its views have disappeared.
  ///   - content: The views of the sheet.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented, as: SheetKind(), onDismiss: onDismiss, content: content))
  }

  /// Shows a sheet while there is an item. Another item has a sheet of its own, which takes the
  /// place of the first one.
  ///
  /// - Parameters:
  ///   - item: The item; the sheet sets it to nil.
  ///   - onDismiss: Called once the sheet has gone, after its views have disappeared.
  ///   - content: The views of the sheet of an item.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(item, as: SheetKind(), onDismiss: onDismiss, content: content))
  }
}
