import Calque
import Foundation
import Testing

/// Typical custom layouts.
@MainActor
struct LayoutProtocolTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Button("\(count)") { count += 1 }.accessibilityIdentifier(name)
    }
  }

  private struct Turning: View {
    @State private var isRow = true

    var body: some View {
      VStack {
        Button("turn") { isRow.toggle() }.accessibilityIdentifier("turn")
        let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        layout {
          Counter(name: "a")
          Counter(name: "b")
        }
      }
    }
  }

  @Test
  func `views keep their state when a layout replaces another`() {
    let host = ViewHost(Turning(), size: CGSize(width: 300, height: 300))
    func counts() -> [String] {
      host.texts.map(\.string).filter { $0 != "turn" }
    }
    host.tap("b")
    host.tap("b")
    #expect(counts() == ["0", "2"])
    let row = host.frame(of: "a")?.minY == host.frame(of: "b")?.minY
    host.tap("turn")
    #expect(counts() == ["0", "2"])
    #expect(row)
    #expect(host.frame(of: "a")?.midX == host.frame(of: "b")?.midX)
  }

  private final class Log {
    var made = 0
    var updated = 0
    var priorities: [Double] = []
    var dimensions: ViewDimensions?
    var direction: LayoutDirection?
    var distance: CGFloat?
  }

  private struct Observing: Layout {
    let log: Log

    func makeCache(subviews: Subviews) -> Int {
      log.made += 1
      return subviews.count
    }

    func updateCache(_ cache: inout Int, subviews: Subviews) { log.updated += 1 }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) -> CGSize {
      log.priorities = subviews.map(\.priority)
      log.dimensions = subviews.first?.dimensions(in: .unspecified)
      log.direction = subviews.layoutDirection
      if subviews.count > 1 {
        log.distance = subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal)
      }
      return proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) {}
  }

  @Test
  func `a layout reads the values of its subviews`() throws {
    let log = Log()
    let view = Observing(log: log) {
      Color.red.frame(width: 30, height: 20).alignmentGuide(.leading) { _ in 7 }
        .layoutPriority(2)
      Spacer()
      EmptyView()
      Group {
        Color.red
        Color.red.padding(1)
      }
    }
    let host = ViewHost(view, size: CGSize(width: 100, height: 100)) {
      $0.layoutDirection = .rightToLeft
    }
    _ = host.rootSize
    #expect(log.made == 1)
    #expect(log.priorities == [2, -.infinity, 0, 0])
    let dimensions = try #require(log.dimensions)
    #expect((dimensions.width, dimensions.height) == (30, 20))
    #expect(dimensions[explicit: HorizontalAlignment.leading] == 7)
    #expect(dimensions[HorizontalAlignment.trailing] == 30)
    #expect(dimensions[explicit: VerticalAlignment.top] == nil)
    #expect(log.direction == .rightToLeft)
    // The spacer prefers none and the box has no preference.
    #expect(log.distance == 0)
  }

  @Test
  func `distances are merged edge by edge`() {
    var spacing = ViewSpacing.zero
    #expect(spacing.distance(to: .zero, along: .vertical) == 0)
    // A view without a preference accepts that of the other.
    #expect(spacing.distance(to: ViewSpacing(), along: .vertical) == 0)
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
    spacing.formUnion(ViewSpacing(), edges: .top)
    #expect(spacing.distance(to: .zero, along: .vertical) == 0)
    #expect(ViewSpacing().union(.zero, edges: .bottom).distance(to: .zero, along: .vertical) == 0)
  }
}
