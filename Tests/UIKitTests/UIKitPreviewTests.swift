import Calque
import Foundation
import Testing
import UIKit

private final class Meter: UIView {}

#Preview("Hosting") {
  UIHostingController(rootView: Text(verbatim: "hosted").frame(width: 80, height: 20))
}

#Preview("Screen", traits: .fixedLayout(width: 200, height: 100), .landscapeLeft) {
  let controller = UIViewController()
  controller.view.backgroundColor = .red
  return controller
}

#Preview("View", traits: .fixedLayout(width: 60, height: 30)) { Meter() }

#Preview("SwiftUI") {
  let greeting = "plain"
  Text(verbatim: greeting)
}

/// Previews of views and screens of UIKit's, which `#Preview` declares as for SwiftUI's.
@MainActor
@Suite struct UIKitPreviewTests {
  private func host(_ name: String) async throws -> ViewHost {
    let found = Previews.all(in: "UIKitTests").first { $0.name == name }
    return try await #require(found).makeHost()
  }

  @Test func `a hosting controller shows its view`() async throws {
    #expect(try await host("Hosting").texts.map(\.string) == ["hosted"])
  }

  @Test func `a screen and a view are frames with the names of their types`() async throws {
    let screen = try await host("Screen")
    #expect(screen.texts.map(\.string) == ["UIViewController"])
    #expect(screen.size == CGSize(width: 200, height: 100))
    let view = try await host("View")
    #expect(view.texts.map(\.string) == ["Meter"])
    #expect(view.size == CGSize(width: 60, height: 30))
  }

  @Test func `a view of SwiftUI is not taken for one`() async throws {
    #expect(try await host("SwiftUI").texts.map(\.string) == ["plain"])
  }
}
