public import Foundation

extension ViewHost {
  /// Makes a host that shows a window of an app.
  ///
  /// ```swift
  /// let host = ViewHost(CatalogApp(), window: .settings, size: CGSize(width: 450, height: 300))
  /// ```
  ///
  /// An app without the wanted window shows nothing, and ``diagnostics`` has a finding of it.
  ///
  /// - Parameters:
  ///   - app: The app; its state belongs to the host.
  ///   - window: The window; nil is the first that the app opens when it starts.
  ///   - size: The size of the window, in points.
  ///   - configure: Sets values of the environment.
  public convenience init<Content: App>(
    _ app: Content, window: AppWindow? = nil, size: CGSize,
    _ configure: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    let view = SceneView(content: app, wanted: window?.wanted, name: "\(Content.self)") {
      $1.find($0) { $0.body }
    }
    self.init(view, size: size, configure)
  }

  /// Makes a host that shows a window of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - window: The window; nil is the first that an app opens when it starts.
  ///   - size: The size of the window, in points.
  ///   - configure: Sets values of the environment.
  public convenience init<Content: Scene>(
    scene: Content, window: AppWindow? = nil, size: CGSize,
    _ configure: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    let view = SceneView(content: scene, wanted: window?.wanted, name: "\(Content.self)") {
      $0._find(with: $1)
    }
    self.init(view, size: size, configure)
  }

  /// What views asked of the system's windows, in order; see ``EnvironmentValues/openWindow``.
  public var windowRequests: [WindowRequest] { windowRequestList.requests }
}

/// What the views of a host have asked of the system's windows.
final class WindowRequests {
  var requests: [WindowRequest] = []
}
