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
  /// Whether the bar comes before the content.
  var isFirst: Bool { edge == .leading || edge == .top }
  func along(_ size: Extent) -> Double { isRow ? size.width : size.height }
  func across(_ size: Extent) -> Double { isRow ? size.height : size.width }

  func proposal(_ along: Double, _ across: Double) -> Proposal {
    isRow ? Proposal(along, across) : Proposal(across, along)
  }

  func place(
    _ offer: Proposal, _ answer: Extent, along: Double, across: Double
  ) -> ChildPlace {
    ChildPlace(
      proposal: offer, size: answer, x: isRow ? along : across, y: isRow ? across : along)
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

  /// Content and bar in a view of the given size; where nothing was proposed along the edge, it hands
  /// out the length that it took.
  private func solveInset(
    _ index: Int, _ width: Double, _ height: Double, in size: Extent
  ) -> InsetRun? {
    guard case .safeAreaInset(let edge, _, _) = elements[Int(nodes[index].payload)] else {
      return nil
    }
    let isRow = edge == .leading || edge == .trailing
    return solveInset(
      index, !isRow && width.isNaN ? size.width : width,
      isRow && height.isNaN ? size.height : height)
  }

  func placeInset(_ index: Int, _ width: Double, _ height: Double, _ size: Extent) {
    guard let run = solveInset(index, width, height, in: size) else { return }
    noteSafeArea(index, run)
    let content = contentPlace(run, size)
    let bar = barPlace(run, content, size)
    let turns = nodes[index].flags.contains(.rightToLeft)
    settle(
      run.content, content.proposal, content.x, content.y, content.size, size.width, turns)
    settle(run.bar, bar.proposal, bar.x, bar.y, bar.size, size.width, turns)
  }

  /// The guide of the content, moved to where it stands.
  func insetGuide(_ key: AlignmentKey, _ index: Int, _ proposal: Proposal) -> Double? {
    let size = measure(index, proposal.width, proposal.height)
    guard let run = solveInset(index, proposal.width, proposal.height, in: size) else { return nil }
    let place = contentPlace(run, size)
    return explicitGuide(key, of: run.content, run.contentOffer)
      .map { $0 + (key.axis == .horizontal ? place.x : place.y) }
  }

  /// The content stands at the edge that the bar leaves, in the middle of it.
  private func contentPlace(_ run: InsetRun, _ size: Extent) -> ChildPlace {
    run.place(
      run.contentOffer, run.contentSize,
      along: run.isFirst ? run.along(size) - run.along(run.contentSize) : 0,
      across: (run.across(size) - run.across(run.contentSize)) / 2)
  }

  /// The bar stands at its edge; its guide meets that of the content.
  private func barPlace(_ run: InsetRun, _ content: ChildPlace, _ size: Extent) -> ChildPlace {
    let line = guide(run.guide, of: run.content, run.contentOffer, run.contentSize)
    let own = guide(run.guide, of: run.bar, run.barOffer, run.barSize)
    return run.place(
      run.barOffer, run.barSize,
      along: run.isFirst ? 0 : run.along(size) - run.along(run.barSize),
      across: (run.isRow ? content.y : content.x) + line - own)
  }

  /// The bar and its distance are not part of the safe area of the content.
  private func noteSafeArea(_ index: Int, _ run: InsetRun) {
    let length = CGFloat(run.along(run.barSize) + run.spacing)
    safeAreas[index] = SafeArea(
      insets: EdgeInsets(length, on: Edge.Set(run.edge)), regions: .container)
  }
}
