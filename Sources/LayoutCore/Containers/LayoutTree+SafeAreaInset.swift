import Foundation

/// A content and the view at one of its edges; "along" runs from that edge to the other one.
private struct InsetRun {
  let edge: Edge
  let guide: AlignmentKey
  let spacing: Double
  let content: Int
  let bar: Int
  var contentOffer = Proposal.unspecified
  var barOffer = Proposal.unspecified
  var contentSize = Extent.zero
  var barSize = Extent.zero

  var isRow: Bool { edge == .leading || edge == .trailing }
  func along(_ size: Extent) -> Double { isRow ? size.width : size.height }
  func across(_ size: Extent) -> Double { isRow ? size.height : size.width }

  func proposal(_ along: Double, _ across: Double) -> Proposal {
    isRow ? Proposal(along, across) : Proposal(across, along)
  }
}

extension LayoutTree {
  func insetSize(_ index: Int, _ width: Double, _ height: Double) -> Extent {
    guard let run = solveInset(index, width, height) else { return .zero }
    let along = max(run.along(run.contentSize) + run.spacing + run.along(run.barSize), 0)
    let across = max(run.across(run.contentSize), run.across(run.barSize))
    return run.isRow ? Extent(along, across) : Extent(across, along)
  }

  /// The bar is offered what the least length of the content leaves, the content the rest.
  private func solveInset(_ index: Int, _ width: Double, _ height: Double) -> InsetRun? {
    guard
      case .safeAreaInset(let edge, let alignment, _) =
        elements[Int(nodes[index].payload)]
    else { return nil }
    let isRow = edge == .leading || edge == .trailing
    var run = InsetRun(
      edge: edge, guide: isRow ? alignment.vertical.key : alignment.horizontal.key,
      spacing: nodes[index].a, content: index + 1,
      bar: Int(nodes[index + 1].end))
    let along = isRow ? width : height
    let across = isRow ? height : width
    run.barOffer = run.proposal(along, across)
    run.contentOffer = run.barOffer
    if !along.isNaN {
      let zero = run.proposal(0, across)
      let least = run.along(measure(run.content, zero.width, zero.height))
      run.barOffer = run.proposal(max(along - run.spacing - least, 0), across)
    }
    run.barSize = measure(run.bar, run.barOffer.width, run.barOffer.height)
    if !along.isNaN {
      run.contentOffer = run.proposal(
        max(along - run.spacing - run.along(run.barSize), 0), across)
    }
    run.contentSize = measure(run.content, run.contentOffer.width, run.contentOffer.height)
    return run
  }

  func placeInset(_ index: Int, _ width: Double, _ height: Double, _ size: Extent) {
    guard let run = solveInset(index, width, height) else { return }
    noteSafeArea(index, run)
    let content = insetPlace(run, run.content, run.contentOffer, run.contentSize, size)
    let bar = insetPlace(run, run.bar, run.barOffer, run.barSize, size)
    let turns = nodes[index].flags.contains(.rightToLeft)
    settle(
      run.content, content.proposal, content.x, content.y, content.size, size.width, turns)
    settle(run.bar, bar.proposal, bar.x, bar.y, bar.size, size.width, turns)
  }

  /// The guide of the content, moved to where it stands.
  func insetGuide(_ key: AlignmentKey, _ index: Int, _ proposal: Proposal) -> Double? {
    guard let run = solveInset(index, proposal.width, proposal.height) else { return nil }
    let size = measure(index, proposal.width, proposal.height)
    let place = insetPlace(run, run.content, run.contentOffer, run.contentSize, size)
    return explicitGuide(key, of: run.content, run.contentOffer)
      .map { $0 + (key.axis == .horizontal ? place.x : place.y) }
  }

  /// The bar stands at its edge, the content at the other one. Along the edge, each is aligned in
  /// the whole.
  private func insetPlace(
    _ run: InsetRun, _ child: Int, _ offer: Proposal, _ answer: Extent, _ size: Extent
  ) -> ChildPlace {
    let across = defaultGuide(run.guide, size) - guide(run.guide, of: child, offer, answer)
    let isFirst = (run.edge == .leading || run.edge == .top) == (child == run.bar)
    let along = isFirst ? 0 : run.along(size) - run.along(answer)
    return ChildPlace(
      proposal: offer, size: answer, x: run.isRow ? along : across, y: run.isRow ? across : along)
  }

  /// The bar and its distance are not part of the safe area of the content.
  private func noteSafeArea(_ index: Int, _ run: InsetRun) {
    let length = CGFloat(run.along(run.barSize) + run.spacing)
    safeAreas[index] = SafeArea(
      insets: EdgeInsets(length, on: Edge.Set(run.edge)), regions: .container)
  }
}
