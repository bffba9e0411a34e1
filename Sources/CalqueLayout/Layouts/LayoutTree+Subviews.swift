import Foundation

/// What the subviews of a custom layout ask of the tree.
extension LayoutTree {
  /// Counts the questions that a layout asks in one call; those that its subviews ask are theirs.
  func counting<R>(_ call: () -> R) -> R {
    let state = store(CustomLayoutState.self)
    let outer = state.questions
    state.questions = 0
    defer { state.questions = outer }
    return call()
  }

  /// So many questions in one call, and as many for each subview as a search may take, are not
  /// asked by a layout that comes to an end.
  private static let mostQuestions = 100_000
  private static let mostQuestionsOfEach = 1_000

  /// The answer to a subview's proxy.
  ///
  /// A layout that asks without end mostly looks for a size that never comes. From some question on
  /// the answers are 0 and very large in turn, so that the search ends whatever it looks for.
  @inline(__always)
  func answer(_ index: Int, _ proposal: Proposal) -> Extent {
    let state = store(CustomLayoutState.self)
    state.questions += 1
    if state.questions > Self.mostQuestions, let answer = endlessAnswer(index, state.questions) {
      return answer
    }
    return measure(index, proposal.width, proposal.height)
  }

  @inline(never)
  private func endlessAnswer(_ index: Int, _ questions: Int) -> Extent? {
    var above = Int(nodes[index].parent)
    while nodes[above].kind != CustomNode.kind, nodes[above].parent != .max {
      above = Int(nodes[above].parent)
    }
    let count = Int(nodes[above].childCount)
    guard questions > Self.mostQuestions + count * Self.mostQuestionsOfEach else { return nil }
    note(
      above, CustomNode.layout(Node(self, above))?.name ?? "Layout",
      "number of measurements of its subviews",
      Double(questions), "further measurements return 0 and the largest length in turn",
      topic: .endlessLayout)
    let length = questions.isMultiple(of: 2) ? 0 : Extent.longest
    return Extent(length, length)
  }

  func recordPlacement(
    _ index: Int, _ position: CGPoint, _ anchor: UnitPoint, _ proposal: Proposal
  ) {
    let point = Double(position.x - anchor.x) + Double(position.y - anchor.y)
    let state = store(CustomLayoutState.self)
    guard abs(position.x) <= Extent.longest, abs(position.y) <= Extent.longest,
      abs(anchor.x) <= Extent.longest, abs(anchor.y) <= Extent.longest
    else {
      note(index, "place", "position", point, "the view is centered")
      state.recording?.placements[UInt32(index)] = nil
      return
    }
    state.recording?.placements[UInt32(index)] = PlacementRecord.Placement(
      position: position, anchor: anchor, proposal: proposal)
  }

  func recordingPlacements(_ body: () -> Void) -> PlacementRecord {
    let state = store(CustomLayoutState.self)
    let outer = state.recording
    state.recording = PlacementRecord()
    body()
    let record = state.recording ?? PlacementRecord()
    state.recording = outer
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
}
