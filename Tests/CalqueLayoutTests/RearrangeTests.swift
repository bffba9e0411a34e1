import CalqueLayout
import Foundation
import Testing

/// Children that come, go and move in a tree that was laid out.
@Suite("Children that come, go and move")
struct RearrangeTests {
  /// A tree of which the children of one container change.
  private final class EditedTree {
    let tree: LayoutTree
    let around: (LayoutSpec) -> LayoutSpec
    let container: LayoutSpec
    private(set) var children: [(spec: LayoutSpec, nodes: Range<Int>)] = []
    private let regions = BuiltRegions()
    private var parent = LayoutNode(index: 0)
    private var end = 0

    init(
      _ container: LayoutSpec, _ children: [LayoutSpec], _ direction: LayoutDirection,
      around: @escaping (LayoutSpec) -> LayoutSpec
    ) {
      (self.container, self.around) = (container, around)
      tree = LayoutTree(metrics: PlatformMetrics(), direction: direction)
      var marked = container
      marked.name = "edited"
      marked.children = children
      add(around(marked), nil)
    }

    private func add(_ spec: LayoutSpec, _ outer: LayoutNode?) {
      let node = tree.append(spec.making(regions), to: outer)
      if spec.name == "edited" { parent = node }
      for child in spec.children {
        let start = tree.nodeCount
        add(child, node)
        if spec.name == "edited" { children.append((child, start..<tree.nodeCount)) }
      }
      if spec.name == "edited" { end = tree.nodeCount }
    }

    /// The tree as it is now, for another one to be made of it.
    var spec: LayoutSpec {
      var now = container
      now.children = children.map(\.spec)
      return around(now)
    }

    /// Takes children of before, by number, and new ones.
    ///
    /// - Returns: whether the tree could be changed.
    func edit(_ now: [(before: Int?, spec: LayoutSpec)]) -> Bool {
      let (start, known) = (children.first?.nodes.lowerBound ?? end, tree.nodeCount)
      guard tree.canRearrange(childrenOf: parent, from: start) else { return false }
      var next: [(spec: LayoutSpec, nodes: Range<Int>)] = []
      for child in now {
        if let before = child.before {
          next.append(children[before])
        } else {
          let first = tree.nodeCount
          let node = tree.append(child.spec.making(regions), to: parent)
          tree.noteDepth(of: node)
          for inner in child.spec.children { add(inner, node) }
          next.append((child.spec, first..<tree.nodeCount))
        }
      }
      guard tree.canRearrange(childrenOf: parent, from: start) else { return false }
      tree.rearrange(
        ChildEdit(parent: parent, range: start..<end, order: next.map(\.nodes), known: known))
      var place = start
      children = next.map { child in
        defer { place += child.nodes.count }
        return (child.spec, place..<place + child.nodes.count)
      }
      end = place
      return true
    }
  }

  /// A view of kinds that nothing beside the tree knows by their place.
  private func view(_ random: inout RandomTree, depth: Int) -> LayoutSpec {
    guard depth > 0 else {
      switch random.number(below: 5) {
      case 0: return LayoutSpec(.flexibleLeaf)
      case 1:
        let least: CGFloat? = random.pick([nil, 4])
        return spacer(least)
      case 2: return LayoutSpec(.divider).padding(2)
      default: return text(random.pick(["m", "mm mmm", "mmm mm mmmm m", "mmmmmm"]))
      }
    }
    let count = random.number(below: 4)
    let inner = (0..<count).map { _ in view(&random, depth: depth - 1) }
    switch random.number(below: 8) {
    case 0: return LayoutSpec(.hstack(.bottom, spacing: nil), inner)
    case 1:
      let spacing: CGFloat? = random.pick([nil, 2])
      return LayoutSpec(.vstack(.center, spacing: spacing), inner)
    case 2: return LayoutSpec(.zstack(.center), inner)
    case 3: return LayoutSpec(.gridRow(nil), inner)
    case 4: return LayoutSpec(.viewThatFits(.horizontal), inner)
    case 5:
      return LayoutSpec(
        .overlay(.topLeading), [view(&random, depth: depth - 1), view(&random, depth: depth - 1)])
    case 6:
      return LayoutSpec(
        .vstack(.leading, spacing: 1), (0..<18).map { _ in view(&random, depth: depth - 1) })
    default:
      let width: CGFloat? = random.pick([nil, 30])
      return view(&random, depth: depth - 1).frame(width: width, height: 25)
    }
  }

  private func container(_ random: inout RandomTree) -> LayoutSpec {
    let spacing: CGFloat? = random.pick([nil, 0, 5])
    switch random.number(below: 5) {
    case 0: return LayoutSpec(.hstack(.firstTextBaseline, spacing: spacing))
    case 1: return LayoutSpec(.zstack(.topLeading))
    case 2: return LayoutSpec(.grid(.center, horizontalSpacing: spacing, verticalSpacing: spacing))
    default: return LayoutSpec(.vstack(.trailing, spacing: spacing))
    }
  }

  private func surroundings(_ random: inout RandomTree) -> (LayoutSpec) -> LayoutSpec {
    let (before, after) = (view(&random, depth: 1), view(&random, depth: 1))
    let inRow = random.number(below: 2) == 0
    let many = random.number(below: 3) == 0 ? (0..<20).map { text("line \($0)") } : []
    return { edited in
      let middle = LayoutSpec(
        .hstack(.center, spacing: 3), [before, edited.padding(2), after])
      return LayoutSpec(
        inRow ? .hstack(.top, spacing: nil) : .vstack(.leading, spacing: nil),
        [text("first"), middle] + many + [text("last one")])
    }
  }

  /// Whatever came, went or moved, the frames are those of a tree that is made of what is there.
  @Test("The frames are those of a new tree", arguments: 0..<10)
  func law(_ batch: Int) {
    var edited = 0
    for seed in batch * 40..<(batch + 1) * 40 {
      var random = RandomTree(seed: seed + 1)
      let direction: LayoutDirection = random.pick([.leftToRight, .rightToLeft])
      let count = random.pick([0, 1, 2, 5, 20])
      let tree = EditedTree(
        container(&random), (0..<count).map { _ in view(&random, depth: random.number(below: 3)) },
        direction, around: surroundings(&random))
      for round in 0..<6 {
        let proposal = random.proposal()
        let fresh = BuiltLayout(tree.spec, direction)
        #expect(
          tree.tree.layout(proposal) == fresh.tree.layout(proposal), "seed \(seed), round \(round)")
        let frames = (0..<tree.tree.nodeCount).map { index -> CGRect? in
          let node = LayoutNode(index: UInt32(index))
          return tree.tree.isPlaced(node) ? tree.tree.frame(of: node) : nil
        }
        if frames != fresh.allFrames() {
          Issue.record("seed \(seed), round \(round): \(proposal)")
          return
        }
        var now = tree.children.indices.map {
          (before: Int?.some($0), spec: tree.children[$0].spec)
        }
        for _ in 0...random.number(below: 3) {
          let place = random.number(below: now.count + 1)
          switch random.number(below: 4) {
          case 0 where place < now.count: now.remove(at: place)
          case 1 where place < now.count:
            let moved = now.remove(at: place)
            now.insert(moved, at: random.number(below: now.count + 1))
          case 2 where place < now.count: now.swapAt(place, 0)
          default: now.insert((nil, view(&random, depth: random.number(below: 3))), at: place)
          }
        }
        guard tree.edit(now) else { break }
        edited += 1
      }
    }
    #expect(edited > 80)
  }

  @Test("Rows that stay are not measured again", arguments: [0, 100, 199])
  func costs(_ place: Int) {
    let row = LayoutSpec(.hstack(.center, spacing: 2), [text("a"), text("mm mm")]).padding(1)
    let tree = EditedTree(
      LayoutSpec(.vstack(.leading, spacing: nil)), (0..<200).map { _ in row }, .leftToRight,
      around: { LayoutSpec(.vstack(.center, spacing: 0), [text("head"), $0, text("foot")]) })
    tree.tree.layout(ProposedViewSize(width: 500, height: nil))
    var now = tree.children.indices.map { (before: Int?.some($0), spec: row) }
    now.insert((nil, row), at: place)
    #expect(tree.edit(now))
    tree.tree.measuredNodes = []
    tree.tree.layout(ProposedViewSize(width: 500, height: nil))
    // The row, its column and the column around, each three times at most.
    #expect((tree.tree.measuredNodes ?? []).count <= 9)
  }
}
