public import Foundation
public import UniformTypeIdentifiers

/// A window of a tool.
open class NSPanel: NSWindow {
  /// Whether it stays in front.
  open var isFloatingPanel = false
  /// Whether it takes keys only if it needs them.
  open var becomesKeyOnlyIfNeeded = false
  /// Whether it works beside a window that waits for an answer.
  open var worksWhenModal = false
}

/// A window in which people say where a file is saved. Hosts show none: nothing is ever chosen.
open class NSSavePanel: NSPanel {
  /// What was chosen: nothing.
  open var url: URL? { nil }
  /// The folder that is shown.
  open var directoryURL: URL?
  /// The name of the file.
  open var nameFieldStringValue = ""
  /// The label of the name.
  open var nameFieldLabel: String! = ""
  /// The title of the button.
  open var prompt: String! = ""
  /// The text of the window.
  open var message: String! = ""
  /// The types of files.
  open var allowedContentTypes: [UTType] = []
  /// Whether files of other types can be chosen, extensions are hidden or can be hidden, hidden
  /// files are shown, tags are shown, folders can be made, and packages are folders.
  open var allowsOtherFileTypes = false, isExtensionHidden = false,
    canSelectHiddenExtension = false,
    showsHiddenFiles = false, showsTagField = true, canCreateDirectories = true,
    treatsFilePackagesAsDirectories = false
  /// A view below the files.
  open var accessoryView: NSView?

  /// Shows the window: it is cancelled.
  open func runModal() -> NSApplication.ModalResponse { .cancel }

  /// Shows the window: it is cancelled.
  open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
    handler(.cancel)
  }

  /// Shows the window in front of another one: it is cancelled.
  open func beginSheetModal(
    for window: NSWindow,
    completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
  ) {
    handler(.cancel)
  }
}

/// A window in which people choose files. Hosts show none: nothing is ever chosen.
open class NSOpenPanel: NSSavePanel {
  /// What was chosen: nothing.
  open var urls: [URL] { [] }
  /// Whether files and folders can be chosen, several of them, and links are followed.
  open var canChooseFiles = true, canChooseDirectories = false, allowsMultipleSelection = false,
    resolvesAliases = true
}

extension NSApplication {
  /// How a window was answered.
  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    /// The number of the answer.
    public var rawValue: Int
    /// Makes an answer of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Makes an answer of a number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// It was accepted.
    public static let OK = Self(1)
    /// The answers by their names.
    public static let cancel = Self(0), stop = Self(-1000), abort = Self(-1001),
      `continue` = Self(-1002), alertFirstButtonReturn = Self(1000),
      alertSecondButtonReturn = Self(1001), alertThirdButtonReturn = Self(1002)
  }
}
