public import Foundation

/// An app that runs. Hosts know none but the process.
@MainActor @preconcurrency
open class NSRunningApplication {
  /// The process.
  public static let current = NSRunningApplication()

  /// The name.
  open var localizedName: String? { ProcessInfo.processInfo.processName }
  /// The identifier of its bundle.
  open var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
  /// Where it is.
  open var bundleURL: URL? { Bundle.main.bundleURL }
  /// Its picture.
  open var icon: NSImage? { nil }
  /// The number of its process.
  open var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
  /// Whether it is in front, hidden, or has ended.
  open var isActive: Bool { true }
  /// Whether it is hidden.
  open var isHidden: Bool { false }
  /// Whether it has ended.
  open var isTerminated: Bool { false }

  /// The apps of a bundle: none.
  public class func runningApplications(
    withBundleIdentifier bundleIdentifier: String
  ) -> [NSRunningApplication] { [] }

  /// How an app comes to the front.
  public struct ActivationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The options by their names.
    public static let activateAllWindows = Self(rawValue: 1),
      activateIgnoringOtherApps = Self(rawValue: 2)
  }

  /// Brings the app to the front: nothing happens.
  @discardableResult
  open func activate(options: ActivationOptions = []) -> Bool { false }
  /// Brings the app to the front: nothing happens.
  @discardableResult
  open func activate(
    from application: NSRunningApplication, options: ActivationOptions = []
  ) -> Bool { false }
  /// Ends the app: nothing happens.
  @discardableResult
  open func terminate() -> Bool { false }
  /// Ends the app: nothing happens.
  @discardableResult
  open func forceTerminate() -> Bool { false }
}
