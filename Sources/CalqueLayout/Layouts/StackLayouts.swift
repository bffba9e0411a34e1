public import Foundation

/// A row as a layout value.
public struct HStackLayout: Layout {
  /// The guide on which the subviews meet.
  public var alignment: VerticalAlignment
  /// The distance between neighbours in points; `nil` for what they prefer.
  public var spacing: CGFloat?

  /// Makes a row; without a spacing, in points, each pair of neighbours is asked.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A row: spacers and dividers inside know it.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  /// The size of the row.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.tree.size(of: subviews, alignedBy: alignment.key, spacing, proposal)
  }

  /// Places the children from the leading to the trailing edge.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.tree.place(subviews, alignedBy: alignment.key, spacing, proposal, bounds)
  }

  /// What the children ask for at the edges.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.stackedSpacing(along: .horizontal)
  }
}

/// A column as a layout value.
public struct VStackLayout: Layout {
  /// The guide on which the subviews meet.
  public var alignment: HorizontalAlignment
  /// The distance between neighbours in points; `nil` for what they prefer.
  public var spacing: CGFloat?

  /// Makes a column; without a spacing, in points, each pair of neighbours is asked.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A column: spacers and dividers inside know it.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  /// The size of the column.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.tree.size(of: subviews, alignedBy: alignment.key, spacing, proposal)
  }

  /// Places the children from the top down.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.tree.place(subviews, alignedBy: alignment.key, spacing, proposal, bounds)
  }

  /// What the children ask for at the edges.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.stackedSpacing(along: .vertical)
  }
}

/// Layers as a layout value.
public struct ZStackLayout: Layout {
  /// The guides on which the subviews meet.
  public var alignment: Alignment

  /// Makes a layout of views in front of each other.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// The size of the stack.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.highest.reduce(into: .zero) { size, subview in
      let answer = subview.sizeThatFits(proposal)
      size = CGSize(
        width: max(size.width, answer.width), height: max(size.height, answer.height))
    }
  }

  /// Places the children on top of each other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let offered = subviews.count == 1 ? proposal : ProposedViewSize(bounds.size)
    let highest = subviews.highest.map { $0.dimensions(in: offered) }
    let x = highest.map { $0[alignment.horizontal] }.max() ?? 0
    let y = highest.map { $0[alignment.vertical] }.max() ?? 0
    for subview in subviews {
      let own = subview.dimensions(in: offered)
      subview.place(
        at: CGPoint(
          x: bounds.minX + x - own[alignment.horizontal],
          y: bounds.minY + y - own[alignment.vertical]),
        proposal: offered)
    }
  }
}

extension LayoutSubviews {
  /// The subviews with the highest priority.
  var highest: [LayoutSubview] {
    let priority = map(\.priority).max() ?? 0
    return filter { $0.priority == priority }
  }

  func stackedSpacing(along axis: Axis) -> ViewSpacing {
    guard let first, let last else { return ViewSpacing() }
    let isRow = axis == .horizontal
    let across: Edge.Set = isRow ? .vertical : .horizontal
    var result = ViewSpacing { _ in SpacingPreference() }
    result.formUnion(first.spacing, edges: isRow ? .leading : .top)
    for subview in self { result.formUnion(subview.spacing, edges: across) }
    result.formUnion(last.spacing, edges: isRow ? .trailing : .bottom)
    return result
  }
}

extension LayoutTree {
  /// The native stack over any list of subviews; the axis is the one across the guide.
  private func run(
    _ subviews: LayoutSubviews, _ alignment: AlignmentKey, _ spacing: CGFloat?
  ) -> StackRun {
    let axis: Axis = alignment.axis == .vertical ? .horizontal : .vertical
    let lanes = scratch.take(subviews.count, of: StackLane.self)
    var previous = -1
    for (lane, node) in subviews.nodes.enumerated() {
      lanes[lane].node = node
      lanes[lane].turn = UInt32(lane)
      lanes[lane].gap =
        lane == 0 ? 0 : spacing.map(Double.init) ?? preferredGap(previous, Int(node), axis)
      previous = Int(node)
    }
    var run = StackRun(
      isRow: axis == .horizontal, alignment: alignment, lanes: lanes, count: subviews.count,
      mixedPriorities: true)
    run.sharesReserve =
      decisions.overflow == .stopsAtZero && Set(subviews.map(\.priority)).count > 1
    return run
  }

  fileprivate func size(
    of subviews: LayoutSubviews, alignedBy alignment: AlignmentKey, _ spacing: CGFloat?,
    _ proposal: ProposedViewSize
  ) -> CGSize {
    if subviews.count == 1 { return subviews[subviews.startIndex].sizeThatFits(proposal) }
    let mark = scratch.mark
    defer { scratch.release(mark) }
    var run = run(subviews, alignment, spacing)
    let proposal = Proposal(proposal)
    run.solve(
      self, run.isRow ? proposal.width : proposal.height,
      run.isRow ? proposal.height : proposal.width)
    return run.size.size
  }

  fileprivate func place(
    _ subviews: LayoutSubviews, alignedBy alignment: AlignmentKey, _ spacing: CGFloat?,
    _ proposal: ProposedViewSize, _ bounds: CGRect
  ) {
    if subviews.count == 1 {
      return subviews[subviews.startIndex].place(at: bounds.origin, proposal: proposal)
    }
    let mark = scratch.mark
    defer { scratch.release(mark) }
    var run = run(subviews, alignment, spacing)
    let offered = Proposal(proposal)
    let minor = run.solveForPlacing(self, offered, Extent(bounds.size))
    var at = 0.0
    for lane in 0..<run.count {
      let lane = run.lanes[lane]
      at += lane.gap
      let across = run.ascent - lane.guide
      recordPlacement(
        Int(lane.node),
        CGPoint(
          x: Double(bounds.minX) + (run.isRow ? at : across),
          y: Double(bounds.minY) + (run.isRow ? across : at)),
        .topLeading, run.proposal(lane.offer, minor))
      at += lane.major
    }
  }
}
