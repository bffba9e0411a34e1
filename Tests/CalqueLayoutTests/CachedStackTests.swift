import CalqueLayout
import Foundation
import Testing

@Suite("Long stacks")
struct CachedStackTests {
  @Test(
    "A long stack with changed leaves equals a new one",
    arguments: [LayoutDirection.leftToRight, .rightToLeft], 0..<20)
  func edits(_ direction: LayoutDirection, _ seed: Int) {
    var random = RandomTree(seed: seed)
    let isRow = random.number(below: 2) == 0
    let spacing: CGFloat? = random.pick([nil, 0, 5])
    let children = (0..<40).map { _ in
      random.number(below: 4) > 0 ? text("mm mmm mmmm") : random.spec(depth: 1)
    }
    let alignment = random.pick([Alignment.topLeading, .center, .bottomTrailing])
    let spec = LayoutSpec(
      isRow
        ? .hstack(alignment.vertical, spacing: spacing)
        : .vstack(alignment.horizontal, spacing: spacing), children)
    let proposal = ProposedViewSize(width: isRow ? nil : 90, height: isRow ? 300 : nil)
    let edited = BuiltLayout(spec, direction)
    edited.tree.layout(proposal)
    for round in 0..<15 {
      for _ in 0...random.number(below: 3) {
        let (node, leaf) = random.pick(edited.leaves)
        leaf.words = (0...random.number(below: 4)).map { _ in 1 + random.number(below: 9) }
        edited.tree.setNeedsMeasure(node)
      }
      let fresh = BuiltLayout(spec, direction, keepsAnswers: false)
      for (old, new) in zip(edited.leaves, fresh.leaves) { new.1.words = old.1.words }
      // Occasionally there is a measurement between a change and the layout, or another layout.
      let other = ProposedViewSize(width: 200, height: 100)
      if round.isMultiple(of: 5) { _ = edited.tree.size(for: other) }
      if round.isMultiple(of: 7) { edited.tree.layout(other) }
      #expect(edited.tree.layout(proposal) == fresh.tree.layout(proposal))
      #expect(edited.allFrames() == fresh.allFrames(), "seed \(seed), round \(round)")
    }
  }
}
