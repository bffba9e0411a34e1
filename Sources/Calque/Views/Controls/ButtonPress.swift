import CalqueLayout
import Foundation

/// Whether a button is held down. The state exists only while it is, so that buttons cost no
/// memory.
@MainActor
struct ButtonPress {
  private let identity: ViewIdentity
  private let storage: StateStorage
  private let owner: any StateOwner
  /// Whether the button is held down.
  let isPressed: Bool

  init(_ emitter: ViewEmitter) {
    identity = emitter.identity.child(.part(.press))
    (storage, owner) = (emitter.storage, emitter.body ?? WrittenAgain.shared)
    isPressed =
      storage.contains(identity)
      && storage.cell(at: identity) { StateCell(false) { _ in } }.value
  }

  func change(_ isPressed: Bool) {
    let cell = storage.cell(at: identity) { [weak storage] in
      StateCell(false) { storage?.changed("Button.isPressed", of: $0) }
    }
    cell.owner = owner
    if cell.value != isPressed { cell.value = isPressed }
  }
}

extension ViewIdentity.Part {
  fileprivate static let press = Self("press")
}

/// The node of a button.
final class ButtonInput: InputFacet {
  let action: (() -> Void)?
  /// Whether the button is a row of a list, which takes its taps on the whole row.
  var isRow = false
  private let press: ButtonPress
  private let isWhole: Bool
  private let ownTouchSize: TouchSize

  init(
    _ press: ButtonPress, isWhole: Bool, touchSize: TouchSize = .view, action: (() -> Void)?
  ) {
    self.press = press
    self.isWhole = isWhole
    ownTouchSize = touchSize
    self.action = action
  }

  var gesture: NodeGesture? {
    guard let action else { return nil }
    let press = press
    return NodeGesture { ButtonRecognizer(press, action: action) }
  }

  var isDisabled: Bool { action == nil }
  var touchSize: TouchSize { isRow ? .place : ownTouchSize }

  func reach(_ point: CGPoint, in frame: CGRect) -> HitRole {
    isWhole && frame.contains(point) ? .content : .inside
  }
}

/// Follows a finger on a button: the action is done where the finger leaves the screen over the
/// button.
private final class ButtonRecognizer: GestureRecognizer<Void> {
  /// How far outside of its frame a button is still held: 70 points is what UIKit's controls allow.
  private static let margin: CGFloat = 70

  private let press: ButtonPress
  private let action: () -> Void
  private var start: CGPoint?
  private var isPressed = false

  init(_ press: ButtonPress, action: @escaping () -> Void) {
    self.press = press
    self.action = action
  }

  override func send(_ event: GestureEvent) -> GestureOutput<Void> {
    switch event.phase {
    case .waited: return GestureOutput(.possible(isPressed ? () : nil))
    case .began:
      start = event.location
      return GestureOutput(.possible(()), change(true))
    case .moved:
      if event.isInScrollView, let start,
        start.distance(to: event.location) > TapEventRecognizer.allowedMovement
      {
        return GestureOutput(.failed, change(false))
      }
      return GestureOutput(.possible(()), change(event.isInside(margin: Self.margin)))
    case .ended:
      let isInside = event.isInside(margin: Self.margin)
      return GestureOutput(
        isInside ? .ended(()) : .failed, change(false) + (isInside ? [action] : []))
    }
  }

  override func cancel() -> [() -> Void] { change(false) }

  private func change(_ value: Bool) -> [() -> Void] {
    guard isPressed != value else { return [] }
    isPressed = value
    return [{ [press] in press.change(value) }]
  }
}
