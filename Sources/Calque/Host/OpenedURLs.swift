public import Foundation

/// The URLs that the views of a host have opened.
final class OpenedURLs {
  var urls: [URL] = []
}

extension ViewHost {
  /// The URLs that links and ``EnvironmentValues/openURL`` would have the system open, in order.
  public var openedURLs: [URL] { openedURLList.urls }
}
