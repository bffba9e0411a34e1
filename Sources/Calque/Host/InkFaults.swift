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
    if let fault = clipping(of: whole) ?? cornerCut(of: whole) { faults.append(fault) }
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

  /// A letter at the beginning or the end of a line that a round corner cuts.
  private func cornerCut(of whole: CGRect) -> TextFault? {
    guard let clip = context.outline,
      clip.path.contains(CGPoint(x: whole.midX, y: whole.midY))
    else { return nil }
    let outline = clip.path
    let cut = ink.lazy.filter { $0.opacity > 0 }.first { band in
      let (line, width) = (band.rect, min(band.rect.height * 0.7, band.rect.width / 2))
      return [line.minX, line.maxX - width].contains { start in
        let letter = CGRect(x: start, y: line.minY, width: width, height: line.height)
        // Where a line begins at the very edge, the corner cuts its first letter.
        let isAtEdge =
          clip.bounds.minX...clip.bounds.minX + 1 ~= letter.minX
          || clip.bounds.maxX - 1...clip.bounds.maxX ~= letter.maxX
        return letter.gridPoints(columns: 4, rows: 4).count { !outline.contains($0) }
          >= (isAtEdge ? 1 : 5)
      }
    }
    guard let cut else { return nil }
    return TextFault(.clipped, "a round corner cuts its letters", room: cut.rect)
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
        guard under != over, found[over] == nil, common.width > 2, common.height > 1,
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
  /// unless nothing is painted on what hides it.
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
      // A badge may be over a corner, but hide no letter. Of several covers the one counts that
      // hides most.
      var most = 0.2
      for cover in near where cover.order > text.order && cover.rect.intersects(bounds) {
        guard cover.viewport == text.context.viewport, cover.layer == text.context.layer else {
          continue
        }
        let hidden = ink.map { cover.hiding($0) }
        let share = hidden.reduce(0) { $0 + $1.area } / whole
        let hidesLetter =
          found[index] == nil
          && zip(ink, hidden).contains { line, part in
            part.height >= 0.6 * line.height && part.width >= max(8, line.height / 2)
          }
        guard share > most || hidesLetter, let first = hidden.first(where: { !$0.isEmpty }),
          share < 0.95 || hidesOnlyPart(of: text, cover) || isEmptyGround(cover, of: text)
            || isBeside(cover, text)
        else { continue }
        most = max(most, share)
        let part = hidden.filter { !$0.isEmpty }.reduce(first) { $0.union($1) }
        found[index] = TextFault(
          .overlapping, "\(Int((share * 100).rounded())) % of it are behind another view",
          room: part, excess: min(part.width, part.height))
      }
    }
    return found
  }

  /// The texts that have left the host at a side with a part of their ground, on which another text
  /// is still read in the same line, by their places in the order of the texts. A menu that slides
  /// in is outside with all of its texts.
  var textsBesideHost: [Int: TextFault] {
    var found: [Int: TextFault] = [:]
    for (index, text) in texts.enumerated() where text.context.isMoved {
      let (frame, host) = (text.context.shown(text.frame), text.context.host)
      guard text.context.viewport == nil, text.ink.contains(where: { $0.opacity > 0 }),
        frame.minX >= host.maxX || frame.maxX <= host.minX, frame.maxY > host.minY,
        frame.minY < host.maxY,
        let ground = covers.last(where: { $0.order < text.order && $0.reaches(frame) })
      else { continue }
      let line = textPlaces.contains { place in
        place.order > ground.order && ground.rect.intersection(host).encloses(place.frame)
          && place.frame.minY < frame.midY && place.frame.maxY > frame.midY
      }
      guard line else { continue }
      found[index] = TextFault(
        .overflowing, "it is outside the host, beside a text that is seen", room: host,
        excess: frame.excess(over: host))
    }
    return found
  }

  /// Whether a stack puts a text and its cover beside each other, so that nothing is meant to hide
  /// the other.
  private func isBeside(_ cover: Cover, _ text: SurveyedText) -> Bool {
    !cover.isMoved && !text.context.isMoved
      && InkContext.Branch.partBeside(cover.branches, text.context.branches)
  }

  /// Whether the ground of a text is seen beside a cover, so that people see that something is
  /// hidden.
  private func hidesOnlyPart(of text: SurveyedText, _ cover: Cover) -> Bool {
    let ground = covers.last { ground in
      ground.order < text.order && ground.path != nil && ground.layer == text.context.layer
        && ground.viewport == text.context.viewport && ground.rect.encloses(text.frame)
        && ground.rect.area < text.context.host.area / 4
    }
    guard let ground else { return false }
    return ground.rect.excess(over: cover.rect) > 2
  }

  /// Whether a cover of a text is its ground, or that of what is around it, that was painted too
  /// late: nothing is painted on it. What hides half of a screen is a state of its own.
  private func isEmptyGround(_ cover: Cover, of text: SurveyedText) -> Bool {
    cover.rect.area < min(text.context.host.area, Self.mostGround) && isEmpty(cover)
  }

  /// The area of half a screen of a phone, in square points.
  private static let mostGround: CGFloat = 150_000

  /// Whether a cover is as much larger than something as the ground of a button or a badge.
  func isGround(_ cover: Cover, of frame: CGRect) -> Bool {
    cover.rect.insetBy(dx: 3, dy: 3).encloses(frame)
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
        && $0.rect.encloses(common.insetBy(dx: 1, dy: 1))
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
  /// Whether all of something is on it, where it is seen and where it is not.
  fileprivate func reaches(_ frame: CGRect) -> Bool {
    path?.boundingRect.encloses(frame) == true
  }

  /// The part of a line that is behind it: where its outline is round, a narrower one.
  func hiding(_ line: CGRect) -> CGRect {
    let common = rect.intersection(line)
    guard let path, !common.isNull, common.width > 3, common.height > 3 else { return .zero }
    let points = common.insetBy(dx: 1, dy: 1).gridPoints(columns: 9, rows: 3)
    let share = CGFloat(points.count { path.contains($0) }) / CGFloat(points.count)
    guard share >= 0.5 else { return .zero }
    return common.insetBy(dx: common.width * (1 - share) / 2, dy: 0)
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
