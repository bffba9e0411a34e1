import CalqueLayout

nonisolated extension View {
  /// Does something when a value of the view's geometry has changed, and when it is first known.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Finds the value of the view's size and place.
  ///   - action: Gets the value before and the new one, which are the same at first.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(
      NotingModifier(step: { GeometryNote(noted: $0, transform: transform) }) {
        action($0 ?? $1, $1)
      })
  }

  /// Does something when a value of the view's geometry has changed, and when it is first known.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Finds the value of the view's size and place.
  ///   - action: Gets the new value.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }
}

private struct GeometryNote<Value: Equatable>: PreferenceStep {
  let noted: NotedValue<Value>
  let transform: (GeometryProxy) -> Value

  func apply(to values: inout PreferenceValues, at node: LayoutNode, in scene: ViewScene) {
    // Of a group of views the first one counts.
    noted.note(transform(GeometryProxy(of: node, in: scene))) { _, _ in }
  }
}

extension GeometryProxy {
  /// The geometry of a node that is placed.
  @MainActor
  init(of node: LayoutNode, in scene: ViewScene) {
    let place = scene.geometry(of: node)
    let insets = scene.surroundings(of: node).insets
    self.init(size: place.own.frame.size, safeAreaInsets: insets, place: place)
  }
}
