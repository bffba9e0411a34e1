public import Foundation

/// The URLs that the views of a host have opened.
final class OpenedURLs {
  var urls: [URL] = []
}

extension ViewHost {
  /// The host whose views were made, or touched, last: what an app does without an environment is
  /// done there.
  package static weak var latest: ViewHost?

  /// Notes a URL that an app has had the system open.
  package func noteOpened(_ url: URL) { openedURLList.urls.append(url) }

  /// The URLs that links, ``EnvironmentValues/openURL`` and the app would have the system open, in
  /// order.
  public var openedURLs: [URL] { openedURLList.urls }
}
