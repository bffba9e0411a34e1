import CalqueLayout

nonisolated extension View {
  /// Tells the views around a value, in the place of what the views inside tell.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(AnnotationModifier(PreferenceAnnotation(PreferenceSetting<K>(value: value))))
  }

  /// Changes what the views inside tell the views around.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(AnnotationModifier(PreferenceAnnotation(PreferenceChange<K>(change: callback))))
  }
}

private struct PreferenceSetting<Key: PreferenceKey>: PreferenceStep {
  let value: Key.Value

  func apply(to values: inout PreferenceValues, at node: LayoutNode, in scene: ViewScene) {
    values[Key.self] = value
  }
}

private struct PreferenceChange<Key: PreferenceKey>: PreferenceStep {
  let change: (inout Key.Value) -> Void

  func apply(to values: inout PreferenceValues, at node: LayoutNode, in scene: ViewScene) {
    change(&values[Key.self])
  }
}
