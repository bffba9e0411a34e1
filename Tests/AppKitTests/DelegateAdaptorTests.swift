import AppKit
import Calque
import Foundation
import Testing

private final class AppDelegate: NSObject, NSApplicationDelegate {
  private(set) var log: [String] = []

  func applicationDidFinishLaunching(_ notification: Notification) {
    log.append(notification.name.rawValue)
  }
}

private struct SampleApp: App {
  @NSApplicationDelegateAdaptor(AppDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup { Text(verbatim: delegate.log.joined()) }
  }
}

/// Delegates of apps, made by their types.
@MainActor
@Suite struct DelegateAdaptorTests {
  @Test func `a host makes the delegate and tells it of the start`() {
    let host = ViewHost(SampleApp(), size: CGSize(width: 400, height: 200))
    #expect(
      host.placedViews.compactMap(\.text) == ["NSApplicationDidFinishLaunchingNotification"])
  }
}
