public import Foundation

/// What people use to see and hear an app. A host's environment says so to views; here it is off.
@MainActor @preconcurrency
public enum UIAccessibility {
  /// Something that people who use assistive technologies are told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32

    /// Makes a notification of its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Something is said.
    public static let announcement = Self(rawValue: 1008)
    /// A part of the screen is another one.
    public static let layoutChanged = Self(rawValue: 1001)
    /// The screen is another one.
    public static let screenChanged = Self(rawValue: 1000)
    /// A page was scrolled to.
    public static let pageScrolled = Self(rawValue: 1009)
  }

  /// Tells people who use assistive technologies of something; see ``SimulatedDevice/events``.
  public static func post(notification: Notification, argument: Any?) {
    let text = argument.map { ($0 as? NSAttributedString)?.string ?? "\($0)" }
    SimulatedDevice.current.events.append(.accessibility(notification, text))
  }

  /// Whether screens are read to people.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether people use a switch.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether things should move little.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether backgrounds should not be seen through.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether texts are bold.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colours are darker.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether colours are inverted.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether things fade instead of moving.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether nothing should be told by colours alone.
  public static var shouldDifferentiateWithoutColor: Bool { false }

  /// It changed whether screens are read to people.
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// It changed whether things should move little.
  public nonisolated static let reduceMotionStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
}
