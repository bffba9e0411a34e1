import Calque
import Foundation
import Testing
import UIKit

/// What views have a device do.
@MainActor
@Suite struct SimulatedDeviceTests {
  private let device = SimulatedDevice()

  private func using(_ body: () throws -> Void) rethrows {
    try SimulatedDevice.$current.withValue(device, operation: body)
  }

  private func tap(_ action: @escaping () -> Void) {
    let host = ViewHost(
      Button("Go", action: action).accessibilityIdentifier("go"),
      size: CGSize(width: 100, height: 100))
    using { host.tap("go") }
  }

  @Test func `what is felt is recorded`() {
    tap {
      let generator = UIImpactFeedbackGenerator(style: .heavy)
      generator.prepare()
      generator.impactOccurred()
      UIImpactFeedbackGenerator().impactOccurred(intensity: 0.5)
      UINotificationFeedbackGenerator().notificationOccurred(.warning)
      UISelectionFeedbackGenerator().selectionChanged()
    }
    #expect(
      device.events == [
        .impact(.heavy, intensity: 1), .impact(.medium, intensity: 0.5), .notification(.warning),
        .selectionChange,
      ])
    #expect(SimulatedDevice.current.events.isEmpty)
  }

  @Test func `URLs are opened that the device can open`() async throws {
    let url = try #require(URL(string: "https://example.com"))
    device.canOpen = { $0.scheme == "https" }
    var answers: [Bool] = []
    tap {
      UIApplication.shared.open(url) { answers.append($0) }
      UIApplication.shared.open(URL(fileURLWithPath: "/a")) { answers.append($0) }
    }
    #expect(answers == [true, false] && device.openedURLs == [url])
    let isOpened = await SimulatedDevice.$current.withValue(device) {
      await UIApplication.shared.open(url)
    }
    #expect(isOpened && device.events.count == 2)
  }

  @Test func `code is told of the device`() {
    device.screenSize = CGSize(width: 320, height: 568)
    device.screenScale = 2
    device.userInterfaceIdiom = .pad
    device.model = "iPad"
    using {
      #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 320, height: 568))
      #expect(UIScreen.main.nativeBounds.size == CGSize(width: 640, height: 1136))
      #expect(UIDevice.current.userInterfaceIdiom == .pad && UIDevice.current.model == "iPad")
    }
  }

  @Test func `announcements are recorded`() {
    tap { UIAccessibility.post(notification: .announcement, argument: "Saved") }
    #expect(device.events == [.accessibility(.announcement, "Saved")])
  }

  @Test func `the pasteboard keeps what was copied last`() throws {
    let pasteboard = UIPasteboard()
    #expect(pasteboard.string == nil && !pasteboard.hasStrings)
    pasteboard.string = "a"
    #expect(pasteboard.string == "a" && pasteboard.strings == ["a"] && pasteboard.hasStrings)
    let url = try #require(URL(string: "https://example.com/b"))
    pasteboard.url = url
    #expect(pasteboard.string == "https://example.com/b" && pasteboard.urls == [url])
    pasteboard.image = UIImage(systemName: "star")
    #expect(pasteboard.string == nil && pasteboard.url == nil && pasteboard.hasImages)
    #expect(pasteboard.changeCount == 3)
  }

  @Test func whatAnAppOpensIsKnownToItsHost() throws {
    let url = try #require(URL(string: "https://example.com/help"))
    let view = Button("Help") { UIApplication.shared.open(url) }.accessibilityIdentifier("help")
    let host = ViewHost(view, size: CGSize(width: 100, height: 50))
    let other = ViewHost(Text("other"), size: CGSize(width: 100, height: 50))
    _ = other.placedViews
    using { #expect(host.tap("help")) }
    #expect(host.openedURLs == [url] && other.openedURLs.isEmpty)
  }
}
