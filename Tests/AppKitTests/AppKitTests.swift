import AppKit
import Calque
import Foundation
import Testing

private struct Field: NSViewRepresentable {
  func makeNSView(context: Context) -> NSTextField { NSTextField() }
  func updateNSView(_ nsView: NSTextField, context: Context) { nsView.stringValue = "a" }
}

private struct Window: NSViewControllerRepresentable {
  func makeNSViewController(context: Context) -> NSViewController { NSViewController() }
  func updateNSViewController(_ nsViewController: NSViewController, context: Context) {}
}

/// Values and views of AppKit.
@MainActor
@Suite struct AppKitTests {
  private func bytes(_ color: NSColor, dark: Bool) -> [Int] {
    var environment = EnvironmentValues()
    environment.colorScheme = dark ? .dark : .light
    let parts = Color(nsColor: color).resolve(in: environment)
    return [parts.red, parts.green, parts.blue, parts.opacity].map { Int(($0 * 255).rounded()) }
  }

  @Test func `colours resolve by appearance`() {
    #expect(bytes(.windowBackgroundColor, dark: false) == [236, 236, 236, 255])
    #expect(bytes(.labelColor, dark: true) == [255, 255, 255, 217])
    let color = NSColor(name: nil) { appearance in
      appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .white : .black
    }
    #expect(bytes(color, dark: false) == [0, 0, 0, 255])
    #expect(bytes(color, dark: true) == [255, 255, 255, 255])
    #expect(NSColor(.red) == NSColor(.red) && NSColor(.red) != NSColor(.blue))
  }

  /// The sizes are those of the Human Interface Guidelines, Typography, for macOS.
  @Test(arguments: [
    (NSFont.TextStyle.largeTitle, 26), (.title1, 22), (.title2, 17), (.title3, 15),
    (.headline, 13), (.body, 13), (.callout, 12), (.subheadline, 11), (.footnote, 10),
  ])
  func `text styles have their sizes`(style: NSFont.TextStyle, size: CGFloat) {
    #expect(NSFont.preferredFont(forTextStyle: style).pointSize == size)
  }

  @Test func `a frame with the type's name takes the place of a view`() {
    let view = VStack(spacing: 0) {
      Field().accessibilityIdentifier("field")
      Window().accessibilityIdentifier("window")
    }
    let host = ViewHost(view, size: CGSize(width: 100, height: 60))
    #expect(host.frame(of: "field") == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(host.frame(of: "window") == CGRect(x: 0, y: 30, width: 100, height: 30))
    #expect(host.layoutDescription.contains("\"Field\""))
    #expect(host.layoutDescription.contains("\"Window\""))
  }

  @Test func `the system is told what to open and what is copied`() throws {
    let url = try #require(URL(string: "https://example.com"))
    NSWorkspace.shared.forgetOpenedURLs()
    #expect(NSWorkspace.shared.open(url) && NSWorkspace.shared.openedURLs == [url])
    let pasteboard = NSPasteboard()
    pasteboard.clearContents()
    #expect(pasteboard.setString("a", forType: .string))
    #expect(pasteboard.string(forType: .string) == "a" && pasteboard.types == [.string])
    #expect(pasteboard.clearContents() == 2 && pasteboard.string(forType: .string) == nil)
  }
}
