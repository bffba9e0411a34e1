public import Foundation

/// A window. Hosts have none.
open class UIWindow: UIView {
  /// The screen in the window.
  open var rootViewController: UIViewController?
  /// The scene of the window.
  open weak var windowScene: UIWindowScene?
  /// Whether the window takes keys.
  open var isKeyWindow: Bool { false }

  /// Makes a window of a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: .zero)
    self.windowScene = windowScene
  }

  /// Makes a window.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a window of an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Itself.
  open override var window: UIWindow? { self }

  /// Which windows it is in front of.
  open var windowLevel = Level.normal
  /// The screen.
  open var screen: UIScreen { .main }

  /// Which windows a window is in front of.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// Makes a level of its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a level of its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The levels by their names.
    public static let normal = Self(0), statusBar = Self(1000), alert = Self(2000)

    /// A level that is higher by a number.
    public static func + (level: Self, difference: CGFloat) -> Self {
      Self(level.rawValue + difference)
    }
    /// A level that is lower by a number.
    public static func - (level: Self, difference: CGFloat) -> Self {
      Self(level.rawValue - difference)
    }
  }

  /// Shows the window: nothing happens.
  open func makeKeyAndVisible() {}
  /// Has the window take keys: nothing happens.
  open func makeKey() {}
}

/// The bar of the system. It is not shown.
@MainActor @preconcurrency
open class UIStatusBarManager {
  /// Where it is, in points.
  open var statusBarFrame: CGRect { .zero }
  /// Whether it is hidden.
  open var isStatusBarHidden: Bool { false }
  /// The colour of what it says.
  open var statusBarStyle: UIStatusBarStyle { .default }
}

/// The sizes that a window may have.
@MainActor @preconcurrency
open class UISceneSizeRestrictions {
  /// The sizes in points.
  open var minimumSize = CGSize.zero, maximumSize = CGSize.zero
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
  /// The bar of the system.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// The sizes that the window may have.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }

  /// Has the scene have another size or be turned: nothing happens, and no error is told.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}

  /// How a scene should be.
  @MainActor @preconcurrency
  open class GeometryPreferences {
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    /// How a scene of an iPhone or iPad should be turned.
    public final class iOS: GeometryPreferences {
      /// The ways in which it may be turned.
      public var interfaceOrientations: UIInterfaceOrientationMask?

      /// Says how it should be turned.
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }
}
