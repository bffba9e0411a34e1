import Foundation

extension LayoutTree {
  /// The distance that two neighbours prefer along an axis.
  func preferredGap(_ first: Int, _ second: Int, _ axis: Axis) -> Double {
    let flags = nodes[first].flags.union(nodes[second].flags)
    guard !flags.isDisjoint(with: .spacing(along: axis)) else { return defaultSpacing }
    let isRow = axis == .horizontal
    let distance = spacing(of: first, isRow ? .trailing : .bottom)
      .distance(to: spacing(of: second, isRow ? .leading : .top))
    return distance.map(Double.init) ?? defaultSpacing
  }

  /// The preference of a node at one edge; most nodes are leaves.
  private func spacing(of start: Int, _ edge: Edge) -> SpacingPreference {
    var index = start
    if edge == .top || edge == .bottom {
      while nodes[index].action.hasSizeOfChild { index += 1 }
      if nodes[index].action == .measured { return leafSpacing(index, edge) }
    }
    return spacing(of: index, on: Edge.Set(edge))[edge]
  }

  private func leafSpacing(_ index: Int, _ edge: Edge) -> SpacingPreference {
    guard nodes[index].flags.contains(.hasTextSpacing),
      let text = leaves[Int(nodes[index].payload)].textSpacing
    else { return .standard(edge) }
    return SpacingPreference(text, edge)
  }

  /// The preferences of a node towards its neighbours on some edges; those on others mean nothing.
  ///
  /// A container asks its children no more than it is asked itself: an edge of a node is asked
  /// about once for a stack around it, however deep the tree is.
  func spacing(of index: Int, on edges: Edge.Set = .all) -> ViewSpacing {
    let node = nodes[index]
    guard !node.flags.isDisjoint(with: [.hasSpacing, .hasTextSpacing]) else {
      return ViewSpacing()
    }
    switch node.action {
    case .spacer: return spacerSpacing(node.flags)
    case .measured: return ViewSpacing { leafSpacing(index, $0) }
    case .fixedLeaf, .flexibleLeaf, .squareLeaf, .divider, .geometryReader, .position:
      return ViewSpacing()
    case .empty: return node.kind.isStack ? .zero : ViewSpacing()
    case .pass:
      guard turnsAround(index) else { return spacing(of: index + 1, on: edges) }
      return spacing(of: index + 1, on: edges.mirrored).mirrored
    case .offset, .overlay, .fixedSize, .aspectRatio, .viewThatFits, .safeAreaInset:
      return spacing(of: index + 1, on: edges)
    case .padding: return resetSpacing(index, paddedEdges(index), edges)
    case .frame: return framedSpacing(index, !node.a.isNaN, !node.b.isNaN, edges)
    case .flexibleFrame:
      let rule = flexibleFrames[Int(node.payload)]
      return framedSpacing(index, rule.width.isGiven, rule.height.isGiven, edges)
    case .hstack: return stackedSpacing(index, .horizontal, edges)
    case .vstack: return stackedSpacing(index, .vertical, edges)
    case .zstack, .grid, .gridRow: return mergedSpacing(index, edges)
    case .custom: return customSpacing(index)
    }
  }

  /// Whether a node turns the direction around for what is inside.
  func turnsAround(_ index: Int) -> Bool {
    let node = nodes[index]
    guard node.flags.contains(.setsDirection) else { return false }
    let outer =
      node.parent == .max
      ? direction == .rightToLeft : nodes[Int(node.parent)].flags.contains(.rightToLeft)
    return outer != node.flags.contains(.rightToLeft)
  }

  /// A spacer wants no distance along its stack, and has no preference across.
  private func spacerSpacing(_ flags: NodeFlags) -> ViewSpacing {
    let isAlong: (Edge) -> Bool = { edge in
      switch edge {
      case .leading, .trailing: !flags.contains(.inColumn)
      case .top, .bottom: !flags.contains(.inRow)
      }
    }
    return ViewSpacing { isAlong($0) ? SpacingPreference(plain: 0) : SpacingPreference() }
  }

  private func paddedEdges(_ index: Int) -> Edge.Set {
    let insets = insets[Int(nodes[index].payload)]
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return edges
  }

  /// A frame with a length of its own has no preference left on that axis; a spacer remains one.
  private func framedSpacing(
    _ index: Int, _ horizontal: Bool, _ vertical: Bool, _ edges: Edge.Set
  ) -> ViewSpacing {
    var reset: Edge.Set = []
    if !nodes[index + 1].flags.contains(.isSpacer) {
      if horizontal { reset.formUnion(.horizontal) }
      if vertical { reset.formUnion(.vertical) }
    }
    return resetSpacing(index, reset, edges)
  }

  /// The preferences of the child of a modifier, which has those of a plain view on some edges.
  private func resetSpacing(
    _ index: Int, _ reset: Edge.Set, _ edges: Edge.Set
  ) -> ViewSpacing {
    let kept = edges.subtracting(reset)
    guard !kept.isEmpty else { return ViewSpacing() }
    let inner = spacing(of: index + 1, on: kept)
    return ViewSpacing { kept.contains(Edge.Set($0)) ? inner[$0] : .standard($0) }
  }

  /// Along a stack its ends meet the neighbours, across it every child does.
  private func stackedSpacing(_ index: Int, _ axis: Axis, _ edges: Edge.Set) -> ViewSpacing {
    let isRow = axis == .horizontal
    let across = edges.intersection(isRow ? .vertical : .horizontal)
    let first = edges.intersection(isRow ? .leading : .top)
    let last = edges.intersection(isRow ? .trailing : .bottom)
    let end = Int(nodes[index].end)
    var result = ViewSpacing { _ in SpacingPreference() }
    var child = index + 1
    while child < end {
      let next = Int(nodes[child].end)
      var asked = across
      if child == index + 1 { asked.formUnion(first) }
      if next >= end { asked.formUnion(last) }
      if !asked.isEmpty { result.formUnion(spacing(of: child, on: asked), edges: asked) }
      child = next
    }
    return result
  }

  /// Every child meets the neighbours at every edge. What a large container has is kept: each container
  /// around it asks.
  private func mergedSpacing(_ index: Int, _ edges: Edge.Set) -> ViewSpacing {
    guard keepsAnswers, Int(nodes[index].end) - index > Self.leastKeptNodes else {
      return mergedSpacing(of: index, edges)
    }
    if let known = keptSpacings[index] { return known }
    let spacing = mergedSpacing(of: index, .all)
    keptSpacings[index] = spacing
    return spacing
  }

  /// How many nodes a container has to have for its preferences to be kept.
  private static let leastKeptNodes = 8

  private func mergedSpacing(of index: Int, _ edges: Edge.Set) -> ViewSpacing {
    var result = ViewSpacing { _ in SpacingPreference() }
    var child = index + 1
    while child < Int(nodes[index].end) {
      result.formUnion(spacing(of: child, on: edges), edges: edges)
      child = Int(nodes[child].end)
    }
    return result
  }
}

extension ViewSpacing {
  /// The same preferences seen from a container of the other direction.
  fileprivate var mirrored: ViewSpacing {
    var result = self
    swap(&result.leading, &result.trailing)
    return result
  }
}

extension Edge.Set {
  /// The same edges seen from a container of the other direction.
  fileprivate var mirrored: Edge.Set {
    var result = intersection(.vertical)
    if contains(.leading) { result.insert(.trailing) }
    if contains(.trailing) { result.insert(.leading) }
    return result
  }
}

extension NodeFlags {
  /// What says that a node has preferences on an axis.
  @inline(__always)
  static func spacing(along axis: Axis) -> NodeFlags {
    axis == .horizontal ? .hasSpacing : [.hasSpacing, .hasTextSpacing]
  }
}
