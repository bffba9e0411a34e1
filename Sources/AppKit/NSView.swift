public import CalqueUIFoundation
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
  /// Told of what people do; hosts do not tell.
  open func rightMouseUp(with event: NSEvent) {}
  /// Told of what people do; hosts do not tell.
  open func otherMouseDown(with event: NSEvent) {}
  /// Told of what people do; hosts do not tell.
  open func magnify(with event: NSEvent) {}
  /// Told of what people do; hosts do not tell.
  open func cursorUpdate(with event: NSEvent) {}
  /// Does an action: the method is not called.
  @discardableResult
  open func tryToPerform(_ action: Selector, with object: Any?) -> Bool { false }
  /// Told that a key closes what is in front.
  open func cancelOperation(_ sender: Any?) {}
  /// Whether keys were answered.
  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
  /// Whether the focus comes.
  open func becomeFirstResponder() -> Bool { acceptsFirstResponder }
  /// Whether the focus goes.
  open func resignFirstResponder() -> Bool { true }
}

/// A view of AppKit. It is not drawn; it keeps what it is given.
open class NSView: NSResponder {
  /// The view in the view around, in points.
  open var frame = CGRect.zero
  /// The view in itself, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// 0 is clear, 1 is opaque.
  open var alphaValue: CGFloat = 1
  /// Whether the view is hidden.
  open var isHidden = false
  /// Whether the view is drawn by a layer.
  open var wantsLayer = false {
    didSet { if wantsLayer, layer == nil { layer = CALayer() } }
  }
  /// What the view is drawn by.
  open var layer: CALayer?
  /// What the view does when the size of the view around changes.
  open var autoresizingMask: AutoresizingMask = []
  /// The menu that the right button opens.
  open var menu: NSMenu?
  /// The name of the view.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// A number to find the view by.
  open var tag: Int { -1 }
  /// Whether what is outside of the view is cut off.
  open var clipsToBounds = false

  /// What a view does when the size of the view around changes.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The parts that change by their names.
    public static let minXMargin = Self(rawValue: 1), width = Self(rawValue: 2),
      maxXMargin = Self(rawValue: 4), minYMargin = Self(rawValue: 8),
      height = Self(rawValue: 16), maxYMargin = Self(rawValue: 32)
  }

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

  /// Whether the view is another one, or inside of it.
  open func isDescendant(of view: NSView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }
  /// The view at a point: itself or none.
  open func hitTest(_ point: NSPoint) -> NSView? { frame.contains(point) && !isHidden ? self : nil }
  /// A point of the view in another one; nil is the window.
  open func convert(_ point: NSPoint, to view: NSView?) -> NSPoint {
    let (one, other) = (origin, view?.origin ?? .zero)
    return NSPoint(x: point.x + one.x - other.x, y: point.y + one.y - other.y)
  }
  /// A point of another view in this one; nil is the window.
  open func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
    let (one, other) = (origin, view?.origin ?? .zero)
    return NSPoint(x: point.x + other.x - one.x, y: point.y + other.y - one.y)
  }
  /// A rectangle of the view in another one; nil is the window.
  open func convert(_ rect: NSRect, to view: NSView?) -> NSRect {
    NSRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  /// Where the view begins in the view around all, in points.
  private var origin: NSPoint {
    let around = superview?.origin ?? .zero
    return NSPoint(x: around.x + frame.minX, y: around.y + frame.minY)
  }
  /// The size that fits the content, in points.
  open var fittingSize: NSSize { intrinsicContentSize }
  /// Sets the size in points.
  open func setFrameSize(_ newSize: NSSize) { frame.size = newSize }
  /// Sets where the view is, in points.
  open func setFrameOrigin(_ newOrigin: NSPoint) { frame.origin = newOrigin }
  /// Told that the view is in another one.
  open func viewDidMoveToSuperview() {}
  /// Told that the view will be in a window.
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  /// Makes the layer that the view is drawn by.
  open func makeBackingLayer() -> CALayer { CALayer() }
  /// Whether the view draws by changes of its layer.
  open var wantsUpdateLayer: Bool { false }
  /// Changes the layer.
  open func updateLayer() {}
  /// Has the view drawn again: nothing happens.
  open func setNeedsDisplay(_ invalidRect: NSRect) {}
  /// Lays out the views inside, if they have to be.
  open func layoutSubtreeIfNeeded() {}
  /// Says that the size by itself has changed: nothing happens.
  open func invalidateIntrinsicContentSize() {}
  /// Whether a click reaches a view whose window is not in front.
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
  /// Whether the window is moved by the view.
  open var mouseDownCanMoveWindow: Bool { !isOpaque }
  /// Whether nothing is seen through the view.
  open var isOpaque: Bool { false }
  /// Sets what the pointer looks like over parts of the view.
  open func resetCursorRects() {}
  /// Sets what the pointer looks like over a part: nothing happens.
  open func addCursorRect(_ rect: NSRect, cursor object: NSCursor) {}
  /// Adds a gesture: it does not happen.
  open func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    gestureRecognizers.append(gestureRecognizer)
  }
  /// The gestures of the view.
  open var gestureRecognizers: [NSGestureRecognizer] = []
  /// Takes what is dragged over it.
  open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {}
  /// The view around that scrolls.
  open var enclosingScrollView: NSScrollView? {
    superview as? NSScrollView ?? superview?.enclosingScrollView
  }
  /// Changes that are animated: they happen at once.
  open func animator() -> Self { self }

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
  /// The value.
  open var attributedStringValue = NSAttributedString(string: "")
  /// The value as a number.
  open var integerValue: Int {
    get { Int(stringValue) ?? 0 }
    set { stringValue = "\(newValue)" }
  }
  /// The value as a number.
  open var doubleValue: Double {
    get { Double(stringValue) ?? 0 }
    set { stringValue = "\(newValue)" }
  }
  /// Where lines begin, and what becomes of long ones.
  open var alignment = NSTextAlignment.natural, lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether long texts become one line.
  open var usesSingleLineMode = false
  /// The line around a control that has the focus.
  open var focusRingType = NSFocusRingType.default
  private var numberOfView = 0
  /// A number to find the view by.
  open override var tag: Int {
    get { numberOfView }
    set { numberOfView = newValue }
  }

  /// Clicks: the method of the target is not called.
  open func performClick(_ sender: Any?) {}
  /// Takes the size that fits.
  open func sizeToFit() {}
}

/// The line around something that has the focus.
public enum NSFocusRingType: UInt, Sendable {
  /// The ways by their names.
  case `default`, none, exterior
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

extension NSTextField {
  /// Makes a text that cannot be changed.
  public convenience init(labelWithString stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
    (isEditable, isSelectable, isBezeled, isBordered) = (false, false, false, false)
    drawsBackground = false
  }

  /// Makes a text of several lines that cannot be changed.
  public convenience init(wrappingLabelWithString stringValue: String) {
    self.init(labelWithString: stringValue)
    isSelectable = true
  }

  /// Makes a field.
  public convenience init(string stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
  }
}

/// What is told of changes of a field: it is told nothing.
@MainActor @preconcurrency
public protocol NSControlTextEditingDelegate: AnyObject {
  /// Told that editing begins.
  func controlTextDidBeginEditing(_ obj: Notification)
  /// Told that the text was changed.
  func controlTextDidChange(_ obj: Notification)
  /// Told that editing ended.
  func controlTextDidEndEditing(_ obj: Notification)
  /// Whether a key was answered.
  func control(
    _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector
  ) -> Bool
}

extension NSControlTextEditingDelegate {
  /// Does nothing.
  public func controlTextDidBeginEditing(_ obj: Notification) {}
  /// Does nothing.
  public func controlTextDidChange(_ obj: Notification) {}
  /// Does nothing.
  public func controlTextDidEndEditing(_ obj: Notification) {}
  /// False.
  public func control(
    _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector
  ) -> Bool { false }
}

/// What is told of changes of a field: it is told nothing.
@MainActor @preconcurrency
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

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

/// A screen of AppKit. It is not drawn; it keeps what it is given.
open class NSViewController: NSResponder {
  /// The title.
  open var title: String?
  /// The size that the screen wants to have, in points.
  open var preferredContentSize = NSSize.zero
  /// What the screen is about.
  open var representedObject: Any?
  /// The screens inside.
  open private(set) var children: [NSViewController] = []
  /// The screen around.
  open private(set) weak var parent: NSViewController?
  private var loadedView: NSView?

  /// Whether there is a view.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Adds a screen inside.
  open func addChild(_ childViewController: NSViewController) {
    childViewController.removeFromParent()
    children.append(childViewController)
    childViewController.parent = self
  }

  /// Takes the screen out of the one around.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Shows a screen as a sheet: it is not shown.
  open func presentAsSheet(_ viewController: NSViewController) {}
  /// Sends the screen away.
  open func dismiss(_ sender: Any?) {}

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
  /// Told that the screen went.
  open func viewDidDisappear() {}
  /// Told that the views inside are laid out.
  open func viewWillLayout() {}
  /// Told that the views inside were laid out.
  open func viewDidLayout() {}
}
