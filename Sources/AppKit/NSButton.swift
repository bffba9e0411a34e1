public import CalqueUIFoundation
public import Foundation

/// A button.
open class NSButton: NSControl {
  /// The frames of buttons.
  public enum BezelStyle: UInt, Sendable {
    /// The styles by their names.
    case automatic = 0
    case push, flexiblePush
    case disclosure = 5
    case shadowlessSquare, circular
    case helpButton = 9
    case smallSquare
    case toolbar
    case accessoryBarAction
    case accessoryBar
    case pushDisclosure
    case badge
    case inline
    case glass

    /// As it was called.
    public static var rounded: BezelStyle { .push }
    /// As it was called.
    public static var texturedRounded: BezelStyle { .toolbar }
    /// As it was called.
    public static var recessed: BezelStyle { .accessoryBar }
    /// As it was called.
    public static var regularSquare: BezelStyle { .flexiblePush }
  }

  /// What a click does to a button.
  public enum ButtonType: UInt, Sendable {
    /// The types by their names.
    case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff
    case momentaryPushIn, accelerator, multiLevelAccelerator
  }

  /// The text.
  open var title = ""
  /// The picture.
  open var image: NSImage?
  /// The frame.
  open var bezelStyle = BezelStyle.automatic
  /// Whether there is a frame.
  open var isBordered = true
  /// Whether it is on.
  open var state = StateValue.off
  /// The key that clicks it.
  open var keyEquivalent = ""
  /// The colour of its picture.
  open var contentTintColor: NSColor?

  /// Whether something is on.
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    /// The number of the state.
    public var rawValue: Int
    /// Makes a state of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The states by their names.
    public static let on = Self(rawValue: 1), off = Self(rawValue: 0), mixed = Self(rawValue: -1)
  }

  /// Makes a button. The method of the target is not called.
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
    (self.target, self.action) = (target as AnyObject?, action)
  }

  /// Makes a button. The method of the target is not called.
  public convenience init(image: NSImage, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.image = image
    (self.target, self.action) = (target as AnyObject?, action)
  }

  /// Whether it is a cross that closes or removes something.
  open var hasDestructiveAction = false
  /// Whether there is a frame only below a pointer.
  open var showsBorderOnlyWhileMouseInside = false
  /// The text.
  open var attributedTitle = NSAttributedString(string: "")
  /// The picture when it is on.
  open var alternateImage: NSImage?
  /// How the picture fills a size that is not its own.
  open var imageScaling = NSImageScaling.scaleProportionallyDown
  /// The colour of the frame.
  open var bezelColor: NSColor?
  /// The keys that are held down.
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []

  /// Makes a box that is on or off. The method of the target is not called.
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
  }

  /// Says what a click does.
  open func setButtonType(_ type: ButtonType) {}
}
