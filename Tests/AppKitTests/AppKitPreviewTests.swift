import AppKit
import Calque
import Foundation
import Testing

#Preview("Controller") { NSHostingController(rootView: Text(verbatim: "hosted")) }

#Preview("Hosting view") { NSHostingView(rootView: Text(verbatim: "in a view")) }

#Preview("View", traits: .fixedLayout(width: 60, height: 30)) {
  let field = NSTextField()
  field.stringValue = "a"
  return field
}

/// Previews of views and screens of AppKit's, which `#Preview` declares as for SwiftUI's.
@MainActor
@Suite struct AppKitPreviewTests {
  @Test func `hosted views are shown, of others a frame with the type's name`() async throws {
    var texts: [String: [String]] = [:]
    for preview in Previews.all(in: "AppKitTests") {
      texts[preview.name ?? ""] = try await preview.makeHost().texts.map(\.string)
    }
    #expect(
      texts == [
        "Controller": ["hosted"], "Hosting view": ["in a view"], "View": ["NSTextField"],
      ])
  }
}
