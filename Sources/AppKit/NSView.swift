public import Foundation

/// Something that takes what people do. Views of AppKit are not drawn here; their types exist so
/// that code which names them compiles, and keep what they are given.
@MainActor @preconcurrency
open class NSResponder {
  /// Makes a responder.
  public init() {}

  /// What takes what this one does not take.
  open var nextResponder: NSResponder?
  /// Whether it can have the focus.
  open var acceptsFirstResponder: Bool { false }

  /// Told of what people do; hosts do not tell.
  open func mouseDown(with event: NSEvent) {}
  /// Told of what people do; hosts do not tell.
  open func mouseUp(with event: NSEvent) {}
  /// Told of what people do; hosts do not tell.
  open func mouseDragged(with event: NSEvent) {}
  /// Told of what people do; hosts do not tell.
  open func mouseMoved(with event: NSEvent) {}
  /// Told of what people do; hosts do not tell.
  open func mouseEntered(with event: NSEvent) {}
  /// Told of what people do; hosts do not tell.
  open func mouseExited(with event: NSEvent) {}
  /// Told of what people do; hosts do not tell.
  open func rightMouseDown(with event: NSEvent) {}
  /// Told of what people do; hosts do not tell.
  open func scrollWheel(with event: NSEvent) {}
  /// Told of what people do; hosts do not tell.
  open func keyDown(with event: NSEvent) {}
  /// Told of what people do; hosts do not tell.
  open func keyUp(with event: NSEvent) {}
  /// Told of what people do; hosts do not tell.
  open func flagsChanged(with event: NSEvent) {}
}

/// A view of AppKit. It is not drawn; it keeps what it is given.
open class NSView: NSResponder {
  /// The view in the view around, in points.
  open var frame = CGRect.zero
  /// The view in itself, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  /// 0 is clear, 1 is opaque.
  open var alphaValue: CGFloat = 1
  /// Whether the view is hidden.
  open var isHidden = false
  /// Whether the view is drawn by a layer.
  open var wantsLayer = false
  /// Whether the view's size becomes constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Light or dark colours, whatever the surroundings say.
  open var appearance: NSAppearance?
  /// What is shown beside a pointer that rests.
  open var toolTip: String?
  /// The views inside.
  open private(set) var subviews: [NSView] = []
  /// The view around.
  open private(set) weak var superview: NSView?

  /// Makes a view.
  public init(frame frameRect: NSRect) {
    super.init()
    frame = frameRect
  }

  /// Makes a view of no size.
  public override convenience init() { self.init(frame: .zero) }

  /// Makes a view of an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// The window around: none.
  open var window: NSWindow? { superview?.window }
  /// Whether y grows downwards.
  open var isFlipped: Bool { false }
  /// The size that the view has by itself, in points.
  open var intrinsicContentSize: NSSize { NSSize(width: -1, height: -1) }
  /// The appearance of the view.
  open var effectiveAppearance: NSAppearance { appearance ?? .standard }

  /// Adds a view in front of the others.
  open func addSubview(_ view: NSView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  /// Takes the view out of the view around.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Has the view drawn again.
  open var needsDisplay = false
  /// Has the views inside laid out.
  open var needsLayout = false
  /// Draws the view.
  open func draw(_ dirtyRect: NSRect) {}
  /// Lays out the views inside.
  open func layout() {}
  /// Told that the view is in a window.
  open func viewDidMoveToWindow() {}
  /// The parts that notice the mouse.
  open private(set) var trackingAreas: [NSTrackingArea] = []
  /// Adds a part that notices the mouse.
  open func addTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.append(trackingArea) }
  /// Takes a part away that notices the mouse.
  open func removeTrackingArea(_ trackingArea: NSTrackingArea) {
    trackingAreas.removeAll { $0 === trackingArea }
  }
  /// Told that the parts that notice the mouse are out of date.
  open func updateTrackingAreas() {}
  /// Told that the appearance has changed.
  open func viewDidChangeEffectiveAppearance() {}
}

/// Something that people change.
open class NSControl: NSView {
  /// How large controls are.
  public enum ControlSize: UInt, Sendable {
    /// The sizes by their names.
    case regular, small, mini, large
  }

  /// How large the control is.
  open var controlSize = ControlSize.regular
  /// Whether the control reacts.
  open var isEnabled = true
  /// The value.
  open var stringValue = ""
  /// The object whose method a click would call, and its name. It is not called.
  open weak var target: AnyObject?
  /// The name of the method that a click would call.
  open var action: Selector?
  /// What texts are drawn with.
  open var font: NSFont?
}

/// A line of text that people change.
open class NSTextField: NSControl {
  /// What is shown without a text.
  open var placeholderString: String?
  /// The colour of the text.
  open var textColor: NSColor?
  /// The colour of the ground.
  open var backgroundColor: NSColor?
  /// Whether there is a line around, a ground, and whether the text can be changed and selected.
  open var isBordered = true, isBezeled = true, drawsBackground = true, isEditable = true,
    isSelectable = true
  /// What is told of changes.
  open weak var delegate: (any NSTextFieldDelegate)?
}

/// What is told of changes of a field.
@MainActor @preconcurrency
public protocol NSTextFieldDelegate: AnyObject {}

/// A ground that is seen through.
open class NSVisualEffectView: NSView {
  /// The kinds of grounds.
  public enum Material: Int, Sendable {
    /// The kinds by their names.
    case titlebar = 3
    case selection, menu, popover, sidebar
    case headerView = 10
    case sheet, windowBackground,
      hudWindow
    case fullScreenUI = 15
    case toolTip = 17
    case contentBackground
    case underWindowBackground = 21
    case
      underPageBackground
  }

  /// What is seen through the ground.
  public enum BlendingMode: Int, Sendable {
    /// What is behind the window.
    case behindWindow
    /// What is in the window.
    case withinWindow
  }

  /// When the ground is seen through.
  public enum State: Int, Sendable {
    /// The times by their names.
    case followsWindowActiveState, active, inactive
  }

  /// The kind of the ground.
  open var material = Material.sidebar
  /// What is seen through.
  open var blendingMode = BlendingMode.behindWindow
  /// When it is seen through.
  open var state = State.followsWindowActiveState
  /// Whether the ground is that of what is chosen.
  open var isEmphasized = false
}

/// A window. Hosts have none.
open class NSWindow: NSResponder {
  /// The title.
  open var title = ""
  /// The view in the window.
  open var contentView: NSView?
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
  open var frame: NSRect { .zero }
  /// The object that is told of what happens to the window.
  open weak var delegate: (any NSWindowDelegate)?

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

/// A screen of AppKit. It is not drawn; it keeps what it is given.
open class NSViewController: NSResponder {
  /// The title.
  open var title: String?
  private var loadedView: NSView?

  /// Makes a screen; there are no nib files here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Makes a screen.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a screen of an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// The view, which is made when it is first asked for.
  open var view: NSView {
    get {
      if let loadedView { return loadedView }
      loadView()
      let view = loadedView ?? NSView()
      loadedView = view
      viewDidLoad()
      return view
    }
    set { loadedView = newValue }
  }

  /// Makes the view.
  open func loadView() { loadedView = NSView() }
  /// Told that there is a view.
  open func viewDidLoad() {}
  /// Told that the screen comes.
  open func viewWillAppear() {}
  /// Told that the screen came.
  open func viewDidAppear() {}
  /// Told that the screen goes.
  open func viewWillDisappear() {}
}
