import Calque
import Foundation
import Testing

/// Where a view was before a change, and where it is after it.
@MainActor
struct FrameHistoryTests {
  private struct Screen: View {
    @State private var isWide = false
    @State private var isShown = true

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("wide") { isWide.toggle() }.accessibilityIdentifier("wide")
        Button("show") { isShown.toggle() }.accessibilityIdentifier("show")
        if isShown {
          Color.red.frame(width: isWide ? 100 : 50, height: 10)
            .modifier(FrameHistoryModifier()).accessibilityIdentifier("box")
        }
      }
    }
  }

  private func host() -> ViewHost {
    ViewHost(Screen(), size: CGSize(width: 300, height: 200)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
  }

  @Test func framesOfTheSameViewAreCompared() throws {
    let host = host()
    let first = try #require(host.frame(of: "box"))
    #expect(Array(host.frameChanges.values) == [.init(old: nil, new: first)])
    host.tap("wide")
    let second = try #require(host.frame(of: "box"))
    #expect(first.width == 50 && second.width == 100)
    #expect(Array(host.frameChanges.values) == [.init(old: first, new: second)])
  }

  @Test func aViewThatComesOrGoesHasOneFrame() throws {
    let host = host()
    let frame = try #require(host.frame(of: "box"))
    host.tap("show")
    #expect(Array(host.frameChanges.values) == [.init(old: frame, new: nil)])
    host.tap("show")
    let again = try #require(host.frame(of: "box"))
    #expect(Array(host.frameChanges.values) == [.init(old: nil, new: again)])
  }
}
