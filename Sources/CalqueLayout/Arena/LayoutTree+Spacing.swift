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

  /// The distance between two neighbours, which is asked for once.
  func knownGap(_ previous: Int, _ child: Int, _ axis: Axis) -> Double {
    if !nodes[child].flags.contains(.gapKnown) {
      siblings[child].gap = preferredGap(previous, child, axis)
      nodes[child].flags.insert(.gapKnown)
    }
    return siblings[child].gap
  }

  /// The preference of a node at one edge; most nodes are leaves.
  private func spacing(of start: Int, _ edge: Edge) -> SpacingPreference {
    var index = start
    if edge == .top || edge == .bottom {
      while nodes[index].shape.hasSizeOfChild { index += 1 }
      if nodes[index].shape == .measuredLeaf { return leafSpacing(index, edge) }
    }
    return spacing(of: index, on: Edge.Set(edge))[edge]
  }

  private func leafSpacing(_ index: Int, _ edge: Edge) -> SpacingPreference {
    guard nodes[index].flags.contains(.hasTextSpacing),
      let text = leaves[nodes[index].payload].textSpacing
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
    switch node.shape {
    case .measuredLeaf: return ViewSpacing { leafSpacing(index, $0) }
    case .fixedLeaf, .flexibleLeaf: return ViewSpacing()
    case .empty: return node.flags.contains(.isTightWhenEmpty) ? .zero : ViewSpacing()
    case .pass:
      guard turnsAround(index) else { return spacing(of: index + 1, on: edges) }
      return spacing(of: index + 1, on: edges.mirrored).mirrored
    default:
      let kind = kinds + Int(node.kind.index)
      return kind.pointee.behavior.spacing(Node(self, index), on: edges)
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

  /// Every child meets the neighbours at every edge. What a large container has is kept: each
  /// container around it asks.
  func mergedSpacing(_ index: Int, _ edges: Edge.Set) -> ViewSpacing {
    guard keepsAnswers, Int(nodes[index].end) - index > Self.leastKeptNodes else {
      return mergedSpacing(of: index, edges)
    }
    if let known = spacings[index] { return known }
    let spacing = mergedSpacing(of: index, .all)
    spacings[index] = spacing
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
