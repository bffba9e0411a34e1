/// A part of a view that notices the mouse. Hosts send views of AppKit no mouse.
@MainActor @preconcurrency
open class NSTrackingArea {
  /// What is noticed, and when.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The options by their names.
    public static let mouseEnteredAndExited = Self(rawValue: 1), mouseMoved = Self(rawValue: 2),
      cursorUpdate = Self(rawValue: 4), activeWhenFirstResponder = Self(rawValue: 0x10),
      activeInKeyWindow = Self(rawValue: 0x20), activeInActiveApp = Self(rawValue: 0x40),
      activeAlways = Self(rawValue: 0x80), assumeInside = Self(rawValue: 0x100),
      inVisibleRect = Self(rawValue: 0x200), enabledDuringMouseDrag = Self(rawValue: 0x400)
  }

  /// The part, in points.
  public let rect: NSRect
  /// What is noticed, and when.
  public let options: Options

  /// Makes an area.
  public init(
    rect: NSRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {
    (self.rect, self.options) = (rect, options)
  }
}
