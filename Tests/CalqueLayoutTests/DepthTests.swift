import CalqueLayout
import Foundation
import Testing

extension LayoutSpec {
  fileprivate func depth(_ rule: DepthRule) -> LayoutSpec { within(.depth(rule)) }

  /// A view with a depth.
  fileprivate func deep(_ depth: CGFloat, _ alignment: DepthAlignment = .center) -> LayoutSpec {
    self.depth(.frame(depth, alignment))
  }
}

/// The third axis: layout from back to front.
@Suite("Depth")
struct DepthTests {
  struct Case: CustomTestStringConvertible, @unchecked Sendable {
    // Sendable: descriptions are built once, before any test runs, and are only read.
    let testDescription: String
    let spec: LayoutSpec
    var offer: CGFloat?
    /// The distance from the back and the depth, by name.
    let places: [String: (CGFloat, CGFloat)]
  }

  private static func limits(
    _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?, _ alignment: DepthAlignment = .center
  ) -> DepthRule {
    .flexibleFrame(minDepth: least, idealDepth: ideal, maxDepth: most, alignment)
  }

  static let cases = [
    Case(testDescription: "views are flat", spec: flex("x"), offer: 50, places: ["x": (0, 0)]),
    Case(
      testDescription: "a frame has its depth, and its view is centered in it",
      spec: flex("x").deep(40).named("f"), places: ["f": (0, 40), "x": (20, 0)]),
    Case(
      testDescription: "at the front", spec: flex("x").deep(40, .front).named("f"),
      places: ["f": (0, 40), "x": (40, 0)]),
    Case(
      testDescription: "a frame in a frame",
      spec: flex("x").deep(10).named("inner").deep(40, .back).named("f"),
      places: ["f": (0, 40), "inner": (0, 10), "x": (5, 0)]),
    Case(
      testDescription: "a frame without a depth has that of its view",
      spec: flex("x").deep(10).depth(.frame(nil, .center)).named("f"), places: ["f": (0, 10)]),
    Case(
      testDescription: "both limits: the proposal, clamped",
      spec: flex("x").depth(limits(10, nil, 60)).named("f"), offer: 100,
      places: ["f": (0, 60), "x": (30, 0)]),
    Case(
      testDescription: "the ideal if nothing is proposed",
      spec: flex("x").depth(limits(nil, 25, nil, .back)).named("f"),
      places: ["f": (0, 25), "x": (0, 0)]),
    Case(
      testDescription: "padding at both sides",
      spec: flex("x").deep(10).depth(.padding(front: 3, back: 7)).named("p"),
      places: ["p": (0, 20), "x": (12, 0)]),
    Case(
      testDescription: "padding reduces the proposal",
      spec: flex("x").depth(limits(0, nil, .infinity)).named("f")
        .depth(.padding(front: 3, back: 7)).named("p"), offer: 50,
      places: ["p": (0, 50), "f": (7, 40)]),
    Case(
      testDescription: "an offset only moves",
      spec: hstack(
        spacing: 0, flex("x").depth(.offset(15)).named("o"), flex("b").deep(4)
      ).named("row"),
      places: ["x": (15, 0), "o": (0, 0), "row": (0, 4)]),
    Case(
      testDescription: "an HStack is as deep as its deepest view, and all views are at its back",
      spec: hstack(
        spacing: 0, flex("a"), box("b", 5, 5).deep(30, .front).named("B"), flex("c").deep(10)
      ).named("row"),
      places: ["row": (0, 30), "a": (0, 0), "B": (0, 30), "b": (30, 0), "c": (5, 0)]),
    Case(
      testDescription: "in a ZStack each view is in front of the previous one",
      spec: zstack(
        flex("a").deep(10).named("A"), flex("b"), flex("c").deep(20).named("C"), flex("d")
      ).named("stack"),
      places: ["stack": (0, 30), "A": (0, 10), "b": (10, 0), "C": (10, 20), "d": (30, 0)]),
    Case(
      testDescription: "a ZStack divides its proposal among the views that are not flat",
      spec: zstack(
        flex("a").depth(limits(0, nil, 10)).named("A"), flex("b"),
        flex("c").depth(limits(0, nil, .infinity)).named("C")), offer: 60,
      places: ["A": (0, 10), "C": (10, 50)]),
    Case(
      testDescription:
        "an overlay begins at the front of its view, and a background ends at its back",
      spec: flex("x").deep(20).named("X").overlay(.center, flex("o").deep(6).named("O"))
        .background(.center, flex("u").deep(4).named("U")),
      places: ["X": (0, 20), "O": (20, 6), "U": (-4, 4)]),
    Case(
      testDescription: "invalid numbers are ignored",
      spec: flex("x").deep(.nan).named("f").depth(.padding(front: .infinity, back: 5))
        .depth(.offset(.nan)).named("p"), offer: .nan,
      places: ["f": (5, 0), "p": (0, 5)]),
  ]

  @Test("Depth sets the z positions and leaves the frames unchanged", arguments: cases)
  func places(_ item: Case) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let built = BuiltLayout(item.spec, direction)
      built.tree.depthProposal = item.offer
      for _ in 0..<2 { built.tree.layout(ProposedViewSize(width: 100, height: 50)) }
      for (name, place) in item.places {
        let node = try #require(built.names.first { $0.0 == name }?.1)
        let found = built.tree.depthFrame(of: node)
        #expect(found == DepthFrame(back: place.0, depth: place.1), "\(name)")
      }
    }
  }

  @Test("All children of a z-stack can be aligned to the back")
  func together() {
    var decisions = LayoutDecisions()
    decisions.zStackDepth = .together
    let built = BuiltLayout(
      zstack(flex("a").deep(10), flex("b").deep(30).named("B")).named("stack"),
      decisions: decisions)
    built.tree.layout(ProposedViewSize(width: 100, height: 50))
    let places = Dictionary(
      uniqueKeysWithValues: built.names.map { ($0.0, built.tree.depthFrame(of: $0.1)) })
    #expect(places["stack"] == DepthFrame(back: 0, depth: 30))
    #expect(places["B"] == DepthFrame(back: 0, depth: 30))
  }

  @Test("Nested frames are laid out in linear time")
  func nested() {
    var spec = flex("x").deep(5)
    for level in 0..<60 {
      spec = spec.depth(Self.limits(CGFloat(level), nil, nil))
    }
    let built = BuiltLayout(spec.named("f"))
    built.tree.layout(.unspecified)
    #expect(built.tree.depthFrame(of: LayoutNode(index: 0)).depth == 59)
  }

  @Test("Box faces and rectangle edges convert to each other")
  func faces() {
    for edge in Edge.allCases { #expect(Edge(Edge3D(edge)) == edge) }
    #expect(Edge(Edge3D.front) == nil)
    #expect(Edge(Edge3D.back) == nil)
    let insets = EdgeInsets3D(top: 1, leading: 2, bottom: 3, trailing: 4, front: 5, back: 6)
    #expect(EdgeInsets(insets) == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    let even = EdgeInsets3D(horizontal: 1, vertical: 2, depth: 3)
    #expect(even == EdgeInsets3D(top: 2, leading: 1, bottom: 2, trailing: 1, front: 3, back: 3))
  }
}
