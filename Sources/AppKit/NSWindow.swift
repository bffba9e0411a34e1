public import Foundation

/// A window. Hosts have none.
open class NSWindow: NSResponder {
  /// The title.
  open var title = ""
  /// The view in the window.
  open var contentView: NSView?
  /// The screen in the window.
  open var contentViewController: NSViewController? {
    didSet { contentView = contentViewController?.view }
  }
  /// What has the focus.
  open private(set) weak var firstResponder: NSResponder?
  /// The parts of the window.
  open var styleMask: StyleMask = [.titled, .closable, .miniaturizable, .resizable]
  /// Which windows it is in front of.
  open var level = Level.normal
  /// How it behaves among spaces and full screens.
  open var collectionBehavior: CollectionBehavior = []
  /// Whether the title is seen.
  open var titleVisibility = TitleVisibility.visible
  /// The line below the title.
  open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
  /// The second title.
  open var subtitle = ""
  /// The bar of tools.
  open var toolbar: NSToolbar?
  /// How that bar looks.
  open var toolbarStyle = ToolbarStyle.automatic
  /// Light or dark colours, whatever the system says.
  open var appearance: NSAppearance?
  /// Whether there is a shadow, and whether the window can be moved, goes when it is closed, is
  /// hidden with the app, and takes no clicks.
  open var hasShadow = true, isMovable = true, isReleasedWhenClosed = true,
    hidesOnDeactivate = false, ignoresMouseEvents = false, acceptsMouseMovedEvents = false,
    isRestorable = true, isExcludedFromWindowsMenu = false
  /// 0 is clear, 1 is opaque.
  open var alphaValue: CGFloat = 1
  /// The sizes that the window may have, in points.
  open var minSize = NSSize.zero, maxSize = NSSize(width: 10000, height: 10000),
    contentMinSize = NSSize.zero, contentMaxSize = NSSize(width: 10000, height: 10000)
  /// The name of the window.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// How the window comes and goes.
  open var animationBehavior = AnimationBehavior.default
  /// How windows become tabs of one.
  open var tabbingMode = TabbingMode.automatic
  /// Whether windows can become tabs of one.
  public static var allowsAutomaticWindowTabbing = true
  /// The sheets in front.
  open var sheets: [NSWindow] { [] }
  /// The window behind this sheet.
  open var sheetParent: NSWindow? { nil }
  /// The number of the window.
  open var windowNumber: Int { -1 }
  /// Whether the window is seen, takes keys, is the one that is worked in, or is in the Dock.
  open var isVisible: Bool { false }
  /// Whether the window takes keys.
  open var isKeyWindow: Bool { false }
  /// Whether the window is the one that is worked in.
  open var isMainWindow: Bool { false }
  /// Whether the window is in the Dock.
  open var isMiniaturized: Bool { false }
  /// Whether the window can take keys.
  open var canBecomeKey: Bool { true }
  /// Whether the window can be the one that is worked in.
  open var canBecomeMain: Bool { true }
  /// The appearance of the window.
  open var effectiveAppearance: NSAppearance { appearance ?? .standard }
  /// Pixels per point.
  open var backingScaleFactor: CGFloat { 2 }
  /// Which part of the window has no bars, in points.
  open var contentLayoutRect: NSRect { frame }
  /// Whether the bar with the title is seen through.
  open var titlebarAppearsTransparent = false
  /// Whether the window can be moved by its ground.
  open var isMovableByWindowBackground = false
  /// The colour of the ground.
  open var backgroundColor: NSColor! = .windowBackgroundColor
  /// Whether nothing is seen through.
  open var isOpaque = true

  /// The screen.
  open var screen: NSScreen? { .main }
  /// Where the window is, in points.
  open private(set) var frame = NSRect.zero
  /// The object that is told of what happens to the window.
  open weak var delegate: (any NSWindowDelegate)?

  /// Makes a window. Hosts show none.
  public init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool
  ) {
    super.init()
    (frame, styleMask) = (contentRect, style)
  }

  /// Makes a window.
  public override convenience init() {
    self.init(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: true)
  }

  /// Makes a window of a screen.
  public convenience init(contentViewController: NSViewController) {
    self.init()
    self.contentViewController = contentViewController
    contentView = contentViewController.view
  }

  /// Gives the focus to something.
  @discardableResult
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    firstResponder = responder
    return true
  }

  /// Sets the size of the content, in points.
  open func setContentSize(_ size: NSSize) { frame.size = size }
  /// Sets where the window is, in points.
  open func setFrame(_ frameRect: NSRect, display flag: Bool, animate animateFlag: Bool = false) {
    frame = frameRect
  }
  /// Sets where the lower left corner is, in points.
  open func setFrameOrigin(_ point: NSPoint) { frame.origin = point }
  /// Sets where the upper left corner is, in points.
  open func setFrameTopLeftPoint(_ point: NSPoint) {
    frame.origin = NSPoint(x: point.x, y: point.y - frame.height)
  }
  /// Keeps the frame by a name: nothing happens.
  @discardableResult
  open func setFrameAutosaveName(_ name: String) -> Bool { true }
  /// The frame of a content of a frame, in points.
  open func frameRect(forContentRect contentRect: NSRect) -> NSRect { contentRect }
  /// A button of the bar with the title: none.
  open func standardWindowButton(_ b: ButtonType) -> NSButton? { nil }
  /// Has the window take keys: nothing happens.
  open func makeKey() {}
  /// Has the window be the one that is worked in: nothing happens.
  open func makeMain() {}
  /// Shows the window in front of all: nothing happens.
  open func orderFrontRegardless() {}
  /// Puts the window into the Dock: nothing happens.
  open func miniaturize(_ sender: Any?) {}
  /// Takes the window from the Dock: nothing happens.
  open func deminiaturize(_ sender: Any?) {}
  /// Makes the window as large as the screen: nothing happens.
  open func zoom(_ sender: Any?) {}
  /// Makes the window the only one on the screen: nothing happens.
  open func toggleFullScreen(_ sender: Any?) {}
  /// Closes the window as people do: nothing happens.
  open func performClose(_ sender: Any?) {}
  /// Shows a sheet: it is not shown.
  open func beginSheet(
    _ sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {}
  /// Ends a sheet.
  open func endSheet(_ sheetWindow: NSWindow) {}
  /// Moves the window with an event: nothing happens.
  open func performDrag(with event: NSEvent) {}
  /// Adds a window in front of this one: nothing happens.
  open func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {}
  /// Takes a window away.
  open func removeChildWindow(_ childWin: NSWindow) {}
  /// A point of the window on the screen.
  open func convertPoint(toScreen point: NSPoint) -> NSPoint {
    NSPoint(x: point.x + frame.minX, y: point.y + frame.minY)
  }
  /// A point of the screen in the window.
  open func convertPoint(fromScreen point: NSPoint) -> NSPoint {
    NSPoint(x: point.x - frame.minX, y: point.y - frame.minY)
  }
  /// Changes that are animated: they happen at once.
  open func animator() -> Self { self }

  /// Shows the window: nothing happens.
  open func makeKeyAndOrderFront(_ sender: Any?) {}
  /// Shows the window in front of or below others: nothing happens.
  open func orderFront(_ sender: Any?) {}
  /// Shows the window below others: nothing happens.
  open func orderBack(_ sender: Any?) {}
  /// Hides the window: nothing happens.
  open func orderOut(_ sender: Any?) {}
  /// Moves the window to the middle: nothing happens.
  open func center() {}
  /// Closes the window: nothing happens.
  open func close() {}
}
