public import Foundation

/// The device that code which asks UIKit for one is told about, and what that code has it do.
///
/// ```swift
/// let device = SimulatedDevice()
/// SimulatedDevice.$current.withValue(device) { host.tap("save") }
/// #expect(device.events == [.notification(.success)])
/// ```
@MainActor
public final class SimulatedDevice {
  /// The device of the task; one for the whole program, unless a test has set another one.
  @TaskLocal public static var current = SimulatedDevice()

  /// Something that a device was told to do.
  public enum Event: Hashable, Sendable {
    /// It makes itself felt, with a force from 0 to 1.
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
    /// It makes the end of something felt.
    case notification(UINotificationFeedbackGenerator.FeedbackType)
    /// It makes a change of a selection felt.
    case selectionChange
    /// It opens a URL.
    case open(URL)
    /// It tells people who use assistive technologies of something.
    case accessibility(UIAccessibility.Notification, String?)
    /// An action was sent to the view with the focus, such as the end of editing.
    case action(String)
    /// It beeps.
    case beep
  }

  /// What the device was told to do, in order.
  public internal(set) var events: [Event] = []

  /// The size of the screen in points; that of an iPhone 17.
  public var screenSize = CGSize(width: 402, height: 874)
  /// Pixels per point.
  public var screenScale: CGFloat = 3
  /// The kind of the device.
  public var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// The kind in words.
  public var model = "iPhone"
  /// The name that people have given the device.
  public var name = "iPhone"
  /// The name of the system.
  public var systemName = "iOS"
  /// The version of the system.
  public var systemVersion = "26.0"
  /// How the device is held.
  public var orientation = UIDeviceOrientation.portrait
  /// Whether the app is in front.
  public var applicationState = UIApplication.State.active
  /// Says which URLs the device can open: those with a scheme, unless this says otherwise.
  public var canOpen: (URL) -> Bool = { $0.scheme != nil }

  /// Makes a device.
  public nonisolated init() {}

  /// The URLs that were opened, in order.
  public var openedURLs: [URL] {
    events.compactMap { if case .open(let url) = $0 { url } else { nil } }
  }
}
