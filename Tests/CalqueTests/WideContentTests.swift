import Calque
import Foundation
import Testing

/// Content that is wider than the screen: scroll views are as wide as their content (measured), and
/// are in the middle of the page, whose bars stay where they are.
@MainActor
struct WideContentTests {
  nonisolated private static let directions: [LayoutDirection] = [.leftToRight, .rightToLeft]

  private func host(_ view: some View, _ direction: LayoutDirection) -> ViewHost {
    ViewHost(view, size: CGSize(width: 320, height: 600)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      $0.layoutDirection = direction
      $0.horizontalSizeClass = .compact
    }
  }

  private func text(_ name: String) -> some View {
    Text(verbatim: name).accessibilityIdentifier(name)
  }

  private func page(width: CGFloat) -> some View {
    NavigationStack {
      ScrollView {
        Color.red.frame(width: width, height: 900).accessibilityIdentifier("content")
      }
      .safeAreaInset(edge: .bottom) {
        text("inset").frame(maxWidth: .infinity, alignment: .leading)
      }
      .navigationTitle(Text(verbatim: "Title"))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { text("leading") }
        ToolbarItem(placement: .topBarTrailing) { text("trailing") }
        ToolbarItem(placement: .bottomBar) { text("bottom") }
      }
    }
  }

  private static let names = ["leading", "trailing", "bottom", "inset"]

  @Test(arguments: directions)
  func `bars of a page do not move`(direction: LayoutDirection) throws {
    let (narrow, wide) = (host(page(width: 100), direction), host(page(width: 460), direction))
    for name in Self.names {
      let frame = try #require(wide.frame(of: name))
      #expect(frame == narrow.frame(of: name), "\(name)")
      #expect(frame.minX >= 0 && frame.maxX <= 320)
    }
    func title(_ host: ViewHost) -> CGRect? {
      host.placedViews.first { $0.text == "Title" }?.frame
    }
    #expect(title(wide) == title(narrow) && title(wide)?.midX == 160)
    #expect(wide.frame(of: "content")?.midX == 160)
  }

  @Test(arguments: directions)
  func `bars of tabs do not move`(direction: LayoutDirection) throws {
    func tabs(_ width: CGFloat, inStack: Bool) -> ViewHost {
      host(
        TabView {
          Group {
            if inStack {
              page(width: width)
            } else {
              Color.red.frame(width: width, height: 100).accessibilityIdentifier("content")
            }
          }
          .tabItem { text("One") }
          Text(verbatim: "Two").tabItem { text("Two") }
        }, direction)
    }
    for inStack in [false, true] {
      let (narrow, wide) = (tabs(100, inStack: inStack), tabs(460, inStack: inStack))
      func titles(_ host: ViewHost) -> [CGRect] {
        host.placedViews.filter { $0.text == "One" || $0.text == "Two" }.map(\.frame)
      }
      #expect(titles(wide) == titles(narrow) && !titles(wide).isEmpty)
      #expect(wide.frame(of: "content")?.midX == 160)
    }
  }

  @Test(arguments: directions)
  func `bars over a list do not move`(direction: LayoutDirection) throws {
    func list(_ width: CGFloat) -> ViewHost {
      host(
        NavigationStack {
          List { Color.red.frame(width: width, height: 40) }
            .navigationTitle(Text(verbatim: "Title"))
            .toolbar {
              ToolbarItem(placement: .topBarTrailing) { text("trailing") }
              ToolbarItem(placement: .bottomBar) { text("bottom") }
            }
        }, direction)
    }
    let (narrow, wide) = (list(100), list(460))
    for name in ["trailing", "bottom"] {
      #expect(wide.frame(of: name) == narrow.frame(of: name) && wide.frame(of: name) != nil)
    }
  }

  @Test(arguments: directions)
  func `a sheet stays in the middle`(direction: LayoutDirection) throws {
    func sheet(_ width: CGFloat) -> ViewHost {
      host(Color.clear.sheet(isPresented: .constant(true)) { page(width: width) }, direction)
    }
    let (narrow, wide) = (sheet(100), sheet(460))
    for name in Self.names {
      #expect(wide.frame(of: name) == narrow.frame(of: name) && wide.frame(of: name) != nil)
    }
  }
}
