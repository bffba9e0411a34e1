/// What the mouse looks like. Hosts show none.
@MainActor @preconcurrency
open class NSCursor {
  /// The cursors of the system.
  public static let arrow = NSCursor(), iBeam = NSCursor(), crosshair = NSCursor(),
    closedHand = NSCursor(), openHand = NSCursor(), pointingHand = NSCursor(),
    resizeLeft = NSCursor(), resizeRight = NSCursor(), resizeLeftRight = NSCursor(),
    resizeUp = NSCursor(), resizeDown = NSCursor(), resizeUpDown = NSCursor(),
    columnResize = NSCursor(), rowResize = NSCursor(), disappearingItem = NSCursor(),
    operationNotAllowed = NSCursor(), dragLink = NSCursor(), dragCopy = NSCursor(),
    contextualMenu = NSCursor()

  /// The cursor that is shown.
  public static var current: NSCursor { arrow }

  /// Shows the cursor: nothing happens.
  open func set() {}
  /// Shows the cursor until `pop()`: nothing happens.
  open func push() {}
  /// Shows the one in front of it again: nothing happens.
  open func pop() {}
  /// Shows the one in front of it again: nothing happens.
  public class func pop() {}
  /// Hides the cursor: nothing happens.
  public class func hide() {}
  /// Shows the cursor: nothing happens.
  public class func unhide() {}
  /// Hides the cursor until the mouse moves: nothing happens.
  public class func setHiddenUntilMouseMoves(_ flag: Bool) {}
}
