extension ViewEmitter {
  /// Says that a view is left out.
  ///
  /// - Parameter name: The type of the view, or what the modifier or container is called.
  func reportDepth(of name: @autoclosure () -> String) {
    let isFirst = storage.depthLimit.levels == DepthLimit.levels
    storage.depthLimit.noteExcess()
    guard isFirst else { return }
    let name = String(name().prefix(200))
    let message =
      depth >= DepthLimit.levels
      ? "\(name) is nested more than \(DepthLimit.levels) levels deep; it is left out. Does a view "
        + "contain itself?"
      : "\(name) is nested \(depth) levels deep, and the thread's stack has no more room; it is left "
        + "out. Does a view contain itself?"
    var diagnostic = ViewDiagnostic(.nestedTooDeep, message)
    // The way to it would fill pages.
    diagnostic.path = [name]
    report(diagnostic)
  }
}
