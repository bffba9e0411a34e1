public import Calque
public import Foundation

/// The app. What it has the system do is in ``SimulatedDevice/events``.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  /// The app.
  public static let shared = UIApplication()

  /// Whether the app is in front.
  public enum State: Int, Sendable {
    /// It is.
    case active
    /// It is, and does not react.
    case inactive
    /// It is not.
    case background
  }

  /// Keys of what an app is started with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Keys of how a URL is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Only if an app takes links to it.
    public static let universalLinksOnly = Self(rawValue: "universalLinksOnly")
  }

  /// Keys of how a URL was opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The object that is told of what happens to the app.
  open weak var delegate: (any UIApplicationDelegate)?
  /// Whether the display stays on.
  open var isIdleTimerDisabled = false
  /// The number on the app's icon.
  open var applicationIconBadgeNumber = 0
  /// The windows: none, since hosts have none.
  open var windows: [UIWindow] { [] }
  /// The window that takes keys: none.
  open var keyWindow: UIWindow? { nil }
  /// The scenes: none.
  open var connectedScenes: Set<UIScene> { [] }
  /// Whether the app has other icons: it has none.
  open var supportsAlternateIcons: Bool { false }
  /// The name of the icon, if it is not the usual one.
  open var alternateIconName: String? { nil }
  /// Whether the app is in front, as the device says.
  open var applicationState: State { SimulatedDevice.current.applicationState }
  /// The direction of the app's language: from left to right. Views have that of their environment.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// The text size: the usual one. Views have that of their environment.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// Has the system open a URL.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: Not used.
  ///   - completion: Told whether the device can open it.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = canOpenURL(url)
    if isOpened { noteOpened(url) }
    completion?(isOpened)
  }

  /// Has the system open a URL.
  ///
  /// - Returns: Whether the device can open it.
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    let isOpened = canOpenURL(url)
    if isOpened { noteOpened(url) }
    return isOpened
  }

  private func noteOpened(_ url: URL) {
    SimulatedDevice.current.events.append(.open(url))
    ViewHost.latest?.noteOpened(url)
  }

  /// Whether the device can open a URL.
  open func canOpenURL(_ url: URL) -> Bool { SimulatedDevice.current.canOpen(url) }

  /// Sends an action. Without views of UIKit there is none that answers; it is recorded.
  ///
  /// - Parameters:
  ///   - action: The name of the action, as `#selector` gives it in a copy.
  ///   - target: Not used.
  ///   - sender: Not used.
  ///   - event: Not used.
  /// - Returns: Whether it was answered: never.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
    -> Bool
  {
    SimulatedDevice.current.events.append(.action(action.description))
    return false
  }

  /// Asks for messages from a server: nothing happens.
  open func registerForRemoteNotifications() {}

  /// Whether messages from a server arrive: no.
  open var isRegisteredForRemoteNotifications: Bool { false }

  /// Wants no messages from a server: nothing happens.
  open func unregisterForRemoteNotifications() {}

  /// Changes the icon: nothing happens.
  open func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  /// Begins work that continues when the app is left.
  open func beginBackgroundTask(
    withName taskName: String? = nil,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Ends such work.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The URL of the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The URL of the app's settings of notifications.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  /// The app came to the front.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The app does not react any more.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The app was left.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The app comes back.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The app ends.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// The app was started.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// There is little memory.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// People took a picture of the screen.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}

/// What came of work in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// What it may be by its names.
  case newData, noData, failed
}

/// The name of work that continues when an app is left.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Makes a name of its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No work.
  public static let invalid = Self(rawValue: 0)
}

/// What people do to a device.
public final class UIEvent: Sendable {
  /// Kinds of what people do.
  public enum EventSubtype: Int, Sendable {
    /// The kinds by their names.
    case none
    case motionShake = 1
  }

  /// The fingers: none, since hosts give none to views of UIKit.
  @MainActor public var allTouches: Set<UITouch>? { nil }
}

/// An object that is told of what happens to an app: a host that shows an app with an adaptor of
/// the delegate tells it that the app was started.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: _LaunchedDelegate {
  /// Told that the app is about to be started.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Told that the app was started.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Makes the object the delegate of the app, and tells it that the app was started.
  public func _launch() {
    UIApplication.shared.delegate = self
    _ = application(UIApplication.shared, willFinishLaunchingWithOptions: nil)
    _ = application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
  }
}

/// Makes objects of responders that are known by their types only: each subclass has its `init()`
/// in the place of that of `UIResponder`, where this class has a required one.
open class _ResponderMaker: UIResponder {
  /// Never called: what is made is of another class.
  public required override init() { super.init() }

  @inline(never)
  fileprivate static func make<Delegate: UIResponder>(_ type: Delegate.Type) -> Delegate {
    let maker = unsafeBitCast(type as AnyClass, to: _ResponderMaker.Type.self)
    let object = Unmanaged.passRetained(maker.init()).toOpaque()
    return Unmanaged<Delegate>.fromOpaque(object).takeRetainedValue()
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: UIResponder {
  /// Makes an adaptor of the delegate's class, which has an initializer without arguments.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    self.init(_make: { MainActor.assumeIsolated { _ResponderMaker.make(delegateType) } })
  }
}
