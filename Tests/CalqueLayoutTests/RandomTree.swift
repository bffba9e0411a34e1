import CalqueLayout
import CalqueTestRandom
import Foundation

/// Generates trees of any shape from a seed; the same seed generates the same tree.
struct RandomTree {
  private var random: SeededGenerator
  /// Whether parts of the tree may have a direction of their own.
  var mixesDirections = false
  /// The current container, and the number of containers; 0 is the window.
  private var region = 0
  private var regions = 0

  init(seed: Int) { random = SeededGenerator(seed: seed) }

  mutating func number(below limit: Int) -> Int { random.number(below: limit) }

  mutating func pick<T>(_ choices: [T]) -> T { random.pick(choices) }

  mutating func proposal() -> ProposedViewSize {
    let lengths: [CGFloat?] = [nil, 0, 40, 75, 150, 320, 1_000]
    return ProposedViewSize(width: pick(lengths), height: pick(lengths))
  }

  /// A tree with at most `depth` containers above a leaf.
  mutating func spec(depth: Int) -> LayoutSpec {
    if depth == 0 { return modified(leaf()) }
    switch number(below: 14) {
    case 0: return leaf()
    case 1...3: return modified(stack(depth, isRow: true))
    case 4...6: return modified(stack(depth, isRow: false))
    case 7:
      let alignment = alignment()
      return modified(LayoutSpec(.zstack(alignment), children(depth)))
    case 8: return modified(gridOrChoice(depth))
    case 9: return modified(lazy(depth))
    case 10: return modified(scrolledOrInset(depth))
    case 11: return modified(readerOrLayout(depth))
    default:
      let main = spec(depth: depth - 1)
      let other = spec(depth: depth - 1)
      let alignment = alignment()
      return number(below: 2) == 0
        ? LayoutSpec(.overlay(alignment), [main, other])
        : LayoutSpec(.background(alignment), [main, other])
    }
  }

  private mutating func children(_ depth: Int) -> [LayoutSpec] {
    (0..<number(below: 4)).map { _ in spec(depth: depth - 1) }
  }

  /// Enough children that the stack caches its placement.
  private mutating func manyChildren() -> [LayoutSpec] {
    (0..<16 + number(below: 8)).map { _ in spec(depth: number(below: 5) / 4) }
  }

  private mutating func stack(_ depth: Int, isRow: Bool) -> LayoutSpec {
    let spacing: CGFloat? = pick([nil, 0, 5])
    let children = number(below: 8) == 0 ? manyChildren() : children(depth)
    if isRow {
      let vertical = alignment().vertical
      return LayoutSpec(.hstack(vertical, spacing: spacing), children)
    }
    let horizontal = alignment().horizontal
    return LayoutSpec(.vstack(horizontal, spacing: spacing), children)
  }

  private mutating func gridOrChoice(_ depth: Int) -> LayoutSpec {
    if number(below: 2) == 0 {
      let axes: Axis.Set = pick([.horizontal, .vertical, [.horizontal, .vertical]])
      return LayoutSpec(.viewThatFits(axes), children(depth))
    }
    let rows = (0..<2).map { _ in
      let guide: VerticalAlignment? = pick([nil, nil, .top, .firstTextBaseline])
      return LayoutSpec(.gridRow(guide), children(depth).map { cell($0) })
    }
    let whole = number(below: 3) == 0 ? [spec(depth: depth - 1)] : []
    let alignment = alignment()
    let spacing: CGFloat? = pick([nil, 4])
    return LayoutSpec(
      .grid(alignment, horizontalSpacing: spacing, verticalSpacing: spacing),
      rows.filter { !$0.children.isEmpty } + whole)
  }

  /// A grid cell with or without attributes.
  private mutating func cell(_ spec: LayoutSpec) -> LayoutSpec {
    switch number(below: 10) {
    case 0: return spec.cell(GridCell(columns: 2))
    case 1: return spec.cell(GridCell(anchor: pick([.topTrailing, .center, .leading])))
    case 2: return spec.cell(GridCell(unsizedAxes: pick([.horizontal, .vertical])))
    case 3: return spec.cell(GridCell(columnAlignment: pick([.leading, .trailing])))
    default: return spec
    }
  }

  private mutating func readerOrLayout(_ depth: Int) -> LayoutSpec {
    let children = children(depth)
    return number(below: 3) == 0
      ? LayoutSpec(.geometryReader(nil), children) : LayoutSpec(.layout(Shelf()), children)
  }

  /// A separate container, as views have it, with frames relative to its lengths.
  private mutating func container(_ depth: Int) -> LayoutSpec {
    regions += 1
    let (outer, own) = (region, regions)
    region = own
    let content = spec(depth: depth - 1)
    region = outer
    let axes: Axis.Set = pick([.horizontal, .vertical, [.horizontal, .vertical]])
    let margins = EdgeInsets(pick([0, 6]), on: .leading)
    return LayoutSpec([content.within(.padding(margins))]) { regions in
      .layout(
        ScrollLayout(
          axes: axes, margins: margins, region: regions[own], port: ScrollPort(axes: axes)))
    }
  }

  private mutating func containerFrame(_ spec: LayoutSpec) -> LayoutSpec {
    let axes: Axis.Set = pick([.horizontal, .vertical, [.horizontal, .vertical]])
    let (alignment, own, count) = (alignment(), region, 1 + number(below: 3))
    return LayoutSpec([spec]) { regions in
      .containerFrame(
        ContainerFrame(axes: axes, alignment: alignment, region: regions[own]) { length, _ in
          ContainerFrame.part(of: length, count: count, span: 1, spacing: 4)
        })
    }
  }

  private mutating func lazy(_ depth: Int) -> LayoutSpec {
    let axis: Axis = pick([.horizontal, .vertical])
    let alignment = alignment()
    let spacing: CGFloat? = pick([nil, 4])
    let children = children(depth)
    if number(below: 2) == 0 {
      return lazyStack(axis: axis, alignment: alignment, spacing: spacing, children)
    }
    let tracks = (0...number(below: 3)).map { _ in
      GridTrack(
        pick([
          .fixed(30), .flexible(minimum: 10, maximum: .infinity),
          .adaptive(minimum: 25, maximum: 60),
        ]))
    }
    return lazyGrid(tracks, axis: axis, alignment: alignment, spacing: spacing, children)
  }

  private mutating func scrolledOrInset(_ depth: Int) -> LayoutSpec {
    if number(below: 3) == 0 { return container(depth) }
    let main = spec(depth: depth - 1)
    if number(below: 2) == 0 {
      let axes: Axis.Set = pick([.horizontal, .vertical, [.horizontal, .vertical]])
      return scrollView(axes, main)
    }
    let edge: Edge = pick([.top, .leading, .bottom, .trailing])
    let alignment = alignment()
    let other = spec(depth: depth - 1)
    let spacing: CGFloat? = pick([nil, 3])
    return LayoutSpec(.safeAreaInset(edge, alignment, spacing: spacing), [main, other])
  }

  private mutating func leaf() -> LayoutSpec {
    switch number(below: 8) {
    case 0, 1:
      let words = (0...number(below: 5)).map { _ in
        String(repeating: "m", count: 1 + number(below: 8))
      }
      return text(words.joined(separator: " "))
    case 2: return spacer(pick([nil, 0, 12]))
    case 3: return LayoutSpec(.divider)
    case 4: return LayoutSpec(.flexibleLeaf)
    case 5: return LayoutSpec(.squareLeaf)
    default:
      let size = CGSize(width: 5 + number(below: 60), height: 5 + number(below: 40))
      return LayoutSpec(.fixedLeaf(size))
    }
  }

  private mutating func alignment() -> Alignment {
    let horizontal: HorizontalAlignment = pick([.leading, .center, .trailing, .third])
    let vertical: VerticalAlignment = pick([
      .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline,
    ])
    return Alignment(horizontal: horizontal, vertical: vertical)
  }

  private mutating func length() -> CGFloat? { pick([nil, nil, 0, 30, 90, 200]) }

  private mutating func modified(_ spec: LayoutSpec) -> LayoutSpec {
    let spec = number(below: 3) == 0 ? spec : modifiedOnce(spec)
    return number(below: 4) == 0 ? modifiedOnce(spec) : spec
  }

  private mutating func modifiedOnce(_ spec: LayoutSpec) -> LayoutSpec {
    switch number(below: 18) {
    case 0, 1:
      let insets = EdgeInsets(
        top: pick([0, 4]), leading: pick([0, 3, 12]), bottom: pick([0, -2]), trailing: pick([0, 6]))
      return spec.within(.padding(insets))
    case 2:
      let width = length()
      let height = length()
      return spec.frame(width: width, height: height, alignment())
    case 3, 4: return flexibleFrame(spec)
    case 5:
      let horizontal = number(below: 2) == 0
      return spec.fixedSize(horizontal, !horizontal || number(below: 2) == 0)
    case 6: return spec.offset(pick([3, -7]), 5)
    case 7: return spec.aspectRatio(pick([nil, 0.5, 2]), pick([.fit, .fill]))
    case 8: return spec.priority(pick([-1, 1, 2]))
    case 9:
      let inset = CGFloat(number(below: 9))
      return spec.guide(HorizontalAlignment.leading) { $0.width / 2 - inset }
    case 10: return spec.guide(VerticalAlignment.firstTextBaseline) { $0[.bottom] - 3 }
    case 11: return spec.guide(HorizontalAlignment.third) { $0[.leading] + 5 }
    case 12: return containerFrame(spec)
    case 13:
      let insets = EdgeInsets(pick([0, 3]), on: pick([.all, .leading, .bottom]))
      return spec.within(.safeAreaPadding(insets, .container))
    case 14:
      let edges: Edge.Set = pick([.all, .top, .leading, .trailing])
      return spec.within(.ignoresSafeArea(.all, edges))
    case 15: return spec.within(.zIndex(1))
    case 16:
      let depth: CGFloat? = pick([nil, 10])
      let alignment: DepthAlignment = pick([.front, .center])
      return spec.within(.depth(.frame(depth, alignment)))
    default:
      return mixesDirections
        ? spec.direction(pick([.leftToRight, .rightToLeft])) : spec.position(20, 10)
    }
  }

  private mutating func flexibleFrame(_ spec: LayoutSpec) -> LayoutSpec {
    let least = length()
    let ideal: CGFloat? = pick([nil, 50])
    let most: CGFloat? = pick([nil, 120, .infinity])
    let alignment = alignment()
    return number(below: 2) == 0
      ? spec.frame(minWidth: least, idealWidth: ideal, maxWidth: most, alignment)
      : spec.frame(minHeight: least, idealHeight: ideal, maxHeight: most, alignment)
  }
}

private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

extension HorizontalAlignment {
  /// A custom alignment guide.
  static let third = HorizontalAlignment(Third.self)
}

/// A client's layout: each view below the previous one, at their preferred distance. It takes all
/// sizes from its cache, which is wrong unless it is updated after every change inside.
private struct Shelf: Layout {
  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    CGSize(
      width: cache.map(\.width).reduce(0, max) + CGFloat(10 * subviews.count),
      height: cache.map(\.height).reduce(gaps(subviews), +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    var point = bounds.origin
    for (index, subview) in subviews.enumerated() {
      subview.place(at: point, proposal: .unspecified)
      point.y += cache[index].height
      point.x += 10
      if index + 1 < subviews.count { point.y += gap(subviews, index) }
    }
  }

  private func gaps(_ subviews: Subviews) -> CGFloat {
    subviews.indices.dropLast().reduce(0) { $0 + gap(subviews, $1) }
  }

  private func gap(_ subviews: Subviews, _ index: Int) -> CGFloat {
    subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .vertical)
  }
}
