import Calque
import Foundation
import Testing

/// Scrolling to views with an id, by the host and by a ScrollViewReader.
@MainActor
struct ScrollTargetTests {
  private nonisolated static func height(_ number: Int) -> CGFloat {
    CGFloat(12 + (number &* 7919) % 37)
  }

  private func rows(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { number in
      Color.blue.frame(width: 30, height: Self.height(number))
        .accessibilityIdentifier("row\(number)")
    }
  }

  private func host(_ view: some View) -> ViewHost {
    ViewHost(view, size: CGSize(width: 120, height: 200))
  }

  @Test(arguments: [0, 1, 500_000, 777_777, 999_998, 999_999])
  func `one of a million rows is found without creating the previous ones`(number: Int) {
    let host = host(ScrollView { LazyVStack(spacing: 2) { rows(1_000_000) } })
    let height = Self.height(number)
    for (anchor, place) in [(UnitPoint.top, 0), (.center, 0.5), (.bottom, 1)]
      as [(UnitPoint, CGFloat)]
    {
      #expect(host.scroll(to: number, anchor: anchor))
      let frame = host.frame(of: "row\(number)")
      let wanted = (200 - height) * place
      switch number {
      case 0, 1: #expect(frame.map { $0.minY >= 0 && $0.minY <= wanted + 1e-6 } ?? false)
      case 999_998...:
        #expect(frame.map { $0.maxY <= 200 + 1e-6 && $0.minY >= wanted - 1e-6 } ?? false)
      default: #expect(frame.map { abs($0.minY - wanted) < 1e-6 } ?? false)
      }
    }
    #expect(!host.scroll(to: 1_000_000))
    #expect(!host.scroll(to: "7"))
  }

  @Test
  func `without an anchor it scrolls no further than needed`() {
    let host = host(ScrollView { LazyVStack(spacing: 0) { rows(10_000) } })
    host.scroll(to: 3)
    #expect(host.scrollOffset() == .zero)
    host.scroll(to: 5_000)
    #expect(host.frame(of: "row5000").map { abs($0.maxY - 200) < 1e-6 } ?? false)
    host.scroll(to: 4_000)
    #expect(host.frame(of: "row4000").map { abs($0.minY) < 1e-6 } ?? false)
  }

  @Test
  func `views of plain stacks, sections and grids are found`() {
    let host = host(
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 300).id("red")
          ForEach(0..<10) { Color.blue.frame(height: 20).accessibilityIdentifier("plain\($0)") }
          LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
            ForEach(0..<50) { section in
              Section {
                ForEach(section * 100..<section * 100 + 99, id: \.self) { number in
                  Color.green.frame(height: 20).accessibilityIdentifier("cell\(number)")
                }
              } header: {
                Color.gray.frame(height: 10).id("head\(section)")
                  .accessibilityIdentifier("head\(section)")
              }
            }
          }
        }
      })
    #expect(host.scroll(to: 7, anchor: .top))
    #expect(host.frame(of: "plain7")?.minY == 0)
    #expect(host.scroll(to: 4_242, anchor: .top))
    #expect(host.frame(of: "cell4242").map { abs($0.minY) < 1e-6 } ?? false)
    #expect(host.scroll(to: "head17", anchor: .top))
    #expect(host.frame(of: "head17").map { abs($0.minY) < 1e-6 } ?? false)
    #expect(host.scroll(to: "red", anchor: .top))
    #expect(host.scrollOffset() == .zero)
  }

  private struct Chat: View {
    @State private var count = 100

    var body: some View {
      ScrollViewReader { proxy in
        Button("add") {
          count += 1
          proxy.scrollTo(count - 1)
        }
        .accessibilityIdentifier("add")
        Button("middle") { proxy.scrollTo("m50", anchor: .center) }
          .accessibilityIdentifier("middle")
        List {
          ForEach(0..<count, id: \.self) { number in
            Text(verbatim: "\(number)").accessibilityIdentifier("row\(number)")
          }
        }
        .listStyle(.plain)
        .frame(height: 88)
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<100) { Color.red.frame(width: 10, height: 10).id("m\($0)") }
          }
          .accessibilityIdentifier("strip")
        }
        .frame(width: 100)
      }
    }
  }

  @Test
  func `a reader scrolls to the view with the id, after changes are laid out`() {
    let host = host(Chat())
    #expect(host.frame(of: "row100") == nil)
    host.tap("add")
    let list = host.frame(of: "row100")
    #expect(list != nil && host.frame(of: "row99") != nil)
    let before = host.frame(of: "strip")
    host.tap("middle")
    // The middle of the fifty-first piece of 10 in the middle of 100 points.
    #expect(host.frame(of: "strip")?.minX == (before?.minX ?? 0) + 50 - 505)
    #expect(host.frame(of: "row100") == list)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `horizontal rows are mirrored`(direction: LayoutDirection) {
    let host = ViewHost(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<5_000) { number in
            Color.red.frame(width: Self.height(number), height: 10)
              .accessibilityIdentifier("row\(number)")
          }
        }
      }, size: CGSize(width: 120, height: 20)
    ) { $0.layoutDirection = direction }
    host.scroll(to: 3_000, anchor: .leading)
    let frame = host.frame(of: "row3000") ?? .zero
    #expect(abs(direction == .leftToRight ? frame.minX : 120 - frame.maxX) < 1e-6)
  }

  @Test
  func `a view may begin at its end`() {
    let host = host(
      ScrollView { LazyVStack(spacing: 0) { rows(100_000) } }.defaultScrollAnchor(.bottom))
    #expect(host.frame(of: "row99999").map { abs($0.maxY - 200) < 1e-6 } ?? false)
    host.scroll(by: CGSize(width: 0, height: -50))
    host.invalidate()
    #expect(host.frame(of: "row99999").map { abs($0.maxY - 250) < 1e-6 } ?? true)
  }
}

extension ScrollTargetTests {
  @Test func `a reader in another one scrolls what is inside`() {
    struct Nested: View {
      var body: some View {
        ScrollViewReader { outer in
          ScrollViewReader { inner in
            VStack {
              Button("Outer") { outer.scrollTo(50, anchor: .top) }
              Button("Inner") { inner.scrollTo(20, anchor: .top) }
              ScrollView {
                LazyVStack(spacing: 0) {
                  ForEach(0..<100, id: \.self) { _ in Color.red.frame(height: 10) }
                }
              }
              .frame(height: 100)
            }
          }
        }
      }
    }
    let host = statementHost(Nested(), 200, 200)
    #expect(host.tap(label: "Outer") && host.scrollOffset()?.y == 500)
    #expect(host.tap(label: "Inner") && host.scrollOffset()?.y == 200)
  }
}
