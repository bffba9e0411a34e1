import CalqueDrawing
import Foundation

extension SurveyedText {
  /// What is wrong with the text by itself.
  var faults: [TextFault] {
    var faults: [TextFault] = []
    if leaf.isTruncated(at: frame.size) { faults.append(truncation) }
    let broken = leaf.brokenWords(at: frame.size)
    if let first = broken.first {
      let more = broken.count > 1 ? ", and \(broken.count - 1) more" : ""
      faults.append(
        TextFault(.broken, "a word is broken across lines: \(first)\(more)", room: frame))
    }
    if broken.isEmpty, frame.width < 0.5, leaf.size(for: .unspecified).width > 0.5,
      context.clip.width > 0.5
    {
      faults.append(TextFault(.broken, "it has no width and cannot be read", room: frame))
    }
    guard let whole = ink.map(\.rect).union, ink.contains(where: { $0.opacity > 0 }) else {
      return faults
    }
    if let fault = clipping(of: whole) { faults.append(fault) }
    if let fault = overflow(of: whole) { faults.append(fault) }
    return faults
  }

  private var truncation: TextFault {
    let ideal = leaf.size(for: .unspecified)
    let excess = max(ideal.width - frame.width, 0)
    let isLine = frame.height < ideal.height * 1.5
    let missing = isLine && excess > 0 ? ": one line needs \(excess.points) points more" : ""
    return TextFault(
      .truncated, "part of it is not shown\(missing)", room: frame, excess: isLine ? excess : 0)
  }

  private func clipping(of whole: CGRect) -> TextFault? {
    let clip = context.clip
    // What is folded up or moved outside is hidden on purpose.
    guard !clip.isNull, clip.width > 0.5, clip.height > 0.5 else { return nil }
    if context.isMoved, whole.intersection(clip).isEmpty { return nil }
    let excess = whole.excess(over: clip)
    guard excess > 0.5 else { return nil }
    return TextFault(
      .clipped, "\(excess.points) points of it are clipped by a clip shape or a scroll view",
      room: clip,
      excess: excess)
  }

  private func overflow(of whole: CGRect) -> TextFault? {
    let shown = whole.intersection(context.clip)
    if !shown.isEmpty, !(context.isMoved && shown.intersection(context.host).isEmpty) {
      let excess = shown.excess(over: context.host)
      if excess > 0.5 {
        return TextFault(
          .overflowing, "\(excess.points) points of it are outside the host", room: context.host,
          excess: excess)
      }
    }
    // The innermost of those that are too small by the same.
    var worst: (room: InkContext.Room, excess: CGFloat)?
    for room in context.rooms.reversed() {
      let excess = whole.excess(over: context.shown(room.frame))
      if excess > 0.5, excess > (worst?.excess ?? 0) + 0.01 { worst = (room, excess) }
    }
    guard let (worst, excess) = worst else { return nil }
    return TextFault(
      .overflowing, "it extends beyond its \(worst.kind) by \(excess.points) points",
      room: worst.frame, excess: excess)
  }
}

extension InkSurvey {
  /// So many are more than a report can show.
  private static let mostOverlaps = 50

  /// The texts that are drawn over another text, by their places in the order of the texts.
  var overlaps: [Int: TextFault] {
    struct Piece {
      let rect: CGRect
      let text: Int
    }
    var pieces: [Piece] = []
    for (index, text) in texts.enumerated() {
      for band in text.ink where band.opacity >= 0.5 {
        let rect = band.rect.intersection(text.context.clip).intersection(text.context.host)
        if !rect.isEmpty { pieces.append(Piece(rect: rect, text: index)) }
      }
    }
    pieces.sort { $0.rect.minY < $1.rect.minY }
    var found: [Int: TextFault] = [:]
    for (index, piece) in pieces.enumerated() {
      for other in pieces[(index + 1)...] {
        guard other.rect.minY < piece.rect.maxY, found.count < Self.mostOverlaps else { break }
        let (under, over) = (min(piece.text, other.text), max(piece.text, other.text))
        let common = piece.rect.intersection(other.rect)
        guard under != over, found[over] == nil, common.width > 2, common.height > 2,
          isSeen(common, under: texts[under], over: texts[over])
        else { continue }
        found[over] = TextFault(
          .overlapping, "it is drawn over the text \"\(texts[under].leaf.string)\"", room: common,
          excess: min(common.width, common.height))
      }
    }
    return found
  }

  /// The texts of which a part is behind something opaque that is painted later at the same place,
  /// as the background of another view, by their places in the order of the texts.
  ///
  /// What is hidden as a whole, with the ground behind it, is so on purpose, as one of two states,
  /// unless what hides it is a ground with nothing on it.
  var hiddenParts: [Int: TextFault] {
    // From the top down, so that only what is as high as a text is compared with it.
    let shown = texts.enumerated()
      .compactMap { index, text in
        text.shownInk.map { (index: index, ink: $0.bands, bounds: $0.bounds) }
      }
      .sorted { $0.bounds.minY < $1.bounds.minY }
    var waiting = covers.filter { $0.path != nil }.sorted { $0.rect.minY > $1.rect.minY }
    var near: [Cover] = []
    var found: [Int: TextFault] = [:]
    for (index, ink, bounds) in shown where found.count < Self.mostOverlaps {
      while let next = waiting.last, next.rect.minY < bounds.maxY {
        near.append(next)
        waiting.removeLast()
      }
      near.removeAll { $0.rect.maxY <= bounds.minY }
      let text = texts[index]
      let whole = ink.reduce(0) { $0 + $1.area }
      guard whole > 0 else { continue }
      // A badge may be over a corner. Of several covers the one counts that hides most.
      var most = 0.2
      for cover in near where cover.order > text.order && cover.rect.intersects(bounds) {
        guard cover.viewport == text.context.viewport, cover.layer == text.context.layer else {
          continue
        }
        let hidden = ink.map { cover.hiding($0) }
        let share = hidden.reduce(0) { $0 + $1.area } / whole
        guard share > most, let first = hidden.first(where: { !$0.isEmpty }),
          share < 0.95 || hidesOnlyPart(of: text, cover) || isEmptyGround(cover, of: text)
        else { continue }
        most = share
        let part = hidden.filter { !$0.isEmpty }.reduce(first) { $0.union($1) }
        found[index] = TextFault(
          .overlapping, "\(Int((share * 100).rounded())) % of it are behind another view",
          room: part, excess: min(part.width, part.height))
      }
    }
    return found
  }

  /// Whether the ground of a text is seen beside a cover, so that people see that something is
  /// hidden.
  private func hidesOnlyPart(of text: SurveyedText, _ cover: Cover) -> Bool {
    let ground = covers.last { ground in
      ground.order < text.order && ground.path != nil && ground.layer == text.context.layer
        && ground.viewport == text.context.viewport && ground.rect.contains(text.frame)
        && ground.rect.area < text.context.host.area / 4
    }
    guard let ground else { return false }
    return ground.rect.excess(over: cover.rect) > 2
  }

  /// Whether a cover is larger than a text all around, as its ground would be, and nothing is
  /// painted on it: the ground was painted too late. A placeholder is as large as its text.
  private func isEmptyGround(_ cover: Cover, of text: SurveyedText) -> Bool {
    isGround(cover, of: text.context.shown(text.frame)) && isEmpty(cover)
  }

  /// Whether a cover is as much larger than something as the ground of a button or a badge.
  func isGround(_ cover: Cover, of frame: CGRect) -> Bool {
    cover.rect.insetBy(dx: 3, dy: 3).contains(frame)
      && cover.rect.height < frame.height + 64 && cover.rect.width < frame.width + 240
  }

  /// Whether no text, picture or shape is painted on a cover.
  func isEmpty(_ cover: Cover) -> Bool {
    let inside = cover.rect.insetBy(dx: 1, dy: 1)
    return !textPlaces.contains { $0.order > cover.order && $0.frame.intersects(inside) }
      && !pictures.contains {
        $0.order > cover.order && $0.context.shown($0.frame).intersects(inside)
      }
      && !covers.contains { $0.order > cover.order && $0.rect.intersects(inside) }
  }

  /// Whether both texts are read at one place: not a shadow, not scrolled under, nothing between.
  private func isSeen(_ common: CGRect, under: SurveyedText, over: SurveyedText) -> Bool {
    guard under.context.viewport == over.context.viewport, !over.isShadow(of: under) else {
      return false
    }
    return !covers.contains {
      $0.order > under.order && $0.order < over.order
        && $0.rect.contains(common.insetBy(dx: 1, dy: 1))
    }
  }
}

extension SurveyedText {
  /// Whether it is the same text a little beside the other one, as for an outline or a shadow.
  fileprivate func isShadow(of other: SurveyedText) -> Bool {
    let (one, two) = (context.shown(frame), other.context.shown(other.frame))
    return leaf.string == other.leaf.string && abs(one.midX - two.midX) < 5
      && abs(one.midY - two.midY) < 5
  }

  /// Where its ink is seen, line by line and in all; nil where none is.
  fileprivate var shownInk: (bands: [CGRect], bounds: CGRect)? {
    let bands = ink.filter { $0.opacity > 0 }.map {
      $0.rect.intersection(context.clip).intersection(context.host)
    }
    guard let bounds = bands.filter({ !$0.isEmpty }).union else { return nil }
    return (bands, bounds)
  }
}

extension InkSurvey.Cover {
  /// The part of a line that is certainly behind it: most corners are in its outline, too.
  fileprivate func hiding(_ line: CGRect) -> CGRect {
    let common = rect.intersection(line)
    guard let path, !common.isNull, common.width > 3, common.height > 3 else { return .zero }
    let inner = common.insetBy(dx: 1, dy: 1)
    let points = [
      CGPoint(x: inner.midX, y: inner.midY), inner.origin, CGPoint(x: inner.maxX, y: inner.minY),
      CGPoint(x: inner.minX, y: inner.maxY), CGPoint(x: inner.maxX, y: inner.maxY),
    ]
    return points.count { path.contains($0) } >= 4 ? common : .zero
  }
}

extension CGRect {
  var area: CGFloat { isNull ? 0 : width * height }
}

extension [CGRect] {
  var union: CGRect? {
    guard let first else { return nil }
    return dropFirst().reduce(first) { $0.union($1) }
  }
}

extension CGFloat {
  /// As a number of points in a sentence: one digit after the point at most.
  var points: String {
    let tenths = (self * 10).rounded() / 10
    return tenths == tenths.rounded() && magnitude < 1e15 ? "\(Int(tenths))" : "\(tenths)"
  }
}
