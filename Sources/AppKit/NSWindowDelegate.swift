public import Foundation

/// An object that is told of what happens to a window. Hosts have no windows of AppKit.
@MainActor @preconcurrency
public protocol NSWindowDelegate: AnyObject {
  /// Whether the window may be closed.
  func windowShouldClose(_ sender: NSWindow) -> Bool
  /// Told that the window is closed.
  func windowWillClose(_ notification: Notification)
  /// Told that the window takes keys.
  func windowDidBecomeKey(_ notification: Notification)
  /// Told that the window takes no keys.
  func windowDidResignKey(_ notification: Notification)
  /// Told that the window has another size.
  func windowDidResize(_ notification: Notification)
}

extension NSWindowDelegate {
  /// True.
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
  /// Does nothing.
  public func windowWillClose(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidBecomeKey(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidResignKey(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidResize(_ notification: Notification) {}
}
