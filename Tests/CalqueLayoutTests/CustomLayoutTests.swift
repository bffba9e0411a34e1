import CalqueLayout
import Foundation
import Testing

/// A horizontal layout whose subviews all get the width of the widest one.
private struct EqualWidths: Layout {
  private func gaps(_ subviews: Subviews) -> [CGFloat] {
    subviews.indices.map {
      $0 < subviews.count - 1
        ? subviews[$0].spacing.distance(to: subviews[$0 + 1].spacing, along: .horizontal) : 0
    }
  }

  private func largest(_ subviews: Subviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let largest = largest(subviews)
    return CGSize(
      width: largest.width * CGFloat(subviews.count) + gaps(subviews).reduce(0, +),
      height: largest.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let largest = largest(subviews)
    let gaps = gaps(subviews)
    var x = bounds.minX + largest.width / 2
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(largest))
      x += largest.width + gaps[index]
    }
  }
}

private struct Weight: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

/// A vertical layout with heights by weight, which does not place subviews with weight 0.
private struct Weighted: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  func makeCache(subviews: Subviews) -> [CGFloat] { subviews.map { $0[Weight.self] } }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
  ) {
    let sum = cache.reduce(0, +)
    var y = bounds.minY
    for (subview, weight) in zip(subviews, cache) where weight > 0 {
      let height = bounds.height * weight / sum
      subview.place(
        at: CGPoint(x: bounds.minX, y: y),
        proposal: ProposedViewSize(width: bounds.width, height: height))
      y += height
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout [CGFloat]
  ) -> CGFloat? {
    guide == .bottom ? bounds.maxY - 10 : nil
  }
}

/// A layout that forwards everything to another one.
private struct Forwarding<Base: Layout>: Layout where Base.Cache == Void {
  let base: Base

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    base.spacing(subviews: subviews, cache: &cache)
  }
}

@Suite("Custom layouts")
struct CustomLayoutTests {
  private static func wide(_ name: String, _ width: CGFloat, _ height: CGFloat) -> LayoutSpec {
    box(name, width, height).frame(maxWidth: .infinity).named(name.uppercased())
  }

  static let cases = [
    LayoutCase(
      "equal widths with preferred distances",
      LayoutSpec(
        .layout(EqualWidths()), [wide("a", 40, 20), wide("b", 80, 30), wide("c", 60, 20)]),
      (400, 100), size: (256, 30),
      [
        "A": (0, 5, 80, 20), "a": (20, 5, 40, 20), "B": (88, 0, 80, 30), "b": (88, 0, 80, 30),
        "C": (176, 5, 80, 20), "c": (186, 5, 60, 20),
      ]),
    LayoutCase(
      "AnyLayout is the layout inside",
      LayoutSpec(
        .layout(AnyLayout(HStackLayout(spacing: 10))), [box("a", 20, 20), box("b", 30, 40)]),
      (200, 200), size: (60, 40), ["a": (0, 10, 20, 20), "b": (30, 0, 30, 40)]),
    LayoutCase(
      "values reach the layout through modifiers, and who is not placed is centred",
      LayoutSpec(
        .layout(Weighted()),
        [
          flex("a"),
          flex("b").within(.layoutValue(ObjectIdentifier(Weight.self), CGFloat(3))).padding(2),
          box("c", 20, 10).within(.layoutValue(ObjectIdentifier(Weight.self), CGFloat(0))),
        ]), (100, 80), size: (100, 80),
      ["a": (0, 0, 100, 20), "b": (2, 22, 96, 56), "c": (40, 35, 20, 10)]),
    LayoutCase(
      "a layout has a guide of its own",
      hstack(
        .bottom, spacing: 0, LayoutSpec(.layout(Weighted()), [flex("a")]).frame(height: 30),
        box("b", 20, 20)), (60, 100), size: (60, 30),
      ["a": (0, 0, 40, 30), "b": (40, 0, 20, 20)]),
    LayoutCase(
      "a layout may hand everything on to another one",
      LayoutSpec(
        .layout(Forwarding(base: VStackLayout(alignment: .leading, spacing: 4))),
        [box("a", 20, 10), flex("b")]), (50, 40), size: (50, 40),
      ["a": (0, 0, 20, 10), "b": (0, 14, 50, 26)]),
  ]

  @Test("Every case has the expected frames, in both directions", arguments: cases)
  func frames(_ item: LayoutCase) {
    item.check(.leftToRight)
    item.check(.rightToLeft)
  }

  @Test("The stack layouts lay out like the native stacks")
  func stackLayouts() {
    for seed in 0..<200 {
      var random = RandomTree(seed: seed)
      let children = (0..<3).map { _ in random.spec(depth: 1) }
      let proposal = random.proposal()
      let pairs: [(LayoutElement, LayoutElement)] = [
        (
          .hstack(.firstTextBaseline, spacing: 3),
          .layout(Forwarding(base: HStackLayout(alignment: .firstTextBaseline, spacing: 3)))
        ),
        (
          .vstack(.leading, spacing: 0),
          .layout(Forwarding(base: VStackLayout(alignment: .leading, spacing: 0)))
        ),
      ]
      for (native, custom) in pairs {
        // Spacers and dividers depend on the stack that contains them; the wrapper has no
        // orientation.
        guard children.allSatisfy({ !$0.holdsOrientedLeaf }) else { continue }
        let a = BuiltLayout(LayoutSpec(native, children))
        let b = BuiltLayout(LayoutSpec(custom, children))
        #expect(a.tree.layout(proposal) == b.tree.layout(proposal), "seed \(seed)")
        #expect(a.allFrames() == b.allFrames(), "seed \(seed)")
      }
    }
  }
}

extension LayoutSpec {
  fileprivate var holdsOrientedLeaf: Bool {
    ["Spacer", "Divider"].contains(element().kind.name)
      || children.contains { $0.holdsOrientedLeaf }
  }
}
