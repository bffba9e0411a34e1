public import CalqueUIFoundation
public import Foundation

/// A view in which people move what is inside. It is not drawn; it keeps what it is given.
open class NSScrollView: NSView {
  /// What is moved.
  open var documentView: NSView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let documentView { addSubview(documentView) }
    }
  }
  /// What cuts it off.
  open private(set) lazy var contentView = NSClipView()
  /// Whether it is shown where the content is.
  open var hasVerticalScroller = false, hasHorizontalScroller = false, autohidesScrollers = false
  /// How that looks.
  open var scrollerStyle = NSScroller.Style.overlay
  /// What shows it.
  open var verticalScroller: NSScroller?, horizontalScroller: NSScroller?
  /// How a content moves beyond its end.
  open var verticalScrollElasticity = Elasticity.automatic,
    horizontalScrollElasticity = Elasticity.automatic
  /// Whether there is a ground, and bars leave room free.
  open var drawsBackground = true, automaticallyAdjustsContentInsets = true
  /// The colour of the ground.
  open var backgroundColor: NSColor = .controlBackgroundColor
  /// The line around.
  open var borderType = NSBorderType.noBorder
  /// What is left free around the content, in points.
  open var contentInsets = NSEdgeInsets(), scrollerInsets = NSEdgeInsets()
  /// How large the content is made, and can be made.
  open var magnification: CGFloat = 1, minMagnification: CGFloat = 0.25,
    maxMagnification: CGFloat = 4
  /// Whether people can make the content larger.
  open var allowsMagnification = false
  /// Where the content is seen, in points.
  open var documentVisibleRect: NSRect { bounds }
  /// How large what is seen of the content is, in points.
  open var contentSize: NSSize { bounds.size }

  /// How a content moves beyond its end.
  public enum Elasticity: Int, Sendable {
    /// The ways by their names.
    case automatic, none, allowed
  }
}

/// What cuts off what is moved in a scroll view.
open class NSClipView: NSView {
  /// Whether there is a ground.
  open var drawsBackground = true
  /// Whether moves are told of.
  open var postsBoundsChangedNotifications = false
  /// Moves the content: nothing happens.
  open func scroll(to newOrigin: NSPoint) {}
}

/// What shows where a content is.
open class NSScroller: NSControl {
  /// How it looks.
  public enum Style: Int, Sendable {
    /// The ways by their names.
    case legacy, overlay
  }
}

/// The line around a view.
public enum NSBorderType: UInt, Sendable {
  /// The ways by their names.
  case noBorder, lineBorder, bezelBorder, grooveBorder
}

extension NSTextView {
  /// A scroll view with a text that can be written.
  public class func scrollableTextView() -> NSScrollView {
    let view = NSScrollView()
    view.hasVerticalScroller = true
    view.documentView = NSTextView()
    return view
  }
}

/// A picture.
open class NSImageView: NSControl {
  /// The picture.
  open var image: NSImage?
  /// How it fills a size that is not its own.
  open var imageScaling = NSImageScaling.scaleProportionallyDown
  /// The colour of a symbol.
  open var contentTintColor: NSColor?
  /// Whether people can put another one.
  open var isEditable = false

  /// Makes a view of a picture.
  public convenience init(image: NSImage) {
    self.init(frame: .zero)
    self.image = image
  }
}

/// How a picture fills a size that is not its own.
public enum NSImageScaling: UInt, Sendable {
  /// The ways by their names.
  case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}

/// Something that people do with the mouse or the trackpad. It does not happen here.
@MainActor @preconcurrency
open class NSGestureRecognizer {
  /// Makes a gesture. The method of the target is not called.
  public init(target: Any?, action: Selector?) {}

  /// How far a gesture is.
  public enum State: Int, Sendable {
    /// The states by their names.
    case possible, began, changed, ended, cancelled, failed
  }

  /// How far the gesture is.
  open var state = State.possible
  /// Whether the gesture counts.
  open var isEnabled = true
  /// Where the gesture is, in points.
  open func location(in view: NSView?) -> NSPoint { .zero }
}

/// Clicks.
open class NSClickGestureRecognizer: NSGestureRecognizer {
  /// How often, and with which buttons.
  open var numberOfClicksRequired = 1, buttonMask = 1
}

/// A pointer that drags.
open class NSPanGestureRecognizer: NSGestureRecognizer {
  /// The buttons.
  open var buttonMask = 1
  /// How far, in points.
  open func translation(in view: NSView?) -> NSPoint { .zero }
  /// How fast, in points a second.
  open func velocity(in view: NSView?) -> NSPoint { .zero }
}

/// Fingers that move apart.
open class NSMagnificationGestureRecognizer: NSGestureRecognizer {
  /// How far.
  open var magnification: CGFloat = 0
}
