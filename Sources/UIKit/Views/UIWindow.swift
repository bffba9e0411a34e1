import Foundation

/// A window. Hosts have none.
open class UIWindow: UIView {
  /// The screen in the window.
  open var rootViewController: UIViewController?
  /// The scene of the window.
  open weak var windowScene: UIWindowScene?
  /// Whether the window takes keys.
  open var isKeyWindow: Bool { false }

  /// Makes a window of a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: .zero)
    self.windowScene = windowScene
  }

  /// Itself.
  open override var window: UIWindow? { self }

  /// Shows the window: nothing happens.
  open func makeKeyAndVisible() {}
}

/// A part of an app that people see.
open class UIScene: UIResponder {
  /// Whether a scene is in front.
  public enum ActivationState: Int, Sendable {
    /// The states by their names.
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// Whether the scene is in front.
  open var activationState: ActivationState { .foregroundActive }
  /// The title.
  open var title: String! = ""
}

/// A scene with windows.
open class UIWindowScene: UIScene {
  /// The windows.
  open var windows: [UIWindow] { [] }
  /// The window that takes keys.
  open var keyWindow: UIWindow? { nil }
  /// The screen.
  open var screen: UIScreen { .main }
  /// How the device is held.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
}
