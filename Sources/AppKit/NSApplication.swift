public import Calque
public import Foundation
import Synchronization

/// The app. Hosts start none.
@MainActor @preconcurrency
open class NSApplication: NSResponder {
  /// The app.
  public static let shared = NSApplication()

  /// The object that is told of what happens to the app.
  open weak var delegate: (any NSApplicationDelegate)?
  /// The windows: none.
  open var windows: [NSWindow] { [] }
  /// The window in front: none.
  open var keyWindow: NSWindow? { nil }
  /// The window that is worked in: none.
  open var mainWindow: NSWindow? { nil }
  /// Light or dark colours.
  open var effectiveAppearance: NSAppearance { .standard }
  /// Whether the app is in front.
  open var isActive: Bool { true }

  /// Ends the app: nothing happens.
  open func terminate(_ sender: Any?) {}
  /// Brings the app to the front: nothing happens.
  open func activate(ignoringOtherApps flag: Bool = true) {}

  /// How an app is shown among others.
  public enum ActivationPolicy: Int, Sendable {
    /// The policies by their names.
    case regular, accessory, prohibited
  }

  /// Sets how the app is shown among others: nothing happens.
  @discardableResult
  open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { true }
  /// How the app is shown among others.
  open func activationPolicy() -> ActivationPolicy { .regular }
  /// Leaves the front: nothing happens.
  open func deactivate() {}
  /// Hides the windows: nothing happens.
  open func hide(_ sender: Any?) {}
  /// The picture of the app: a symbol.
  open var applicationIconImage: NSImage! = NSImage(
    systemSymbolName: "app", accessibilityDescription: nil)
  /// Light or dark colours; nil for those of the system.
  open var appearance: NSAppearance?

  /// Sends an action. There is no view of AppKit that answers.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool { false }

  /// The app came to the front.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification")
  /// The app was left.
  public nonisolated static let didResignActiveNotification = Notification.Name(
    "NSApplicationDidResignActiveNotification")
  /// The app ends.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "NSApplicationWillTerminateNotification")
}

/// An object that is told of what happens to an app: a host that shows an app with an adaptor of
/// the delegate tells it that the app was started.
@MainActor
public protocol NSApplicationDelegate: NSObjectProtocol, _LaunchedDelegate {
  /// Told that the app is about to be started.
  func applicationWillFinishLaunching(_ notification: Notification)
  /// Told that the app was started.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// Whether the app ends with its last window: hosts do not ask.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  /// Told that the app ends: hosts do not tell.
  func applicationWillTerminate(_ notification: Notification)
}

extension NSApplicationDelegate {
  /// Does nothing.
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  /// False.
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
    false
  }
  /// Does nothing.
  public func applicationWillTerminate(_ notification: Notification) {}

  /// Makes the object the delegate of the app, and tells it that the app was started.
  public func _launch() {
    NSApplication.shared.delegate = self
    func note(_ name: String) -> Notification { Notification(name: Notification.Name(name)) }
    applicationWillFinishLaunching(note("NSApplicationWillFinishLaunchingNotification"))
    applicationDidFinishLaunching(note("NSApplicationDidFinishLaunchingNotification"))
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The app.
@MainActor @preconcurrency public let NSApp: NSApplication! = NSApplication.shared

/// What an app has the system do.
public final class NSWorkspace: Sendable {
  /// The system.
  public static let shared = NSWorkspace()

  private let opened = Mutex<[URL]>([])

  /// The URLs that were to be opened, in order, for tests.
  public var openedURLs: [URL] { opened.withLock { $0 } }

  /// Forgets what was to be opened.
  public func forgetOpenedURLs() { opened.withLock { $0 = [] } }

  /// Has the system open a URL; it is recorded.
  ///
  /// - Returns: Whether it has a scheme.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    guard url.scheme != nil else { return false }
    opened.withLock { $0.append(url) }
    return true
  }

  /// Shows a file: nothing happens.
  @discardableResult
  public func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool
  { false }

  /// The app that opens a URL: none is known.
  public func urlForApplication(toOpen url: URL) -> URL? { nil }
  /// The app of a bundle: none is known.
  public func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
  /// The apps that run: the process.
  @MainActor public var runningApplications: [NSRunningApplication] { [.current] }
  /// The app that is in front: the process.
  @MainActor public var frontmostApplication: NSRunningApplication? { .current }
  /// Tells of what happens to the system: nothing does.
  public var notificationCenter: NotificationCenter { .default }
  /// Whether colours, movements and what is seen through should be as they are for all people.
  public var accessibilityDisplayShouldReduceMotion: Bool { false }
  /// Whether backgrounds should not be seen through.
  public var accessibilityDisplayShouldReduceTransparency: Bool { false }
  /// Whether colours are darker.
  public var accessibilityDisplayShouldIncreaseContrast: Bool { false }

  /// Shows files: nothing happens.
  public func activateFileViewerSelecting(_ fileURLs: [URL]) {}
}

/// What people have copied. It is kept in memory, and other programs do not see it.
public final class NSPasteboard: Sendable {
  /// The pasteboard of all apps.
  public static let general = NSPasteboard()

  /// What is copied.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a type of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a type of its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The types by their names.
    public static let string = Self("public.utf8-plain-text"), URL = Self("public.url"),
      fileURL = Self("public.file-url"), html = Self("public.html"), png = Self("public.png"),
      pdf = Self("com.adobe.pdf"), rtf = Self("public.rtf"), tiff = Self("public.tiff")
  }

  private struct Content {
    var items: [PasteboardType: Data] = [:]
    var changes = 0
  }

  private let content = Mutex(Content())

  /// Makes an empty pasteboard.
  public init() {}

  /// How often something was copied.
  public var changeCount: Int { content.withLock { $0.changes } }
  /// The types of what was copied.
  public var types: [PasteboardType]? {
    content.withLock { $0.items.keys.sorted { $0.rawValue < $1.rawValue } }
  }

  /// Removes what was copied.
  @discardableResult
  public func clearContents() -> Int {
    content.withLock { content in
      content = Content(changes: content.changes + 1)
      return content.changes
    }
  }

  /// Prepares for types.
  @discardableResult
  public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
    clearContents()
  }

  /// Copies a text as a type.
  @discardableResult
  public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    setData(Data(string.utf8), forType: dataType)
  }

  /// The text of a type.
  public func string(forType dataType: PasteboardType) -> String? {
    data(forType: dataType).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Copies data as a type.
  @discardableResult
  public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
    content.withLock { $0.items[dataType] = data }
    return true
  }

  /// The data of a type.
  public func data(forType dataType: PasteboardType) -> Data? {
    content.withLock { $0.items[dataType] }
  }
}

/// The screen, 1,440 × 900 points.
@MainActor @preconcurrency
public final class NSScreen {
  /// The screen.
  public static let main: NSScreen? = NSScreen()
  /// The screens.
  public static var screens: [NSScreen] { main.map { [$0] } ?? [] }

  /// The screen in points.
  public var frame: NSRect { NSRect(x: 0, y: 0, width: 1440, height: 900) }
  /// What no bar of the system covers, in points.
  public var visibleFrame: NSRect { NSRect(x: 0, y: 0, width: 1440, height: 875) }
  /// Pixels per point.
  public var backingScaleFactor: CGFloat { 2 }
}

/// Sounds.
public enum NSSound {
  /// Beeps: nothing is heard.
  public static func beep() {}
}
