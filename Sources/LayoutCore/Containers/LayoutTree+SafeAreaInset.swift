import Foundation

/// A content and the view at one of its edges; "along" runs from that edge to the other one.
private struct InsetRun {
  let edge: Edge
  let alignment: AlignmentKey
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
    let along = run.along(run.contentSize) + run.spacing + run.along(run.barSize)
    let across = max(run.across(run.contentSize), run.across(run.barSize))
    return run.isRow ? Extent(along, across) : Extent(across, along)
  }

  /// The bar is offered what the least length of the content leaves, the content the rest.
  private func solveInset(_ index: Int, _ width: Double, _ height: Double) -> InsetRun? {
    guard
      case .safeAreaInset(let edge, let alignment, let spacing) =
        elements[Int(nodes[index].payload)]
    else { return nil }
    let isRow = edge == .leading || edge == .trailing
    var run = InsetRun(
      edge: edge, alignment: isRow ? alignment.vertical.key : alignment.horizontal.key,
      spacing: spacing.map(Double.init) ?? defaultSpacing, content: index + 1,
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
    let ofContent = guide(run.alignment, of: run.content, run.contentOffer, run.contentSize)
    let ofBar = guide(run.alignment, of: run.bar, run.barOffer, run.barSize)
    let line = max(ofContent, ofBar)
    let barFirst = run.edge == .leading || run.edge == .top
    let contentAt = barFirst ? run.along(run.barSize) + run.spacing : 0
    let barAt = barFirst ? 0 : run.along(run.contentSize) + run.spacing
    let turns = nodes[index].flags.contains(.rightToLeft)
    settle(
      run.content, run.contentOffer, run.isRow ? contentAt : line - ofContent,
      run.isRow ? line - ofContent : contentAt, run.contentSize, size.width, turns)
    settle(
      run.bar, run.barOffer, run.isRow ? barAt : line - ofBar, run.isRow ? line - ofBar : barAt,
      run.barSize, size.width, turns)
  }
}
