import Foundation

extension LayoutTree {
  /// The size of a leaf; `index` is its node.
  func measureLeaf(_ index: Int, _ width: Double, _ height: Double) -> Extent {
    let answers = leaves.answers + Int(nodes[index].payload)
    if answers.pointee.wraps && keepsAnswers {
      let unlimited = wrapped(answers, index, width)
      if answers.pointee.ignoresHeight || !(height < unlimited.height) { return unlimited }
    }
    guard keepsAnswers else { return ask(nodes[index].payload, width, height, index) }
    if let known = memo.find(nodes[index].memo, width, height) { return known }
    let answer = ask(nodes[index].payload, width, height, index)
    let entry = MemoEntry(proposal: Proposal(width, height), answer: answer)
    memo.insert(entry, into: &nodes[index].memo)
    return answer
  }

  /// The ideal size of a leaf if that is its answer to every width that suffices for it.
  @inline(__always)
  func contentedSize(_ index: Int, _ height: Double) -> Extent? {
    let answers = leaves.answers + Int(nodes[index].payload)
    guard answers.pointee.wraps else { return nil }
    let ideal = wrapped(answers, index, .nan)
    return answers.pointee.ignoresHeight || !(height < ideal.height) ? ideal : nil
  }

  @inline(__always)
  private func wrapped(
    _ answers: UnsafeMutablePointer<LeafAnswers>, _ index: Int, _ width: Double
  ) -> Extent {
    let leaf = nodes[index].payload
    if answers.pointee.ideal.width.isNaN { answers.pointee.ideal = ask(leaf, .nan, .nan, index) }
    let ideal = answers.pointee.ideal
    if !(width < ideal.width) { return ideal }
    if width == 0 {
      if answers.pointee.least.width.isNaN { answers.pointee.least = ask(leaf, 0, .nan, index) }
      return answers.pointee.least
    }
    if answers.pointee.width != width {
      answers.pointee.wrapped = ask(leaf, width, .nan, index)
      answers.pointee.width = width
    }
    return answers.pointee.wrapped
  }

  private func ask(
    _ leaf: UInt32, _ width: Double, _ height: Double, _ index: Int
  ) -> Extent {
    let size = leaves[leaf].size(for: Proposal(width, height).viewSize)
    return accepted(size, width, height, index)
  }
}
