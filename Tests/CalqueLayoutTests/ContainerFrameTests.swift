import CalqueLayout
import Foundation
import Testing

/// Frames relative to the lengths of the nearest container.
@Suite("Container frames")
struct ContainerFrameTests {
  private func part(
    _ region: LayoutRegion, _ count: Int,
    _ axes: Axis.Set = .horizontal
  ) -> LayoutElement {
    .containerFrame(
      ContainerFrame(axes: axes, alignment: .center, region: region) { length, _ in
        ContainerFrame.part(of: length, count: count, span: 1, spacing: 0)
      })
  }

  @Test(
    "A span is a number of columns and the spacing between them",
    arguments: [
      // (300 - 2 * 10 * 3) / 4 is 67.5.
      (300, 4, 1, 10, 67.5), (300, 4, 3, 10, 222.5), (300, 1, 1, 10, 300), (300, 0, 1, 10, 300),
      (300, 3, 0, 10, 0), (20, 4, 1, 10, 0),
    ] as [(CGFloat, Int, Int, CGFloat, CGFloat)])
  func parts(_ length: CGFloat, _ count: Int, _ span: Int, _ spacing: CGFloat, _ part: CGFloat) {
    #expect(ContainerFrame.part(of: length, count: count, span: span, spacing: spacing) == part)
  }

  @Test("A nested frame follows a container with different proposals")
  func follows() {
    let region = LayoutRegion()
    let tree = LayoutTree(direction: .leftToRight)
    let row = tree.append(.hstack(.center, spacing: 0), to: nil)
    let scroll = tree.append(
      .layout(
        ScrollLayout(
          axes: .horizontal, margins: EdgeInsets(), region: region,
          port: ScrollPort(axes: .horizontal))), to: row)
    let stack = tree.append(.zstack(.center), to: scroll)
    let frame = tree.append(part(region, 2), to: stack)
    tree.append(.flexibleLeaf, to: frame)
    tree.append(.fixedLeaf(CGSize(width: 40, height: 10)), to: row)
    for width in [240, 100, 240] as [CGFloat] {
      tree.layout(ProposedViewSize(width: width, height: 50))
      #expect(tree.frame(of: scroll).width == width - 40)
      #expect(tree.frame(of: frame).width == (width - 40) / 2)
    }
  }

  @Test("A frame relative to a fixed area is rigid without affecting its siblings")
  func window() {
    let region = LayoutRegion(size: CGSize(width: 90, height: 60))
    let spec = hstack(
      spacing: 0,
      LayoutSpec(part(region, 3, [.horizontal, .vertical]), [flex("x")]), flex("b"))
    let built = BuiltLayout(spec, .rightToLeft)
    built.tree.layout(ProposedViewSize(width: 100, height: 100))
    #expect(built.frames()["x"] == CGRect(x: 70, y: 40, width: 30, height: 20))
    #expect(built.frames()["b"] == CGRect(x: 0, y: 0, width: 70, height: 100))
  }
}
