/// Opens a window. Call it as a function; the host records what was asked for.
public struct OpenWindowAction {
  fileprivate let record: (WindowRequest) -> Void

  /// Opens a window of an id.
  public func callAsFunction(id: String) { record(.open(id: id, value: nil)) }

  /// Opens a window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    record(.open(id: nil, value: AnyHashable(value)))
  }

  /// Opens a window of an id for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    record(.open(id: id, value: AnyHashable(value)))
  }
}

/// Closes a window. Call it as a function; the host records what was asked for.
public struct DismissWindowAction {
  fileprivate let record: (WindowRequest) -> Void

  /// Closes the window of the view.
  public func callAsFunction() { record(.dismiss(id: nil, value: nil)) }

  /// Closes the windows of an id.
  public func callAsFunction(id: String) { record(.dismiss(id: id, value: nil)) }

  /// Closes the window of a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    record(.dismiss(id: nil, value: AnyHashable(value)))
  }

  /// Closes the window of an id and a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    record(.dismiss(id: id, value: AnyHashable(value)))
  }
}

/// Opens the window of the settings. Call it as a function; the host records what was asked for.
public struct OpenSettingsAction {
  fileprivate let record: (WindowRequest) -> Void

  /// Opens the window.
  public func callAsFunction() { record(.openSettings) }
}

/// What views ask of the system's windows.
public enum WindowRequest: Hashable {
  /// To open a window of an id, for a value, or both.
  case open(id: String?, value: AnyHashable?)
  /// To close a window; the view's own without id and value.
  case dismiss(id: String?, value: AnyHashable?)
  /// To open the window of the settings.
  case openSettings
}

private let windowRequestSlot = EnvironmentSlot<(WindowRequest) -> Void>()
private let severalWindowsSlot = EnvironmentSlot<Bool>()

extension EnvironmentValues {
  /// What takes requests of windows.
  var windowRequest: (WindowRequest) -> Void {
    get { self[windowRequestSlot] ?? { _ in } }
    set { self[windowRequestSlot] = newValue }
  }

  /// What opens windows.
  public var openWindow: OpenWindowAction { OpenWindowAction(record: windowRequest) }

  /// What closes windows.
  public var dismissWindow: DismissWindowAction { DismissWindowAction(record: windowRequest) }

  /// What opens the window of the settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(record: windowRequest) }

  /// Whether the platform shows several windows of an app; not unless the host says so.
  public var supportsMultipleWindows: Bool {
    get { self[severalWindowsSlot, default: false] }
    set { self[severalWindowsSlot] = newValue }
  }
}
