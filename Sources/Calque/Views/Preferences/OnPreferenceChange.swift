import CalqueLayout

nonisolated extension View {
  /// Does something when what the views inside tell has changed, and when they first tell it.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(NotingModifier(step: { PreferenceNote<K>(noted: $0) }, action: { action($1) }))
  }
}

private struct PreferenceNote<Key: PreferenceKey>: PreferenceStep where Key.Value: Equatable {
  let noted: NotedValue<Key.Value>

  func apply(to values: inout PreferenceValues, at node: LayoutNode, in scene: ViewScene) {
    noted.note(values[Key.self]) { value, next in Key.reduce(value: &value) { next } }
  }
}
