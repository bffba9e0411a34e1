public import Foundation

extension NSWindow {
  /// The parts of a window.
  public struct StyleMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The parts by their names.
    public static let borderless = Self([]), titled = Self(rawValue: 1),
      closable = Self(rawValue: 2), miniaturizable = Self(rawValue: 4),
      resizable = Self(rawValue: 8), utilityWindow = Self(rawValue: 16),
      docModalWindow = Self(rawValue: 64), nonactivatingPanel = Self(rawValue: 128),
      unifiedTitleAndToolbar = Self(rawValue: 1 << 12), hudWindow = Self(rawValue: 1 << 13),
      fullScreen = Self(rawValue: 1 << 14), fullSizeContentView = Self(rawValue: 1 << 15)
  }

  /// Which windows a window is in front of.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int
    /// Makes a level of its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Makes a level of its number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    /// The levels by their names.
    public static let normal = Self(0), floating = Self(3), submenu = Self(3),
      tornOffMenu = Self(3), modalPanel = Self(8), mainMenu = Self(24), statusBar = Self(25),
      popUpMenu = Self(101), screenSaver = Self(1000)
  }

  /// How a window behaves among spaces and full screens.
  public struct CollectionBehavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The ways by their names.
    public static let canJoinAllSpaces = Self(rawValue: 1), moveToActiveSpace = Self(rawValue: 2),
      managed = Self(rawValue: 4), transient = Self(rawValue: 8), stationary = Self(rawValue: 16),
      participatesInCycle = Self(rawValue: 32), ignoresCycle = Self(rawValue: 64),
      fullScreenPrimary = Self(rawValue: 128), fullScreenAuxiliary = Self(rawValue: 256),
      fullScreenNone = Self(rawValue: 512), fullScreenAllowsTiling = Self(rawValue: 1 << 11),
      fullScreenDisallowsTiling = Self(rawValue: 1 << 12),
      canJoinAllApplications = Self(rawValue: 1 << 18)
  }

  /// Whether a title is seen.
  public enum TitleVisibility: Int, Sendable {
    /// The ways by their names.
    case visible, hidden
  }

  /// How the bar of tools looks.
  public enum ToolbarStyle: Int, Sendable {
    /// The ways by their names.
    case automatic, expanded, preference, unified, unifiedCompact
  }

  /// How a window comes and goes.
  public enum AnimationBehavior: Int, Sendable {
    /// The ways by their names.
    case `default`
    case none = 2
    case documentWindow, utilityWindow, alertPanel
  }

  /// How windows become tabs of one.
  public enum TabbingMode: Int, Sendable {
    /// The ways by their names.
    case automatic, preferred, disallowed
  }

  /// What a window is drawn into.
  public enum BackingStoreType: UInt, Sendable {
    /// A picture.
    case buffered = 2
  }

  /// Where a window is compared with another one.
  public enum OrderingMode: Int, Sendable {
    /// The places by their names.
    case below = -1
    case out, above
  }

  /// The buttons of the bar with the title.
  public enum ButtonType: UInt, Sendable {
    /// The buttons by their names.
    case closeButton, miniaturizeButton, zoomButton, toolbarButton, documentIconButton
  }

  private nonisolated static func name(_ name: String) -> Notification.Name {
    Notification.Name("NSWindow\(name)Notification")
  }

  /// The window takes keys.
  public nonisolated static let didBecomeKeyNotification = name("DidBecomeKey")
  /// The window takes keys no more.
  public nonisolated static let didResignKeyNotification = name("DidResignKey")
  /// The window is the one that is worked in.
  public nonisolated static let didBecomeMainNotification = name("DidBecomeMain")
  /// The window is not the one that is worked in.
  public nonisolated static let didResignMainNotification = name("DidResignMain")
  /// The window closes.
  public nonisolated static let willCloseNotification = name("WillClose")
  /// The window has another size.
  public nonisolated static let didResizeNotification = name("DidResize")
  /// The window was moved.
  public nonisolated static let didMoveNotification = name("DidMove")
  /// The window becomes the only one on the screen.
  public nonisolated static let willEnterFullScreenNotification = name("WillEnterFullScreen")
  /// The window is the only one on the screen.
  public nonisolated static let didEnterFullScreenNotification = name("DidEnterFullScreen")
  /// The window becomes one of several again.
  public nonisolated static let willExitFullScreenNotification = name("WillExitFullScreen")
  /// The window is one of several again.
  public nonisolated static let didExitFullScreenNotification = name("DidExitFullScreen")
  /// Another part of the window is seen.
  public nonisolated static let didChangeOcclusionStateNotification = name(
    "DidChangeOcclusionState")
}

/// The line below a bar with a title.
public enum NSTitlebarSeparatorStyle: Int, Sendable {
  /// The ways by their names.
  case automatic, none, line, shadow
}

/// What shows a window.
@MainActor @preconcurrency
open class NSWindowController: NSResponder {
  /// The window.
  open var window: NSWindow?
  /// The screen in the window.
  open var contentViewController: NSViewController? {
    get { window?.contentViewController }
    set { window?.contentViewController = newValue }
  }

  /// Makes a controller of a window.
  public init(window: NSWindow?) {
    super.init()
    self.window = window
  }

  /// Makes a controller.
  public override convenience init() { self.init(window: nil) }

  /// Makes a controller of an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Shows the window: nothing happens.
  open func showWindow(_ sender: Any?) {}
  /// Closes the window.
  open func close() { window?.close() }
  /// Told that there is a window.
  open func windowDidLoad() {}
}

/// A bar of tools. Hosts show none of AppKit's.
@MainActor @preconcurrency
open class NSToolbar {
  /// The name.
  public let identifier: Identifier
  /// What is shown of tools.
  open var displayMode = DisplayMode.default
  /// Whether people can change it, and whether the line below is seen.
  open var allowsUserCustomization = false, showsBaselineSeparator = true, isVisible = true

  /// The name of a bar.
  public typealias Identifier = String

  /// What is shown of tools.
  public enum DisplayMode: UInt, Sendable {
    /// The ways by their names.
    case `default`, iconAndLabel, iconOnly, labelOnly
  }

  /// Makes a bar of a name.
  public init(identifier: Identifier) { self.identifier = identifier }

  /// Makes a bar.
  public convenience init() { self.init(identifier: "") }
}

/// The name of a view or a window.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes an identifier of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes an identifier of its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
