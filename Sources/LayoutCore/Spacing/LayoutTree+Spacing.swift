import Foundation

extension LayoutTree {
  /// The distance that two neighbours prefer along an axis.
  func preferredGap(_ first: Int, _ second: Int, _ axis: Axis) -> Double {
    let special = nodes[first].flags.union(nodes[second].flags).contains(.hasSpacing)
    guard special else { return defaultSpacing }
    return Double(
      spacing(of: first).distance(to: spacing(of: second), along: axis, default: metrics.spacing))
  }

  /// The preferences of a node towards its neighbours.
  func spacing(of index: Int) -> ViewSpacing {
    let node = nodes[index]
    guard node.flags.contains(.hasSpacing) else { return ViewSpacing() }
    switch node.action {
    case .spacer:
      if node.flags.contains(.inRow) { return ViewSpacing(plain: 0, on: .horizontal) }
      if node.flags.contains(.inColumn) { return ViewSpacing(plain: 0, on: .vertical) }
      return .zero
    case .measured: return leaves[Int(node.payload)].spacing
    case .fixedLeaf, .flexibleLeaf, .squareLeaf, .divider, .geometryReader, .position, .lazyGrid,
      .scrollView:
      return ViewSpacing()
    case .empty: return node.kind.isStack ? .zero : ViewSpacing()
    case .pass:
      let inner = spacing(of: index + 1)
      return turnsAround(index) ? inner.mirrored : inner
    case .offset, .overlay, .fixedSize, .aspectRatio, .viewThatFits, .safeAreaInset:
      return spacing(of: index + 1)
    case .padding: return paddedSpacing(index)
    case .frame: return framedSpacing(index, !node.a.isNaN, !node.b.isNaN)
    case .flexibleFrame:
      let rule = flexibleFrames[Int(node.payload)]
      return framedSpacing(index, rule.width.isGiven, rule.height.isGiven)
    case .hstack: return stackedSpacing(index, .horizontal)
    case .vstack: return stackedSpacing(index, .vertical)
    case .zstack, .grid, .gridRow, .lazyStack: return mergedSpacing(index)
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

  private func paddedSpacing(_ index: Int) -> ViewSpacing {
    var result = spacing(of: index + 1)
    let insets = insets[Int(nodes[index].payload)]
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    result.reset(edges)
    return result
  }

  /// A frame with a length of its own has no preference left on that axis; a spacer remains one.
  private func framedSpacing(_ index: Int, _ horizontal: Bool, _ vertical: Bool) -> ViewSpacing {
    var result = spacing(of: index + 1)
    if nodes[index + 1].flags.contains(.isSpacer) { return result }
    if horizontal { result.reset(.horizontal) }
    if vertical { result.reset(.vertical) }
    return result
  }

  /// Along a stack its ends meet the neighbours, across it every child does.
  private func stackedSpacing(_ index: Int, _ axis: Axis) -> ViewSpacing {
    let isRow = axis == .horizontal
    let across: Edge.Set = isRow ? .vertical : .horizontal
    let end = Int(nodes[index].end)
    var child = index + 1
    var result = spacing(of: child).reduced(to: across.union(isRow ? .leading : .top))
    while Int(nodes[child].end) < end {
      child = Int(nodes[child].end)
      result.formUnion(spacing(of: child), edges: across)
    }
    result.formUnion(spacing(of: child), edges: isRow ? .trailing : .bottom)
    return result
  }

  private func mergedSpacing(_ index: Int) -> ViewSpacing {
    var child = index + 1
    var result = spacing(of: child)
    while Int(nodes[child].end) < Int(nodes[index].end) {
      child = Int(nodes[child].end)
      result.formUnion(spacing(of: child))
    }
    return result
  }
}

extension ViewSpacing {
  /// The preferences of some edges only.
  func reduced(to edges: Edge.Set) -> ViewSpacing {
    var result = self
    result.reset(Edge.Set.all.subtracting(edges))
    return result
  }
}
