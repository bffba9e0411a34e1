import CalqueLayout
import Foundation
import Testing

/// The nodes that are measured again after a change.
@Suite("Incremental layout")
struct IncrementalLayoutTests {
  /// A screen whose parts don't compete for space, so a change does not affect its siblings.
  struct Screen: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let proposal: ProposedViewSize
    let spec: @Sendable () -> LayoutSpec
  }

  static let screens = [
    Screen(
      testDescription: "a table of rows of texts",
      proposal: ProposedViewSize(width: 2_000, height: nil)
    ) {
      LayoutSpec(
        .vstack(.leading, spacing: 2),
        (0..<40).map { row in
          LayoutSpec(
            .hstack(.firstTextBaseline, spacing: 8),
            (0..<6).map { text("row\(row) \($0)").padding(CGFloat($0)) }
          ).padding(4)
        })
    },
    Screen(
      testDescription: "sections of a few paragraphs",
      proposal: ProposedViewSize(width: 200, height: nil)
    ) {
      LayoutSpec(
        .vstack(.center, spacing: nil),
        (0..<8).map { _ in
          LayoutSpec(
            .vstack(.trailing, spacing: 4),
            (0..<5).map { _ in text("mmmmm mmm mmmmmmm mm mmmm mmmmm mmm") })
        })
    },
    Screen(
      testDescription: "a tree of columns of 1,023 texts and columns",
      proposal: ProposedViewSize(width: 120, height: nil), spec: { column(9) }),
    Screen(
      testDescription: "what lies above and below other things",
      proposal: ProposedViewSize(width: 400, height: nil)
    ) {
      LayoutSpec(
        .zstack(.topLeading),
        (0..<6).map { level in
          LayoutSpec(.overlay(.center), [text("mm mmm \(level)"), LayoutSpec(.flexibleLeaf)])
            .padding(CGFloat(level))
        })
    },
  ]

  @Sendable private static func column(_ depth: Int) -> LayoutSpec {
    guard depth > 0 else { return text("mmm mmmm mm mmm mmmm mm") }
    return LayoutSpec(.vstack(.leading, spacing: 1), [column(depth - 1), column(depth - 1)])
      .padding(1)
  }

  @Test("A changed text causes only its ancestors to be measured", arguments: screens)
  func path(_ screen: Screen) {
    let spec = screen.spec()
    let built = BuiltLayout(spec)
    built.tree.layout(screen.proposal)
    var random = RandomTree(seed: 1)
    for round in 0..<40 {
      let changed = random.number(below: built.leaves.count)
      let (node, leaf) = built.leaves[changed]
      let calls = built.leaves.map(\.1.calls)
      leaf.words = (0...random.number(below: 4)).map { _ in 1 + random.number(below: 9) }
      built.tree.setNeedsMeasure(node)
      built.tree.measuredNodes = []
      built.tree.layout(screen.proposal)
      let path = Set(built.tree.path(to: node))
      let measured = built.tree.measuredNodes ?? []
      #expect(measured.allSatisfy(path.contains), "round \(round)")
      // A container may be measured for its minimum, its maximum and its share.
      #expect(measured.count <= 3 * path.count)
      for (index, leaf) in built.leaves.enumerated() where index != changed {
        #expect(leaf.1.calls == calls[index], "text \(index) was measured in round \(round)")
      }
      let fresh = BuiltLayout(spec, keepsAnswers: false)
      for (old, new) in zip(built.leaves, fresh.leaves) { new.1.words = old.1.words }
      fresh.tree.layout(screen.proposal)
      #expect(built.allFrames() == fresh.allFrames(), "round \(round)")
    }
  }

  @Test("An unchanged tree is not measured", arguments: screens)
  func nothing(_ screen: Screen) {
    let built = BuiltLayout(screen.spec())
    built.tree.layout(screen.proposal)
    let calls = built.leaves.map(\.1.calls)
    built.tree.measuredNodes = []
    built.tree.layout(screen.proposal)
    #expect(built.tree.measuredNodes == [])
    #expect(built.leaves.map(\.1.calls) == calls)
  }

  @Test("A first layout measures each node a few times, however deep", arguments: [4, 8, 12])
  func linear(_ depth: Int) {
    let built = BuiltLayout(alternating(depth))
    built.tree.measuredNodes = []
    built.tree.layout(ProposedViewSize(width: 10_000, height: 10_000))
    #expect((built.tree.measuredNodes ?? []).count <= 9 * built.tree.nodeCount)
  }

  /// Rows in columns in rows, which all compete.
  private func alternating(_ depth: Int) -> LayoutSpec {
    guard depth > 0 else { return text("mmm mmmm mm mmm mmmm mm") }
    let inner = [alternating(depth - 1), alternating(depth - 1)]
    return depth.isMultiple(of: 2)
      ? LayoutSpec(.vstack(.leading, spacing: 1), inner)
      : LayoutSpec(.hstack(.top, spacing: 1), inner)
  }
}

extension LayoutTree {
  /// A node and its ancestors.
  fileprivate func path(to node: LayoutNode) -> [LayoutNode] {
    var path = [node]
    while let last = path.last, let above = parent(of: last) { path.append(above) }
    return path
  }
}
