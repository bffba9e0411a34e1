/// The last line of a text that does not fit: the parts of it around the ellipsis.
struct TruncatedLine: Sendable {
  /// The visible text before the ellipsis.
  var head: Range<Int>
  /// The visible text after it.
  var tail: Range<Int>
  var width: Double
  var paragraph: Int
}

/// The result of iterating over the lines for one proposal.
struct LineFit {
  /// The number of lines that are not truncated; a truncated one may follow.
  var wholeLines = 0
  var truncated: TruncatedLine?
  var widest = 0.0
  var height = 0.0
  var firstAscent = 0.0
  /// The distance from the top to the baseline of the last line.
  var lastBaseline = 0.0

  var lineCount: Int { wholeLines + (truncated == nil ? 0 : 1) }
}

extension LineSource {
  /// The size for a proposal.
  func size(width: Double?, height: Double?) -> ParagraphSize {
    let width = width ?? .infinity
    let height = height ?? .infinity
    // If both width and height are zero, nothing is shown. With no height only, one line is always
    // shown, and a column of texts with too little room overflows it. With no width only, the text
    // is 0 wide, and each character has its own line.
    guard width > 0 || width == 0 && height > 0 else { return .zero }
    let fit = self.fit(width: width, height: height) { _, _ in }
    return options.size(of: fit, width: width, height: height, standard: standardMetrics)
  }

  /// Iterates over the lines that fit, and passes each whole one with its metrics to `visit`.
  ///
  /// The line before the first that does not fit is truncated: `visit` may have been called with
  /// it, and `wholeLines` does not count it.
  @inline(__always)
  func fit(
    width: Double, height: Double, visit: (WrappedLine, LineMetrics) -> Void
  ) -> LineFit {
    let most = max(options.maximumLines ?? .max, 1)
    var walker = LineWalker(self, width: width)
    var fit = LineFit()
    var last = WrappedLine(start: 0, contentEnd: 0, end: 0, width: 0, paragraph: 0)
    var widestBefore = 0.0
    while !walker.isAtEnd {
      if fit.wholeLines == most {
        fit.widest = widestBefore
        truncate(&fit, last: last, width: width)
        break
      }
      let line = walker.nextLine()
      let metrics = uniformMetrics ?? self.metrics(of: line.start..<line.end)
      let top = fit.wholeLines == 0 ? 0 : fit.height + options.gap(above: metrics)
      if fit.wholeLines > 0, top + metrics.height > height + widthTolerance {
        fit.widest = widestBefore
        truncate(&fit, last: last, width: width)
        break
      }
      if fit.wholeLines == 0 { fit.firstAscent = metrics.ascent }
      fit.lastBaseline = top + metrics.ascent
      fit.height = top + metrics.height
      fit.wholeLines += 1
      widestBefore = fit.widest
      fit.widest = max(fit.widest, widthOf(line, in: width))
      last = line
      visit(line, metrics)
    }
    return fit
  }

  /// The width of a line in the width of its text, including its white space as far as there is
  /// room.
  @inline(__always)
  private func widthOf(_ line: WrappedLine, in width: Double) -> Double {
    guard options.countsTrailingSpace, line.trailingSpace > 0 else { return line.width }
    return max(line.width, min(line.width + line.trailingSpace, width))
  }

  /// Truncates the last line. It keeps its height, so that it fits into that height again.
  private func truncate(_ fit: inout LineFit, last: WrappedLine, width: Double) {
    let line = truncatedLine(
      from: last.start, paragraph: last.paragraph,
      width: cutsWithinWords ? min(last.width, width) : width)
    fit.wholeLines -= 1
    fit.truncated = line
    guard width > 0 else { return }
    fit.widest = max(fit.widest, cutsWithinWords ? last.width : line.width)
    // The second of two balanced lines: with a smaller width, they would not be balanced again.
    if last.isEvened { fit.widest = max(fit.widest, min(last.width, width)) }
  }
}

extension LineOptions {
  /// The size of a fit, in whole pixels but never larger than the proposal that it fits, so that it
  /// can be proposed again.
  func size(
    of fit: LineFit, width: Double, height: Double, standard: LineMetrics
  ) -> ParagraphSize {
    var total = fit.height
    if fit.lineCount < minimumLines {
      let missing = Double(minimumLines - fit.lineCount)
      let gaps = fit.lineCount == 0 ? missing - 1 : missing
      total += missing * standard.height + gaps * gap(above: standard)
    }
    let scale = displayScale
    let first = (fit.firstAscent * scale).rounded() / scale
    let last = fit.lastBaseline + first - fit.firstAscent
    return ParagraphSize(
      width: upToPixel(fit.widest, limit: width), height: upToPixel(total, limit: height),
      lineCount: fit.lineCount, isTruncated: fit.truncated != nil, firstBaseline: first,
      lastBaseline: fit.lineCount < 2 ? first : upToPixel(last, limit: .infinity))
  }

  private func upToPixel(_ length: Double, limit: Double) -> Double {
    let scale = displayScale
    let rounded = ((length - widthTolerance) * scale).rounded(.up) / scale
    return rounded <= limit || length > limit ? max(rounded, 0) : limit
  }
}
