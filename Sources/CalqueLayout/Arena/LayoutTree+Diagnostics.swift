import Foundation

extension LayoutTree {
  /// The numbers that the tree could not work with so far, in the order in which they were found.
  ///
  /// Arguments of elements are found when these are appended; what custom layouts, leaves and
  /// guides answer is found when they are asked.
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

  /// A finite number, cut to the longest length.
  @inline(never)
  func cut(
    _ value: Double, _ index: Int, _ subject: String, _ argument: String
  ) -> Double {
    let result = value < 0 ? -Extent.longest : Extent.longest
    note(index, subject, argument, value, "it is treated as \(result)")
    return result
  }

  /// A length that may be anything finite; 0 in place of what is not.
  func shift(_ value: Double, _ index: Int, _ subject: String, _ argument: String) -> Double {
    if abs(value) <= Extent.longest { return value }
    if value.isFinite { return cut(value, index, subject, argument) }
    note(index, subject, argument, value, "it is treated as 0")
    return 0
  }

  /// A distance between neighbours, NaN where none is given.
  func distance(
    _ value: Double, _ index: Int, _ subject: String, _ argument: String = "spacing"
  ) -> Double {
    if abs(value) <= Extent.longest { return value }
    guard value.isGiven else { return .nan }
    if value.isFinite { return cut(value, index, subject, argument) }
    note(index, subject, argument, value, "it is ignored")
    return .nan
  }

  /// A length of a frame, NaN where none is given.
  func fixedLength(
    _ value: Double, _ index: Int, _ subject: String, _ argument: String
  ) -> Double {
    if value >= 0 && value <= Extent.longest { return value }
    guard value.isGiven else { return .nan }
    if value >= 0 && value.isFinite { return cut(value, index, subject, argument) }
    note(index, subject, argument, value, "it is ignored")
    return .nan
  }

  /// A length that a view has.
  func ownLength(_ value: Double, _ index: Int, _ subject: String, _ argument: String) -> Double {
    if value >= 0 && value <= Extent.longest { return value }
    if value >= 0 && value.isFinite { return cut(value, index, subject, argument) }
    note(index, subject, argument, value, "it is treated as 0")
    return 0
  }

  /// Insets that may be anything finite.
  func insets(_ value: EdgeInsets, _ index: Int, _ subject: String) -> EdgeInsets {
    EdgeInsets(
      top: CGFloat(shift(Double(value.top), index, subject, "top")),
      leading: CGFloat(shift(Double(value.leading), index, subject, "leading")),
      bottom: CGFloat(shift(Double(value.bottom), index, subject, "bottom")),
      trailing: CGFloat(shift(Double(value.trailing), index, subject, "trailing")))
  }
}

extension LayoutTree {
  // MARK: Answers

  /// Returns the size that outside code answered, with usable lengths: 0 for a value that is not a
  /// length, and for infinity the answer of a view that takes all space, unless infinity was
  /// proposed.
  @inline(__always)
  func accepted(_ answer: CGSize, _ width: Double, _ height: Double, _ index: Int) -> Extent {
    let size = Extent(answer)
    if size.width >= 0 && size.width <= Extent.longest && size.height >= 0
      && size.height <= Extent.longest
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
    let subject = nodes[index].shape.isLeaf ? "size" : "Layout"
    if !(length >= 0) {
      note(index, subject, argument, length, "it is treated as 0")
      return 0
    }
    if length < .infinity {
      return length <= Extent.longest ? length : cut(length, index, subject, argument)
    }
    guard proposed != .infinity else { return length }
    let instead = proposed.isNaN ? 10 : max(proposed, 0)
    note(index, subject, argument, length, "it is treated as \(instead)")
    return instead
  }

  /// The value that a closure gave for a guide, `nil` where it is none.
  @inline(__always)
  func accepted(guide value: Double, _ index: Int) -> Double? {
    if abs(value) <= Extent.longest { return value }
    if value.isFinite { return cut(value, index, "alignmentGuide", "value") }
    note(index, "alignmentGuide", "value", value, "the guide is ignored")
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
