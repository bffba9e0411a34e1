import Calque
import Foundation
import Testing

/// The law: a tree of one direction, laid out from right to left, is the mirror image of itself.
@MainActor
struct MirrorTests {
  private struct Star: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for (index, subview) in subviews.enumerated() {
        let x = bounds.minX + CGFloat(index * index * 7)
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      }
    }
  }

  @ViewBuilder
  private var screen: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Image(systemName: "chevron.forward").accessibilityIdentifier("v1")
        Text(verbatim: "some words that wrap").accessibilityIdentifier("v2")
        Spacer()
        Color.red.frame(width: 10, height: 10).offset(x: 3, y: 1).accessibilityIdentifier("v3")
      }
      .padding(.leading, 12)
      Grid(alignment: .leading, horizontalSpacing: 5) {
        GridRow {
          Text(verbatim: "a").accessibilityIdentifier("v4")
          Text(verbatim: "bcd").accessibilityIdentifier("v5")
        }
        Color.blue.frame(width: 9, height: 3).accessibilityIdentifier("v6")
      }
      Star {
        Text(verbatim: "x").accessibilityIdentifier("v7")
        Text(verbatim: "yz").accessibilityIdentifier("v8")
        Label("title", systemImage: "star").accessibilityIdentifier("v9")
      }
      .frame(height: 40)
      GeometryReader { proxy in
        Color.green.frame(width: proxy.size.width / 3, height: 8).accessibilityIdentifier("v10")
      }
      .frame(height: 10)
      List {
        Section("head") {
          Text(verbatim: "row").accessibilityIdentifier("v11")
          LabeledContent("label", value: "value").accessibilityIdentifier("v12")
        }
      }
    }
  }

  @Test
  func `a mirrored screen is the mirror image`() throws {
    let width: CGFloat = 320
    func host(_ direction: LayoutDirection) -> ViewHost {
      ViewHost(screen, size: CGSize(width: width, height: 480)) {
        $0.layoutDirection = direction
        $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      }
    }
    let (straight, mirrored) = (host(.leftToRight), host(.rightToLeft))
    for index in 1...12 {
      let a = try #require(straight.frame(of: "v\(index)"), "v\(index)")
      let b = try #require(mirrored.frame(of: "v\(index)"), "v\(index)")
      #expect(abs(b.minX - (width - a.maxX)) < 1e-9, "v\(index)")
      #expect(b.minY == a.minY, "v\(index)")
      #expect(b.size == a.size, "v\(index)")
    }
  }
}
