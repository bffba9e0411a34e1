extension Optional: View where Wrapped: View {
  /// Never asked for: the emitter writes the wrapped view instead.
  public var body: Never {
    fatalError("Optional has no body")
  }

  /// Writes the view if there is one.
  public func _emit(into emitter: ViewEmitter) {
    self?._emit(into: emitter)
  }
}
