public import Foundation

/// Something that takes what people do. Views of UIKit are not drawn here; their types exist so
/// that code which names them compiles, and keep what they are given.
@MainActor @preconcurrency
open class UIResponder: Hashable {
  /// Makes a responder.
  public init() {}

  /// What takes what this one does not take.
  open var next: UIResponder? { nil }
  /// Whether it has the focus.
  open private(set) var isFirstResponder = false
  /// Whether it can have the focus.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it gives the focus up.
  open var canResignFirstResponder: Bool { true }
  /// What takes the place of the keyboard, and what is above it.
  open var inputView: UIView? { nil }
  /// What is above the keyboard.
  open var inputAccessoryView: UIView? { nil }
  /// Keys for the methods of the responder: the methods are not called.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Has keyboards take what is shown above them: nothing happens.
  open func reloadInputViews() {}
  /// Told of touches: hosts do not tell views of UIKit.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Told of touches: hosts do not tell views of UIKit.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Told of touches: hosts do not tell views of UIKit.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Told of touches: hosts do not tell views of UIKit.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Told of presses: hosts do not tell views of UIKit.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Told of presses: hosts do not tell views of UIKit.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Told of presses: hosts do not tell views of UIKit.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Told of a shake: hosts do not tell views of UIKit.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Whether it answers to an action.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// Asks for the focus.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    isFirstResponder = canBecomeFirstResponder
    return isFirstResponder
  }

  /// Gives the focus up.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }

  /// A keyboard comes.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// A keyboard came.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// A keyboard goes.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// A keyboard went.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// The frame of a keyboard changes.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The frame of a keyboard after that.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long the change takes.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"

  /// Whether both are the same object.
  public nonisolated static func == (one: UIResponder, other: UIResponder) -> Bool { one === other }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
