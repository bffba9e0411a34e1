import CalqueLayout
import Foundation
import Testing

/// Lengths that are finite but whose sums are not. No frame contains such a sum.
@Suite("Huge lengths")
struct HugeLengthTests {
  private static let huge = CGFloat.greatestFiniteMagnitude

  private static var specs: [(name: String, spec: LayoutSpec)] {
    [
      ("padding", flex("a").padding(huge)),
      ("negative padding", flex("a").padding(-huge)),
      ("padding in padding", flex("a").padding(huge).padding(huge)),
      ("frame", flex("a").frame(width: huge, height: huge)),
      ("frame around a box", box("a", 10, 10).frame(width: huge, height: huge, .bottomTrailing)),
      ("minimum", flex("a").frame(minWidth: huge, minHeight: huge)),
      ("ideal", flex("a").frame(idealWidth: huge, maxWidth: .infinity).fixedSize()),
      ("maximum", flex("a").frame(maxWidth: huge, maxHeight: huge)),
      ("offset", box("a", 10, 10).offset(huge, -huge).offset(huge, -huge)),
      ("position", box("a", 10, 10).position(huge, -huge)),
      ("spacing", hstack(spacing: huge, box("a", 10, 10), box("b", 10, 10), box("c", 10, 10))),
      ("negative spacing", vstack(spacing: -huge, box("a", 10, 10), flex("b"), box("c", 10, 10))),
      ("spacer", hstack(spacing: 0, spacer(huge), spacer(huge), box("a", 10, 10))),
      ("leaf", hstack(LayoutSpec(.fixedLeaf(CGSize(width: huge, height: huge))), flex("a"))),
      ("wide ratio", flex("a").aspectRatio(huge, .fill)),
      ("narrow ratio", flex("a").aspectRatio(.leastNonzeroMagnitude, .fill)),
      ("grid", grid(.center, huge, huge, row(nil, flex("a"), flex("b")), row(nil, flex("c")))),
      (
        "guide",
        vstack(.leading, spacing: 0, box("a", 9, 9).guide(.leading) { _ in huge }, flex("b"))
      ),
      (
        "inset",
        LayoutSpec(.safeAreaInset(.top, .center, spacing: huge), [flex("a"), box("b", 9, 9)])
      ),
      (
        "tracks",
        lazyGrid(
          [GridTrack(.fixed(huge), spacing: huge), GridTrack(.fixed(huge), spacing: huge)],
          spacing: huge, [flex("a"), flex("b"), flex("c")])
      ),
      (
        "lazy stack",
        lazyStack(alignment: .trailing, spacing: huge, [box("a", 9, 9), box("b", 9, 9)])
      ),
      ("custom layout", LayoutSpec(.layout(Thrower()), [box("a", 9, 9)])),
    ]
  }

  /// Sizes and positions with the largest numbers.
  private struct Thrower: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      CGSize(width: huge, height: huge)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for subview in subviews {
        subview.place(
          at: CGPoint(x: huge, y: -huge), anchor: UnitPoint(x: huge, y: -huge),
          proposal: ProposedViewSize(width: huge, height: huge))
      }
    }
  }

  @Test("Frames and sums of frames are finite", arguments: specs.indices)
  func finite(_ index: Int) {
    let (name, spec) = Self.specs[index]
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for length in [nil, 0, 100, Self.huge, .infinity] as [CGFloat?] {
        let around = vstack(hstack(spec, text("mm")), text("mmm mm"))
        for spec in [spec, around] {
          let built = BuiltLayout(spec, direction)
          built.tree.layout(ProposedViewSize(width: length, height: length))
          var sum: CGFloat = 0
          for case (let node, let frame?) in built.allFrames().enumerated() {
            let own = built.tree.frameInParent(of: LayoutNode(index: UInt32(node)))
            for value in [own.minX, own.maxX, own.minY, own.maxY, frame.maxX, frame.maxY] {
              sum += abs(value)
            }
          }
          #expect(sum.isFinite, "\(name), \(direction), \(String(describing: length))")
          #expect(sum < 1e30, "\(name), \(direction), \(String(describing: length))")
        }
      }
    }
  }

  @Test("Clamped lengths are reported")
  func told() {
    let built = BuiltLayout(flex("a").padding(Self.huge))
    built.tree.layout(ProposedViewSize(width: 10, height: 10))
    #expect(built.tree.diagnostics.count == 4)
    #expect(built.tree.diagnostics.first?.subject == "padding")
    #expect(built.tree.diagnostics.first?.value == Self.huge)
  }
}
