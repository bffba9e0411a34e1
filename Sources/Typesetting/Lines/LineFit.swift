/// The last line of a text that does not fit: what stays of it around the ellipsis.
struct TruncatedLine: Sendable {
  /// What is seen before the ellipsis.
  var head: Range<Int>
  /// What is seen after it.
  var tail: Range<Int>
  var width: Double
  var paragraph: Int
}

/// What a walk along the lines for one proposal found.
struct LineFit {
  /// Lines that stay as they were wrapped; a truncated one may follow.
  var wholeLines = 0
  var truncated: TruncatedLine?
  var widest = 0.0
  var height = 0.0
  var firstAscent = 0.0
  /// From the top to the baseline of the last line.
  var lastBaseline = 0.0

  var lineCount: Int { wholeLines + (truncated == nil ? 0 : 1) }
}

extension LineSource {
  /// The size for a proposal.
  func size(width: Double?, height: Double?) -> ParagraphSize {
    let width = width ?? .infinity
    let height = height ?? .infinity
    // No width: nothing is shown, and a stack learns that a text can vanish. No height is another
    // matter: one line always stays, and a column of texts in too little room overflows it.
    guard width > 0 else { return .zero }
    let fit = self.fit(width: width, height: height) { _, _ in }
    return options.size(of: fit, width: width, height: height, standard: standardMetrics)
  }

  /// Walks along the lines that fit, and hands each whole one with its metrics to `visit`.
  ///
  /// The line before the first that does not fit is truncated: `visit` may have seen it, and
  /// `wholeLines` does not count it.
  @inline(__always)
  func fit(
    width: Double, height: Double, visit: (WrappedLine, LineMetrics) -> Void
  ) -> LineFit {
    let most = max(options.maximumLines ?? .max, 1)
    let spacing = options.lineSpacing
    var walker = LineWalker(self, width: width)
    var fit = LineFit()
    var last = WrappedLine(start: 0, contentEnd: 0, end: 0, width: 0, paragraph: 0)
    var widestBefore = 0.0
    while !walker.isAtEnd {
      if fit.wholeLines == most {
        truncate(&fit, last: last, widestBefore: widestBefore, width: width)
        break
      }
      let line = walker.nextLine()
      let metrics = uniformMetrics ?? self.metrics(of: line.start..<line.end)
      let top = fit.wholeLines == 0 ? 0 : fit.height + spacing
      if fit.wholeLines > 0, top + metrics.height > height + widthTolerance {
        truncate(&fit, last: last, widestBefore: widestBefore, width: width)
        break
      }
      if fit.wholeLines == 0 { fit.firstAscent = metrics.ascent }
      fit.lastBaseline = top + metrics.ascent
      fit.height = top + metrics.height
      fit.wholeLines += 1
      widestBefore = fit.widest
      fit.widest = max(fit.widest, line.width)
      last = line
      visit(line, metrics)
    }
    return fit
  }

  private func truncate(
    _ fit: inout LineFit, last: WrappedLine, widestBefore: Double, width: Double
  ) {
    let line = truncatedLine(
      from: last.start, paragraph: last.paragraph,
      width: cutsWithinWords ? min(last.width, width) : width)
    fit.wholeLines -= 1
    fit.truncated = line
    fit.widest = max(widestBefore, cutsWithinWords ? last.width : line.width)
  }
}

extension LineOptions {
  /// The size that a walk found, on whole pixels but never beyond the proposal that it fits, so
  /// that it can be proposed again.
  func size(
    of fit: LineFit, width: Double, height: Double, standard: LineMetrics
  ) -> ParagraphSize {
    var total = fit.height
    if fit.lineCount < minimumLines {
      let missing = Double(minimumLines - fit.lineCount)
      let gaps = fit.lineCount == 0 ? missing - 1 : missing
      total += missing * standard.height + gaps * lineSpacing
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
