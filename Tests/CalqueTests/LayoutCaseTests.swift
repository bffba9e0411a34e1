import Calque
import Foundation
import Testing

/// Published observations of SwiftUI, and what its documentation states, as frames. Each is laid
/// out from right to left, too, and must be the mirror image.
@MainActor
struct LayoutCaseTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let proposal: ProposedViewSize
    let size: CGSize
    let frames: [String: CGRect]
    let view: @MainActor @Sendable () -> AnyView

    init(
      _ description: String, _ width: CGFloat?, _ height: CGFloat?, size: CGSize,
      frames: [String: CGRect], _ view: @escaping @MainActor @Sendable () -> some View
    ) {
      testDescription = description
      proposal = ProposedViewSize(width: width, height: height)
      self.size = size
      self.frames = frames
      self.view = { AnyView(view()) }
    }
  }

  private nonisolated static func rect(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private static func flex(_ name: String) -> some View {
    Color.clear.accessibilityIdentifier(name)
  }

  private static func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.clear.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  nonisolated static let cases = [
    // objc.io, "hstacks-child-ordering": 75 and 100 in 150.
    Case(
      "the less flexible child is served first", 150, 50, size: CGSize(width: 175, height: 50),
      frames: ["a": rect(0, 0, 75, 50), "b": rect(75, 0, 100, 50)]
    ) {
      HStack(spacing: 0) {
        flex("a").frame(maxWidth: 100)
        flex("b").frame(minWidth: 100)
      }
    },
    // stackotter/swiftui-layout-edge-cases: 42.5 and 80 in 85.
    Case(
      "nothing is kept for siblings", 50, 85, size: CGSize(width: 50, height: 122.5),
      frames: ["a": rect(0, 0, 50, 42.5), "b": rect(0, 42.5, 50, 80)]
    ) {
      VStack(spacing: 0) {
        flex("a").frame(minHeight: 5, maxHeight: 100)
        flex("b").frame(minHeight: 80)
      }
    },
    // OpenSwiftUI's picture of four nested insets.
    Case(
      "bars at all edges", 200, 200, size: CGSize(width: 200, height: 200),
      frames: [
        "content": rect(18, 28, 144, 124), "leading": rect(0, 28, 10, 124),
        "top": rect(0, 0, 162, 20), "trailing": rect(170, 0, 30, 152),
        "bottom": rect(0, 160, 200, 40),
      ]
    ) {
      flex("content")
        .safeAreaInset(edge: .leading) { flex("leading").frame(width: 10) }
        .safeAreaInset(edge: .top) { flex("top").frame(height: 20) }
        .safeAreaInset(edge: .trailing) { flex("trailing").frame(width: 30) }
        .safeAreaInset(edge: .bottom) { flex("bottom").frame(height: 40) }
    },
    // Published measurements of LazyVGrid: 163 and 180 in 300.
    Case(
      "a lazy grid measures its columns twice", 300, 200, size: CGSize(width: 334, height: 20),
      frames: ["a": rect(0, 0, 163, 20), "b": rect(171, 0, 180, 20)]
    ) {
      LazyVGrid(columns: [
        GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180)),
      ]) {
        flex("a").frame(height: 20)
        flex("b").frame(height: 20)
      }
    },
    Case(
      "a header takes a whole line of a lazy grid", 100, 100,
      size: CGSize(width: 100, height: 38),
      frames: ["head": rect(45, 0, 10, 10), "a": rect(18, 18, 10, 20), "b": rect(72, 23, 10, 10)]
    ) {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        Section {
          box("a", 10, 20)
          box("b", 10, 10)
        } header: {
          box("head", 10, 10)
        }
      }
    },
    Case(
      "a view runs behind a bar", 100, 200, size: CGSize(width: 100, height: 200),
      frames: ["a": rect(0, 0, 100, 200), "b": rect(0, 170, 100, 30)]
    ) {
      flex("a").ignoresSafeArea()
        .safeAreaInset(edge: .bottom, spacing: 0) { box("b", 100, 30) }
    },
    Case(
      "a grid merges cells", 300, 300, size: CGSize(width: 110, height: 35),
      frames: [
        "a": rect(0, 0, 40, 20), "b": rect(50, 0, 60, 20), "c": rect(0, 25, 50, 10),
      ]
    ) {
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          box("a", 40, 20)
          box("b", 60, 20)
        }
        GridRow { box("c", 50, 10).gridCellColumns(2) }
      }
    },
    Case(
      "a scroll view proposes nothing along its axis", 200, 100,
      size: CGSize(width: 200, height: 100), frames: ["a": rect(0, 0, 200, 10)]
    ) {
      ScrollView { flex("a") }
    },
  ]

  @Test(arguments: cases)
  func `frames are as observed, and mirrored from right to left`(layoutCase: Case) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let host = ViewHost(layoutCase.view(), proposal: layoutCase.proposal) {
        $0.layoutDirection = direction
      }
      #expect(host.rootSize == layoutCase.size)
      for (name, expected) in layoutCase.frames {
        let x =
          direction == .leftToRight ? expected.minX : layoutCase.size.width - expected.maxX
        let found = try #require(host.frame(of: name), "\(name)")
        #expect(abs(found.minX - x) < 0.01, "\(name)")
        #expect(found.minY == expected.minY, "\(name)")
        #expect(found.size == expected.size, "\(name)")
      }
    }
  }
}
