extension ViewHost {
  /// Has what is in front of the screen go, as users do without a button: by swiping a sheet down,
  /// or by a tap beside a popover, a dialog or a menu.
  ///
  /// - Returns: Whether something is in front of the screen and can be dismissed so. Alerts and
  ///   covers cannot, nor what has `interactiveDismissDisabled(_:)`.
  @discardableResult
  public func dismissPresentation() -> Bool {
    _ = scene
    guard let dismiss = presentations?.layers.last?.request.dismiss else { return false }
    dismiss()
    return true
  }
}
