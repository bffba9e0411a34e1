extension ViewEmitter {
  /// The texts of a view, one after the other, as a screen reader reads them. Returns nil if
  /// there are none.
  func words(of view: some View) -> String? {
    if view is EmptyView { return nil }
    if let text = view as? Text { return textResolver.string(of: text) }
    return emitUnseen { view._emit(into: self) }.words
  }
}
