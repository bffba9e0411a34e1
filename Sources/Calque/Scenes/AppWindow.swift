public import Foundation

/// A window of an app, for a host that shows it.
public struct AppWindow {
  let wanted: SceneWindow

  /// The window, or the group of windows, with an id.
  public static func id(_ id: String) -> AppWindow { AppWindow(wanted: SceneWindow(id: id)) }

  /// A window of the group that shows values of a type, for a value.
  public static func value<Value: Codable & Hashable>(_ value: Value) -> AppWindow {
    AppWindow(wanted: SceneWindow(value: value))
  }

  /// A window of the group with an id, for a value.
  public static func id<Value: Codable & Hashable>(_ id: String, value: Value) -> AppWindow {
    AppWindow(wanted: SceneWindow(id: id, value: value))
  }

  /// The window of a document that is read from a file; see ``DocumentGroup``.
  public static func document(at url: URL) -> AppWindow {
    AppWindow(wanted: SceneWindow(kind: .document, value: AnyHashable(url)))
  }

  /// The window of the settings.
  public static var settings: AppWindow { AppWindow(wanted: SceneWindow(kind: .settings)) }

  /// What the item in the menu bar opens.
  public static var menuBarExtra: AppWindow {
    AppWindow(wanted: SceneWindow(kind: .menuBarExtra))
  }
}
