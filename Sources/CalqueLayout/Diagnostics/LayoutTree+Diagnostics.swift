import Foundation

extension LayoutTree {
  /// The numbers that the tree could not work with so far, in the order in which they were found.
  ///
  /// Arguments of elements are found when these are appended; what custom layouts, leaves and guides
  /// answer is found when they are asked.
  package var diagnostics: [LayoutDiagnostic] { found }

  /// Notes a problem, once for each argument of a node.
  @inline(never)
  func note(
    _ index: Int, _ subject: String, _ argument: String, _ value: Double, _ remedy: String,
    topic: LayoutDiagnostic.Topic = .number
  ) {
    let node = LayoutNode(index: UInt32(index))
    let isKnown = found.contains {
      $0.node == node && $0.argument == argument && $0.subject == subject
    }
    if isKnown { return }
    found.append(
      LayoutDiagnostic(
        subject: subject, argument: argument, value: CGFloat(value), remedy: remedy,
        topic: topic, node: node))
  }

  // MARK: Arguments

  /// The longest length that a layout works with, in points: sums of as many as a tree can have are
  /// finite, and far more than a screen has. No source names a limit.
  static let longest = 1e15

  /// A finite number, cut to the longest length.
  @inline(never)
  private func cut(
    _ value: Double, _ index: Int, _ subject: String, _ argument: String
  ) -> Double {
    let result = value < 0 ? -Self.longest : Self.longest
    note(index, subject, argument, value, "it counts as \(result)")
    return result
  }

  /// A length that may be anything finite; 0 in place of what is not.
  func shift(_ value: CGFloat, _ index: Int, _ subject: String, _ argument: String) -> Double {
    if abs(value) <= Self.longest { return Double(value) }
    if value.isFinite { return cut(Double(value), index, subject, argument) }
    note(index, subject, argument, Double(value), "it counts as 0")
    return 0
  }

  /// A distance between neighbours, NaN where none is given.
  func distance(_ value: CGFloat?, _ index: Int, _ subject: String, _ argument: String = "spacing")
    -> Double
  {
    guard let value else { return .nan }
    if abs(value) <= Self.longest { return Double(value) }
    if value.isFinite { return cut(Double(value), index, subject, argument) }
    note(index, subject, argument, Double(value), "it counts as not given")
    return .nan
  }

  /// A length of a frame, NaN where none is given.
  func fixedLength(
    _ value: CGFloat?, _ index: Int, _ subject: String, _ argument: String
  ) -> Double {
    guard let value else { return .nan }
    if value >= 0 && value <= Self.longest { return Double(value) }
    if value >= 0 && value.isFinite { return cut(Double(value), index, subject, argument) }
    note(index, subject, argument, Double(value), "it counts as not given")
    return .nan
  }

  /// A length that a view has.
  func ownLength(_ value: CGFloat, _ index: Int, _ subject: String, _ argument: String) -> Double {
    if value >= 0 && value <= Self.longest { return Double(value) }
    if value >= 0 && value.isFinite { return cut(Double(value), index, subject, argument) }
    note(index, subject, argument, Double(value), "it counts as 0")
    return 0
  }

  func insets(_ value: EdgeInsets, _ index: Int, _ subject: String) -> EdgeInsets {
    EdgeInsets(
      top: CGFloat(shift(value.top, index, subject, "top")),
      leading: CGFloat(shift(value.leading, index, subject, "leading")),
      bottom: CGFloat(shift(value.bottom, index, subject, "bottom")),
      trailing: CGFloat(shift(value.trailing, index, subject, "trailing")))
  }

  /// The arguments of a frame with limits that can be worked with, in each axis, and notes of what
  /// contradicts itself.
  func limits(_ frame: FlexibleFrame, _ index: Int) -> FlexibleFrameRule {
    FlexibleFrameRule(
      width: limits(frame.minWidth, frame.idealWidth, frame.maxWidth, index, "Width"),
      height: limits(frame.minHeight, frame.idealHeight, frame.maxHeight, index, "Height"),
      alignment: frame.alignment)
  }

  func limits(
    _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?, _ index: Int, _ axis: String
  ) -> FlexibleFrameRule.Limits {
    func given(_ value: CGFloat?, _ name: String, isLimit: Bool) -> CGFloat? {
      guard let value else { return nil }
      if value.isFinite, abs(value) > Self.longest {
        return CGFloat(cut(Double(value), index, "frame", name + axis))
      }
      guard value.isNaN || (!isLimit && value == .infinity) else { return value }
      note(index, "frame", name + axis, Double(value), "it counts as not given")
      return nil
    }
    func raised(_ value: CGFloat?, _ name: String, to other: Double) {
      guard let value, !other.isNaN, Double(value) < other else { return }
      note(index, "frame", name + axis, Double(value), "it counts as \(other)")
    }
    let least = given(least, "min", isLimit: false)
    let ideal = given(ideal, "ideal", isLimit: false)
    let most = given(most, "max", isLimit: true)
    let result = FlexibleFrameRule.Limits(least, ideal, most)
    raised(least, "min", to: result.least)
    raised(ideal, "ideal", to: result.ideal)
    raised(most, "max", to: result.most)
    if result.least > result.most {
      note(
        index, "frame", "min" + axis, result.least,
        "more than the largest length; the frame is as large as its view")
    }
    return result
  }

  /// Notes what is wrong with the columns or rows of a lazy grid.
  package func note(_ tracks: [GridTrack], of node: LayoutNode) {
    for track in tracks {
      for fault in track.faults {
        note(Int(node.index), "GridItem", fault.argument, Double(fault.value), fault.remedy)
      }
    }
  }

  /// What a cell says that a grid can work with.
  func accepted(_ cell: GridCell, _ index: Int) -> GridCell {
    var cell = cell
    if let columns = cell.columns {
      let span = min(max(columns, 1), GridCell.mostColumns)
      if span != columns {
        note(index, "gridCellColumns", "count", Double(columns), "it counts as \(span)")
        cell.columns = span
      }
    }
    if let anchor = cell.anchor, !(anchor.x.isFinite && anchor.y.isFinite) {
      let value = anchor.x.isFinite ? anchor.y : anchor.x
      note(index, "gridCellAnchor", "anchor", Double(value), "it counts as not given")
      cell.anchor = nil
    }
    return cell
  }

  // MARK: Answers

  /// The size that somebody else answered, with lengths that can be worked with: 0 for what is no
  /// length, and for infinity what a view answers that takes everything, unless infinity was asked for.
  @inline(__always)
  func accepted(_ answer: CGSize, _ width: Double, _ height: Double, _ index: Int) -> Extent {
    let size = Extent(answer)
    if size.width >= 0 && size.width <= Self.longest && size.height >= 0
      && size.height <= Self.longest
    {
      return size
    }
    return Extent(
      accepted(size.width, width, index, "width"), accepted(size.height, height, index, "height"))
  }

  @inline(never)
  private func accepted(
    _ length: Double, _ proposed: Double, _ index: Int, _ argument: String
  ) -> Double {
    let subject = nodes[index].kind == .custom ? "Layout" : "size"
    if !(length >= 0) {
      note(index, subject, argument, length, "it counts as 0")
      return 0
    }
    if length < .infinity {
      return length <= Self.longest ? length : cut(length, index, subject, argument)
    }
    guard proposed != .infinity else { return length }
    let instead = proposed.isNaN ? 10 : max(proposed, 0)
    note(index, subject, argument, length, "it counts as \(instead)")
    return instead
  }

  /// The value that a closure gave for a guide, `nil` where it is none.
  @inline(__always)
  func accepted(guide value: Double, _ index: Int) -> Double? {
    if abs(value) <= Self.longest { return value }
    if value.isFinite { return cut(value, index, "alignmentGuide", "value") }
    note(index, "alignmentGuide", "value", value, "the guide counts as not set")
    return nil
  }

  /// What is proposed to a view that is to be placed: where it would become infinite, nothing.
  func placeable(_ index: Int, _ proposal: Proposal) -> (Proposal, Extent) {
    let answer = measure(index, proposal.width, proposal.height)
    if answer.width.isFinite && answer.height.isFinite { return (proposal, answer) }
    let ideal = Proposal(
      answer.width.isFinite ? proposal.width : .nan,
      answer.height.isFinite ? proposal.height : .nan)
    return (ideal, measure(index, ideal.width, ideal.height))
  }
}
