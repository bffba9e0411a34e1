public import Calque
import Foundation

/// An object that is told of what happens to a scene. Hosts have no scenes, and tell it nothing.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
  /// Told that there is a scene.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Told of URLs to open.
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
  /// Told of an activity to continue.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Told that the scene is gone.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Told that the scene is in front.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Told that the scene will not be in front.
  func sceneWillResignActive(_ scene: UIScene)
  /// Told that the scene will be seen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Told that the scene is not seen.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// An object that is told of what happens to a scene with windows, and has its window.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// What is known of a scene.
@MainActor @preconcurrency
open class UISceneSession: Hashable {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Makes a role of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window of the app.
    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  public let role = Role.windowApplication
  /// The name of the session.
  public let persistentIdentifier = UUID().uuidString

  /// Whether two sessions are one.
  public nonisolated static func == (one: UISceneSession, other: UISceneSession) -> Bool {
    one === other
  }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How a scene is made.
@MainActor @preconcurrency
open class UISceneConfiguration {
  /// The name.
  public let name: String?
  /// The class of the delegate.
  open var delegateClass: AnyClass?

  /// Makes a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) { self.name = name }
}

/// A URL to open, and who asked for it.
public struct UIOpenURLContext: Hashable, Sendable {
  /// The URL.
  public let url: URL
}

extension UIScene {
  /// Why there is a scene.
  public struct ConnectionOptions {
    /// URLs to open: none.
    public var urlContexts: Set<UIOpenURLContext> { [] }
    /// Activities to continue: none.
    public var userActivities: Set<NSUserActivity> { [] }
  }

  /// The object that is told of what happens: none.
  public var delegate: (any UISceneDelegate)? { nil }
}
