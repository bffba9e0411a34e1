import CalqueLayout
import Foundation
import Testing

@Suite("Layout tree")
struct LayoutTreeTests {
  static let cases = stackCases + modifierCases + alignmentCases + containerCases + lazyCases

  @Test("Every case has the expected frames", arguments: cases)
  func frames(_ item: LayoutCase) {
    item.check(.leftToRight)
  }

  @Test("Right to left, every case is mirrored", arguments: cases)
  func mirrored(_ item: LayoutCase) {
    item.check(.rightToLeft)
  }

  @Test("A subtree with the opposite direction is mirrored within its bounds")
  func mixedDirections() {
    let inner = hstack(spacing: 0, box("a", 10, 10), box("b", 30, 10)).direction(.rightToLeft)
    let spec = hstack(spacing: 0, inner.named("inner"), box("c", 20, 10))
    let built = BuiltLayout(spec)
    built.tree.layout(.unspecified)
    let frames = built.frames()
    #expect(frames["inner"]?.minX == 0)
    #expect(frames["a"]?.minX == 30)
    #expect(frames["b"]?.minX == 0)
    #expect(frames["c"]?.minX == 40)
  }

  @Test("A chain of 10,000 modifiers is laid out")
  func deepChain() {
    let tree = LayoutTree(direction: .leftToRight)
    var node = tree.append(.identity, to: nil)
    for level in 0..<10_000 {
      node = tree.append(
        level.isMultiple(of: 2)
          ? .padding(EdgeInsets(1, on: .leading))
          : .flexibleFrame(FlexibleFrame(maxWidth: .infinity)), to: node)
    }
    let leaf = tree.append(.fixedLeaf(CGSize(width: 3, height: 4)), to: node)
    #expect(tree.layout(.unspecified).width == 5_003)
    #expect(tree.frame(of: leaf).minX == 5_000)
  }

  @Test("Nested frames and stacks around a guide are laid out in linear time")
  func nestedGuides() {
    var spec = box("a", 10, 10).guide(.leading) { _ in 4 }.guide(.firstTextBaseline) { _ in 3 }
    for level in 0..<60 {
      spec =
        level.isMultiple(of: 2)
        ? spec.frame(minHeight: 1, .leadingFirstTextBaseline)
        : hstack(.firstTextBaseline, spacing: 0, spec, box("b", 1, 1))
    }
    #expect(BuiltLayout(spec).tree.layout(.unspecified).width == 40)
  }

  @Test("A changed leaf causes no other leaf to be measured")
  func incremental() {
    var rows: [LayoutSpec] = []
    for _ in 0..<20 {
      rows.append(
        LayoutSpec(
          .hstack(.center, spacing: 4), (0..<5).map { text("w\($0)").padding(CGFloat($0)) }))
    }
    let built = BuiltLayout(LayoutSpec(.vstack(.leading, spacing: 2), rows))
    built.tree.layout(ProposedViewSize(width: 300, height: nil))
    let before = built.leaves.map(\.1.calls)
    built.leaves[42].1.words = [7]
    built.tree.setNeedsMeasure(built.leaves[42].0)
    built.tree.layout(ProposedViewSize(width: 300, height: nil))
    for (index, leaf) in built.leaves.enumerated() where index != 42 {
      #expect(leaf.1.calls == before[index])
    }
  }
}
