/// A press of a key or of a button of a remote control. Hosts give none to views of UIKit.
@MainActor @preconcurrency
open class UIPress: Hashable {
  /// The buttons of a remote control.
  public enum PressType: Int, Sendable {
    /// The buttons by their names.
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown
  }

  /// Which button.
  open var type: PressType { .select }

  /// Whether two presses are one.
  public nonisolated static func == (one: UIPress, other: UIPress) -> Bool { one === other }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Presses that happen at once.
@MainActor @preconcurrency
open class UIPressesEvent {
  /// The presses.
  open var allPresses: Set<UIPress> { [] }
}
