import CalqueLayout
import Foundation
import Testing

extension LayoutElement {
  /// Views in steps: each one below the previous one, and closer to the trailing edge.
  fileprivate static func staircase(step: CGFloat) -> LayoutElement {
    LayoutElement(StaircaseNode.kind, Double(step))
  }
}

/// A container that the library does not have: this declaration is complete.
private enum StaircaseNode: ContainerBehavior {
  static let kind = NodeKind(StaircaseNode.self)
  static let name = "Staircase"

  static func append(_ element: LayoutElement, _ node: Node) {
    node.number1 = element.numbers.first
  }

  static func size(_ node: Node, _ proposal: Proposal) -> Extent {
    var size = Extent.zero
    for (step, child) in node.children.enumerated() {
      let own = node.measure(child, .unspecified)
      size.width = max(size.width, Double(step) * node.number1 + own.width)
      size.height += own.height
    }
    return size
  }

  static func place(_ node: Node, _ proposal: Proposal, _ size: Extent) {
    var y = 0.0
    for (step, child) in node.children.enumerated() {
      let own = node.measure(child, .unspecified)
      node.place(
        child,
        ChildPlace(proposal: .unspecified, size: own, x: Double(step) * node.number1, y: y),
        in: size)
      y += own.height
    }
  }
}

/// A container is one file: its kind implements the contract, and no other code refers to it.
@Suite("A new kind of node")
struct NewKindTests {
  private static var stairs: LayoutSpec {
    LayoutSpec(
      .staircase(step: 15), [box("a", 40, 10), box("b", 20, 20), text("mm mm").named("c")])
  }

  @Test("It is laid out by its own rules, and mirrored by the arena")
  func layout() {
    let item = LayoutCase(
      "staircase", Self.stairs, (300, 300), size: (80, 50),
      ["a": (0, 0, 40, 10), "b": (15, 10, 20, 20), "c": (30, 30, 50, 20)])
    item.check(.leftToRight)
    item.check(.rightToLeft)
  }

  @Test("Diagnostics use its name")
  func name() {
    #expect(LayoutElement.staircase(step: 1).kind.name == "Staircase")
  }

  @Test("Other containers lay it out and cache its answers")
  func amongOthers() {
    let spec = hstack(spacing: 4, Self.stairs.padding(3), flex("rest"))
    let proposal = ProposedViewSize(width: 200, height: 80)
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let kept = BuiltLayout(spec, direction)
      let fresh = BuiltLayout(spec, direction, keepsAnswers: false)
      #expect(kept.tree.layout(proposal) == fresh.tree.layout(proposal))
      #expect(kept.allFrames() == fresh.allFrames())
      #expect(kept.frames()["rest"]?.width == 110)
    }
  }

  @Test("A change inside moves what comes after it")
  func changes() {
    let built = BuiltLayout(LayoutSpec(.staircase(step: 5), [text("m"), box("b", 10, 10)]))
    built.tree.layout(.unspecified)
    #expect(built.frames()["b"]?.origin == CGPoint(x: 5, y: 20))
    built.leaves[0].1.words = [3, 4]
    built.tree.setNeedsMeasure(built.leaves[0].0)
    #expect(built.tree.layout(.unspecified) == CGSize(width: 80, height: 30))
  }

  @Test("A spacer in a separate node is not in a stack and expands along both axes")
  func orientation() {
    let built = BuiltLayout(hstack(spacing: 0, LayoutSpec(.staircase(step: 0), [spacer(30)])))
    #expect(built.tree.layout(.unspecified) == CGSize(width: 30, height: 30))
  }

  @Test("Without children it takes no space")
  func empty() {
    let built = BuiltLayout(LayoutSpec(.staircase(step: 9)))
    #expect(built.tree.layout(ProposedViewSize(width: 50, height: 50)) == .zero)
  }
}
