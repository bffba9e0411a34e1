import Foundation

/// Where a layout put its subviews, by node.
struct PlacementRecord {
  struct Placement {
    var position: CGPoint
    var anchor: UnitPoint
    var proposal: Proposal

    /// The origin of a subview of the given size.
    func origin(_ size: Extent) -> (x: Double, y: Double) {
      (
        Double(position.x) - Double(anchor.x) * size.width,
        Double(position.y) - Double(anchor.y) * size.height
      )
    }
  }

  var placements: [UInt32: Placement] = [:]

  /// The placement of a node; in the centre of `bounds` if the layout placed it nowhere.
  func placement(_ node: Int, _ bounds: CGRect, _ proposal: Proposal) -> Placement {
    placements[UInt32(node)]
      ?? Placement(
        position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }
}

extension LayoutTree {
  func customLayout(_ index: Int) -> CustomLayout? {
    guard nodes[index].kind == .custom else { return nil }
    if case .custom(let layout) = elements[Int(nodes[index].payload)] { return layout }
    return nil
  }

  func subviews(of index: Int) -> LayoutSubviews {
    var list: [UInt32] = []
    list.reserveCapacity(Int(nodes[index].childCount))
    var child = nodes[index].end > index + 1 ? index + 1 : Int(nodes[index].end)
    while child < Int(nodes[index].end) {
      list.append(UInt32(child))
      child = Int(nodes[child].end)
    }
    return LayoutSubviews(
      tree: self, nodes: ArraySlice(list),
      layoutDirection: direction(of: LayoutNode(index: UInt32(index))))
  }

  func customSize(_ index: Int, _ width: Double, _ height: Double) -> Extent {
    guard let layout = customLayout(index) else { return .zero }
    let subviews = subviews(of: index)
    let size = layout.ready(subviews).size(Proposal(width, height).viewSize, subviews)
    return accepted(size, width, height, index)
  }

  func placeCustom(_ index: Int, _ width: Double, _ height: Double, _ size: Extent) {
    guard let layout = customLayout(index) else { return }
    let subviews = subviews(of: index)
    let box = layout.ready(subviews)
    let bounds = CGRect(origin: .zero, size: size.size)
    let proposal = Proposal(width, height)
    let record = recordingPlacements { box.place(bounds, proposal.viewSize, subviews) }
    let turns = nodes[index].flags.contains(.rightToLeft)
    for node in subviews.nodes {
      let placement = record.placement(Int(node), bounds, proposal)
      let (inner, answer) = placeable(Int(node), placement.proposal)
      let origin = placement.origin(answer)
      settle(Int(node), inner, origin.x, origin.y, answer, size.width, turns)
    }
  }

  func customSpacing(_ index: Int) -> ViewSpacing {
    guard let layout = customLayout(index) else { return ViewSpacing() }
    let subviews = subviews(of: index)
    return layout.ready(subviews).spacing(subviews)
  }

  func customGuide(
    _ key: AlignmentKey, _ index: Int, _ proposal: Proposal, _ size: Extent
  ) -> Double? {
    guard let layout = customLayout(index) else { return nil }
    let subviews = subviews(of: index)
    let bounds = CGRect(origin: .zero, size: size.size)
    return layout.ready(subviews).guide(key, bounds, proposal.viewSize, subviews)
      .flatMap { accepted(guide: Double($0), index) }
  }

  // MARK: For the stand-ins of subviews

  func recordPlacement(
    _ index: Int, _ position: CGPoint, _ anchor: UnitPoint, _ proposal: Proposal
  ) {
    let point = Double(position.x - anchor.x) + Double(position.y - anchor.y)
    guard point.isFinite else {
      note(index, "place", "position", point, "the view is centred")
      recording?.placements[UInt32(index)] = nil
      return
    }
    recording?.placements[UInt32(index)] = PlacementRecord.Placement(
      position: position, anchor: anchor, proposal: proposal)
  }

  func recordingPlacements(_ body: () -> Void) -> PlacementRecord {
    let outer = recording
    recording = PlacementRecord()
    body()
    let record = recording ?? PlacementRecord()
    recording = outer
    return record
  }

  /// The explicit guides of subviews, moved to where they were placed, as one value.
  func mergedGuide(
    _ key: AlignmentKey, _ subviews: LayoutSubviews, _ record: PlacementRecord, _ bounds: CGRect,
    _ proposal: Proposal
  ) -> Double? {
    var values: [Double] = []
    for node in subviews.nodes {
      let placement = record.placement(Int(node), bounds, proposal)
      let inner = placement.proposal
      guard let value = explicitGuide(key, of: Int(node), inner) else { continue }
      let origin = placement.origin(measure(Int(node), inner.width, inner.height))
      let start = key.axis == .horizontal ? bounds.minX : bounds.minY
      values.append(value + (key.axis == .horizontal ? origin.x : origin.y) - Double(start))
    }
    return key.merge(values, decisions)
  }

  func priority(of index: Int) -> Double {
    standings[index].priority
  }

  /// The outermost value that the modifiers of a node set for a key.
  func layoutValue(_ key: ObjectIdentifier, of index: Int) -> Any? {
    var index = index
    while nodes[index].kind.isUnary {
      if nodes[index].kind == .pass, nodes[index].payload != .max,
        case .layoutValue(key, let value) = elements[Int(nodes[index].payload)]
      {
        return value
      }
      guard nodes[index].childCount > 0 else { return nil }
      index += 1
    }
    return nil
  }
}
