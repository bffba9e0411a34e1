extension LineSource {
  /// The parts of a paragraph from an offset on that remain when it has one line and an ellipsis.
  ///
  /// If all of it would fit, because only later paragraphs are missing, the ellipsis still
  /// indicates that something is missing.
  func truncatedLine(from start: Int, paragraph: Int, width: Double) -> TruncatedLine {
    let table = table.paragraphs[paragraph]
    let whole = start..<max(start, trimmedEnd(of: start..<table.range.upperBound))
    let width = width + widthTolerance
    let (head, tail) =
      switch options.truncation {
      case .tail: (headKept(of: whole, width: width), whole.upperBound..<whole.upperBound)
      case .head: (whole.lowerBound..<whole.lowerBound, tailKept(of: whole, width: width))
      case .middle: endsKept(of: whole, width: width)
      }
    return TruncatedLine(
      head: head, tail: tail, width: truncatedWidth(head: head, tail: tail), paragraph: paragraph)
  }

  /// The offset of the character next to an ellipsis, whose style the ellipsis has.
  func ellipsisStyleOffset(head: Range<Int>, tail: Range<Int>) -> Int {
    head.isEmpty ? tail.lowerBound : boundary(before: head.upperBound)
  }

  private func truncatedWidth(head: Range<Int>, tail: Range<Int>) -> Double {
    let mark = ellipsisStyleOffset(head: head, tail: tail)
    var sum = ellipsisWidth(at: mark)
    if !head.isEmpty { sum += width(of: head) }
    sum += tail.isEmpty ? -ellipsisHanging(at: mark) : lineWidth(of: tail)
    return sum
  }

  private func headKept(of whole: Range<Int>, width: Double) -> Range<Int> {
    let start = whole.lowerBound
    let none = whole.upperBound..<whole.upperBound
    func kept(_ end: Int) -> Range<Int> { start..<max(start, trimmedEnd(of: start..<end)) }
    func fits(_ end: Int) -> Bool { truncatedWidth(head: kept(end), tail: none) <= width }
    guard !whole.isEmpty else { return start..<start }
    // The width of the ellipsis depends on the remaining text, so the search begins without it.
    var end = boundary(in: whole, reaching: position(of: start) + width + tearing)
    while end > start, !fits(end) { end = max(boundary(before: end), start) }
    return kept(end)
  }

  private func tailKept(of whole: Range<Int>, width: Double) -> Range<Int> {
    let end = whole.upperBound
    let none = whole.lowerBound..<whole.lowerBound
    func kept(_ start: Int) -> Range<Int> { min(end, trimmedStart(of: start..<end))..<end }
    func fits(_ start: Int) -> Bool { truncatedWidth(head: none, tail: kept(start)) <= width }
    guard !whole.isEmpty else { return end..<end }
    var start = boundary(in: whole, reaching: position(of: end) - width - tearing)
    while start < end, !fits(start) { start = min(boundary(after: start), end) }
    return kept(start)
  }

  /// Keeps characters of both ends alternately, as many as fit.
  private func endsKept(
    of whole: Range<Int>, width: Double
  ) -> (head: Range<Int>, tail: Range<Int>) {
    func kept(_ head: Int, _ tail: Int) -> (head: Range<Int>, tail: Range<Int>) {
      (
        whole.lowerBound..<max(whole.lowerBound, trimmedEnd(of: whole.lowerBound..<head)),
        min(whole.upperBound, trimmedStart(of: tail..<whole.upperBound))..<whole.upperBound
      )
    }
    func fits(_ head: Int, _ tail: Int) -> Bool {
      let (head, tail) = kept(head, tail)
      return truncatedWidth(head: head, tail: tail) <= width
    }
    // Extends both ends by the plain sums, a little too far, then removes what does not fit.
    var ends = [(whole.lowerBound, whole.upperBound)]
    var head = whole.lowerBound
    var tail = whole.upperBound
    while head < tail {
      let isHead = ends.count % 2 == 1
      if isHead { head = min(boundary(after: head), tail) }
      if !isHead { tail = max(boundary(before: tail), head) }
      let (shownHead, shownTail) = kept(head, tail)
      let sum =
        position(of: shownHead.upperBound) - position(of: whole.lowerBound)
        + position(of: whole.upperBound) - position(of: shownTail.lowerBound)
      // Both ends may have separated letters.
      guard sum <= width + 2 * tearing else { break }
      ends.append((head, tail))
    }
    while ends.count > 1, let last = ends.last, !fits(last.0, last.1) { ends.removeLast() }
    return ends.last.map { kept($0.0, $0.1) } ?? kept(whole.lowerBound, whole.upperBound)
  }
}
