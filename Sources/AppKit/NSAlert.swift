/// A question or a message. Hosts show none of AppKit's: it is cancelled.
@MainActor @preconcurrency
open class NSAlert {
  /// How bad it is.
  public enum Style: UInt, Sendable {
    /// The styles by their names.
    case warning, informational, critical
  }

  /// Makes an alert.
  public init() {}

  /// Makes an alert of an error.
  public convenience init(error: any Error) {
    self.init()
    messageText = "\(error)"
  }

  /// What is asked or said.
  open var messageText = ""
  /// More about it.
  open var informativeText = ""
  /// How bad it is.
  open var alertStyle = Style.warning
  /// The picture.
  open var icon: NSImage!
  /// A view below the text.
  open var accessoryView: NSView?
  /// Whether people can say that they do not want to see it again.
  open var showsSuppressionButton = false
  /// The buttons.
  open private(set) var buttons: [NSButton] = []

  /// Adds a button.
  @discardableResult
  open func addButton(withTitle title: String) -> NSButton {
    let button = NSButton(title: title, target: nil, action: nil)
    buttons.append(button)
    return button
  }

  /// Shows the alert: it is cancelled.
  @discardableResult
  open func runModal() -> NSApplication.ModalResponse { .cancel }

  /// Shows the alert in front of a window: it is cancelled.
  open func beginSheetModal(
    for sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    handler?(.cancel)
  }
}
