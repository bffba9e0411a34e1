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
    let size = counting {
      layout.ready(subviews).size(Proposal(width, height).viewSize, subviews)
    }
    return accepted(size, width, height, index)
  }

  func placeCustom(_ index: Int, _ width: Double, _ height: Double, _ size: Extent) {
    guard let layout = customLayout(index) else { return }
    let subviews = subviews(of: index)
    let bounds = CGRect(origin: .zero, size: size.size)
    let proposal = Proposal(width, height)
    let record = recordingPlacements {
      counting { layout.ready(subviews).place(bounds, proposal.viewSize, subviews) }
    }
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
    if keepsAnswers, let known = keptSpacings[index] { return known }
    let subviews = subviews(of: index)
    let spacing = counting { layout.ready(subviews).spacing(subviews) }
    keptSpacings[index] = spacing
    return spacing
  }

  func customGuide(
    _ key: AlignmentKey, _ index: Int, _ proposal: Proposal, _ size: Extent
  ) -> Double? {
    guard let layout = customLayout(index) else { return nil }
    let subviews = subviews(of: index)
    let bounds = CGRect(origin: .zero, size: size.size)
    return counting { layout.ready(subviews).guide(key, bounds, proposal.viewSize, subviews) }
      .flatMap { accepted(guide: Double($0), index) }
  }

  // MARK: For the stand-ins of subviews

  /// Counts the questions that a layout asks in one call; those that its subviews ask are theirs.
  private func counting<R>(_ call: () -> R) -> R {
    let outer = questions
    questions = 0
    defer { questions = outer }
    return call()
  }

  /// So many questions in one call, and as many for each subview as a search may take, are not
  /// asked by a layout that comes to an end.
  private static let mostQuestions = 100_000
  private static let mostQuestionsOfEach = 1_000

  /// The answer to a subview's stand-in.
  ///
  /// A layout that asks without end mostly looks for a size that never comes. From some question on
  /// the answers are 0 and very large in turn, so that the search ends whatever it looks for.
  @inline(__always)
  func answer(_ index: Int, _ proposal: Proposal) -> Extent {
    questions += 1
    if questions > Self.mostQuestions, let answer = endlessAnswer(index) { return answer }
    return measure(index, proposal.width, proposal.height)
  }

  @inline(never)
  private func endlessAnswer(_ index: Int) -> Extent? {
    var above = Int(nodes[index].parent)
    while nodes[above].kind != .custom, nodes[above].parent != .max {
      above = Int(nodes[above].parent)
    }
    let count = Int(nodes[above].childCount)
    guard questions > Self.mostQuestions + count * Self.mostQuestionsOfEach else { return nil }
    note(
      above, customLayout(above)?.name ?? "Layout", "number of questions to its subviews",
      Double(questions), "the answers are 0 and very large from here on", topic: .endlessLayout)
    let length = questions.isMultiple(of: 2) ? 0 : Self.longest
    return Extent(length, length)
  }

  func recordPlacement(
    _ index: Int, _ position: CGPoint, _ anchor: UnitPoint, _ proposal: Proposal
  ) {
    let point = Double(position.x - anchor.x) + Double(position.y - anchor.y)
    guard abs(position.x) <= Self.longest, abs(position.y) <= Self.longest,
      abs(anchor.x) <= Self.longest, abs(anchor.y) <= Self.longest
    else {
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
