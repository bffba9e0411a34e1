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
