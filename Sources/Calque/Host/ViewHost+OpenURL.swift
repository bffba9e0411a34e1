public import Foundation

extension ViewHost {
  /// Opens a URL with the app, as the system does: all views that wait for one get it.
  ///
  /// - Returns: Whether a view waits for URLs, with `onOpenURL(perform:)`.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    _ = scene
    let handlers = storage.urlHandlers
    for handler in handlers.values { handler(url) }
    return !handlers.isEmpty
  }
}
