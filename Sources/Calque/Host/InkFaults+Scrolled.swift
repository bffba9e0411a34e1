import CalqueDrawing
import CalqueLayout
import Foundation

extension InkSurvey {
  /// The texts in scroll views that stay behind something in front of the scroll view, such as a
  /// bar or a button in an overlay, however far people scroll; by their places in the order of the
  /// texts. In a strip between that and the edge of the scroll view nothing is read, unless it is
  /// there when the screen appears.
  ///
  /// What covers most of the scroll view does so on purpose, as a message that waits for an answer.
  var hiddenForever: [Int: TextFault] {
    var found: [Int: TextFault] = [:]
    for (index, text) in texts.enumerated() {
      guard let viewport = text.context.viewports.last, viewport.window.area > 0,
        let whole = text.ink.filter({ $0.opacity > 0 }).map(\.rect).union, !whole.isEmpty,
        whole.height < viewport.window.height * 0.8
      else { continue }
      let ink = text.ink.filter { $0.opacity > 0 }.map(\.rect)
      guard let hidden = hiddenForever(ink, text.context, after: text.order) else { continue }
      found[index] = TextFault(
        .overlapping,
        "\(Int((hidden.share * 100).rounded())) % of it stay behind another view, however far one "
          + "scrolls",
        room: hidden.cover.rect, excess: min(whole.height, hidden.cover.rect.height))
    }
    return found
  }

  /// Whether a symbol in a scroll view stays behind something in front of it, as the arrow of the
  /// last row behind a round button.
  func isHiddenForever(_ symbol: Picture) -> Bool {
    guard symbol.image.isSymbol, symbol.context.viewport != nil, symbol.context.opacity >= 0.5
    else {
      return false
    }
    let frame = symbol.context.shown(symbol.frame)
    guard frame.width <= Self.largestSymbol, !frame.isEmpty else { return false }
    let hidden = hiddenForever([frame], symbol.context, after: symbol.order)
    return hidden.map { $0.share >= 0.4 } ?? false
  }

  /// The first cover that hides some of ink however far people scroll, and how much of it.
  private func hiddenForever(
    _ ink: [CGRect], _ context: InkContext, after order: Int
  ) -> (cover: Cover, share: CGFloat)? {
    guard let window = context.viewports.last?.window, let whole = ink.union else { return nil }
    for cover in covers
    where cover.order > order && cover.path != nil
      && cover.viewports.count < context.viewports.count
      && context.layers.starts(with: cover.layers)
    {
      guard let reach = context.reach(under: cover), !isOnPurpose(cover, over: window),
        let share = share(of: ink, whole, hiddenBy: cover, reach, window)
      else { continue }
      return (cover, share)
    }
    return nil
  }

  private func isOnPurpose(_ cover: Cover, over window: CGRect) -> Bool {
    cover.rect.intersection(window).area > 0.6 * window.area
  }

  /// The least part of a text that is hidden wherever it is scrolled to; nil if it can be seen, or
  /// something else hides it.
  private func share(
    of ink: [CGRect], _ whole: CGRect, hiddenBy cover: Cover, _ reach: ScrollReach,
    _ window: CGRect
  ) -> CGFloat? {
    var least: CGFloat?
    let area = ink.reduce(0) { $0 + $1.area }
    // Not a number is no area either.
    guard area > 0, area.isFinite else { return nil }
    for way in reach.ways(of: whole, beside: cover.rect) {
      func moved(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: way.dx, dy: way.dy) }
      guard moved(whole).intersection(window).area > 0.8 * whole.area,
        way == .zero || !isInStrip(moved(whole), beside: cover.rect, window)
      else { continue }
      let hidden = ink.reduce(0) { $0 + cover.hiddenArea(of: moved($1)) }
      if hidden <= 0.1 * area { return nil }
      least = min(least ?? 1, hidden / area)
    }
    return least
  }
}

extension InkSurvey {
  /// A strip of fewer points beside something in front of a scroll view is no place to read.
  private static let narrowStrip: CGFloat = 64

  private func isInStrip(_ text: CGRect, beside cover: CGRect, _ window: CGRect) -> Bool {
    text.maxY <= cover.minY + 1 && cover.minY - window.minY < Self.narrowStrip
      || text.minY >= cover.maxY - 1 && window.maxY - cover.maxY < Self.narrowStrip
  }
}

extension InkContext {
  /// How far what is inside moves against something in front of the scroll views around it; nil if
  /// that is in one of them, or how far is not known.
  @MainActor
  fileprivate func reach(under cover: InkSurvey.Cover) -> ScrollReach? {
    let around = viewports
    guard cover.viewports.count < around.count,
      zip(cover.viewports, around).allSatisfy({ $0 == $1.id })
    else { return nil }
    return ScrollReach(around[cover.viewports.count...].map(\.port))
  }
}

extension InkSurvey.Cover {
  /// About how much of a line is behind it, in square points.
  fileprivate func hiddenArea(of line: CGRect) -> CGFloat {
    let common = rect.intersection(line)
    guard let path, !common.isNull, common.width > 1, common.height > 1 else { return 0 }
    let (columns, rows) = (8, 3)
    let hidden = (0..<columns * rows).count { index in
      path.contains(
        CGPoint(
          x: common.minX + (CGFloat(index % columns) + 0.5) * common.width / CGFloat(columns),
          y: common.minY + (CGFloat(index / columns) + 0.5) * common.height / CGFloat(rows)))
    }
    return common.area * CGFloat(hidden) / CGFloat(columns * rows)
  }
}
