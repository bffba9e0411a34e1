/// What is dragged out of a view.
struct DragPayload {
  let make: () -> any Transferable
}

nonisolated extension View {
  /// Has people drag a value out of the view: ``ViewHost/drag(_:to:)``.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(SettingModifier(DragPayload(make: payload), name: "draggable(_:)"))
  }

  /// Has people drag a value out of the view, with a picture of it, which is not shown.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(SettingModifier(DragPayload(make: payload), name: "draggable(_:)"))
  }
}
