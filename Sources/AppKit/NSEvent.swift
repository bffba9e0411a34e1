public import Foundation

/// Something that people do with keys, mouse or trackpad. Hosts send none to views of AppKit.
@MainActor @preconcurrency
open class NSEvent {
  /// The kinds of events.
  public enum EventType: UInt, Sendable {
    /// The kinds by their names.
    case leftMouseDown = 1
    case leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved, leftMouseDragged
    case rightMouseDragged, mouseEntered, mouseExited, keyDown, keyUp, flagsChanged
    case scrollWheel = 22
    case otherMouseDown = 25
    case otherMouseUp, otherMouseDragged
    case magnify = 30
    case swipe = 31
  }

  /// Several kinds of events.
  public struct EventTypeMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt64
    /// Makes a set of bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    private init(_ type: EventType) { self.init(rawValue: 1 << UInt64(type.rawValue)) }

    /// The kinds by their names.
    public static let leftMouseDown = Self(.leftMouseDown), leftMouseUp = Self(.leftMouseUp),
      rightMouseDown = Self(.rightMouseDown), rightMouseUp = Self(.rightMouseUp),
      mouseMoved = Self(.mouseMoved), leftMouseDragged = Self(.leftMouseDragged),
      rightMouseDragged = Self(.rightMouseDragged), mouseEntered = Self(.mouseEntered),
      mouseExited = Self(.mouseExited), keyDown = Self(.keyDown), keyUp = Self(.keyUp),
      flagsChanged = Self(.flagsChanged), scrollWheel = Self(.scrollWheel),
      otherMouseDown = Self(.otherMouseDown), otherMouseUp = Self(.otherMouseUp),
      magnify = Self(.magnify), swipe = Self(.swipe)
    /// All kinds.
    public static let any = Self(rawValue: .max)
  }

  /// Keys that are held down beside others.
  public struct ModifierFlags: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The keys by their names.
    public static let capsLock = Self(rawValue: 1 << 16), shift = Self(rawValue: 1 << 17),
      control = Self(rawValue: 1 << 18), option = Self(rawValue: 1 << 19),
      command = Self(rawValue: 1 << 20), numericPad = Self(rawValue: 1 << 21),
      help = Self(rawValue: 1 << 22), function = Self(rawValue: 1 << 23),
      deviceIndependentFlagsMask = Self(rawValue: 0xffff_0000)
  }

  /// How far a gesture is.
  public struct Phase: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The phases by their names.
    public static let began = Self(rawValue: 1), stationary = Self(rawValue: 2),
      changed = Self(rawValue: 4), ended = Self(rawValue: 8), cancelled = Self(rawValue: 16),
      mayBegin = Self(rawValue: 32)
  }

  /// What happened.
  open var type: EventType { .mouseMoved }
  /// The keys that are held down.
  open var modifierFlags: ModifierFlags { [] }
  /// The key.
  open var keyCode: UInt16 { 0 }
  /// What the key writes.
  open var characters: String? { nil }
  /// What the key writes without those that are held down.
  open var charactersIgnoringModifiers: String? { nil }
  /// Where the mouse is, in points.
  open var locationInWindow: NSPoint { .zero }
  /// The window.
  open weak var window: NSWindow?
  /// How often was clicked.
  open var clickCount: Int { 0 }
  /// How far was scrolled, in points.
  open var scrollingDeltaX: CGFloat { 0 }
  /// How far was scrolled, in points.
  open var scrollingDeltaY: CGFloat { 0 }
  /// How far was scrolled or dragged.
  open var deltaX: CGFloat { 0 }
  /// How far was scrolled or dragged.
  open var deltaY: CGFloat { 0 }
  /// How far a gesture is.
  open var phase: Phase { [] }
  /// How far the movement after a gesture is.
  open var momentumPhase: Phase { [] }
  /// Whether distances are in points.
  open var hasPreciseScrollingDeltas: Bool { true }
  /// Whether the key is held so long that it repeats.
  open var isARepeat: Bool { false }

  /// Where the mouse is, in points.
  public class var mouseLocation: NSPoint { .zero }
  /// The keys that are held down.
  public class var modifierFlags: ModifierFlags { [] }
  /// The buttons that are held down.
  public class var pressedMouseButtons: Int { 0 }

  /// Has code see the events of the app: there are none.
  public class func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? { nil }

  /// Has code see the events of other apps: there are none.
  public class func addGlobalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
  ) -> Any? { nil }

  /// Ends seeing events.
  public class func removeMonitor(_ eventMonitor: Any) {}
}
