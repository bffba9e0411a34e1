import CalqueDrawing
import CalqueLayout
import Foundation

extension InkSurvey {
  /// The texts that run into a symbol beside them, by their places in the order of the texts.
  ///
  /// A text inside of a symbol, as a number in a circle, is there on purpose, and so is a badge at
  /// its corner: a text with a ground of its own.
  var overlapsOfSymbols: [Int: TextFault] {
    let symbols = pictures.filter { picture in
      picture.image.isSymbol && picture.context.opacity >= 0.5 && !picture.context.isMask
        && picture.frame.width <= Self.largestSymbol
    }
    guard !symbols.isEmpty else { return [:] }
    var found: [Int: TextFault] = [:]
    for (index, text) in texts.enumerated() {
      guard let whole = text.ink.filter({ $0.opacity >= 0.5 }).map(\.rect).union else { continue }
      for symbol in symbols
      where symbol.context.viewport == text.context.viewport
        && symbol.context.layer == text.context.layer
      {
        // The ink of a symbol is within its middle.
        let shown = symbol.context.shown(symbol.frame)
        let room = shown.insetBy(dx: shown.width * 0.15, dy: shown.height * 0.15)
        let common = whole.intersection(room)
        let isOver =
          common.area > 0.4 * room.area || text.hasLetter(at: shown)
          || isOnGround(of: symbol, text, whole)
        guard isOver, common.area < 0.8 * whole.area,
          common.isNull || common.intersection(text.context.clip).area > 0,
          !shown.insetBy(dx: -2, dy: -2).encloses(whole), !hasOwnGround(text, symbol)
        else { continue }
        found[index] = TextFault(
          .overlapping, "a symbol is at the same place", room: common,
          excess: min(common.width, common.height))
        break
      }
    }
    return found
  }

  /// Whether a letter of a text that is painted later is on the ground of a symbol, such as the
  /// circle of a badge, and other letters are not.
  private func isOnGround(of symbol: Picture, _ text: SurveyedText, _ whole: CGRect) -> Bool {
    let frame = symbol.context.shown(symbol.frame)
    guard text.order > symbol.order, whole.insetBy(dx: -24, dy: -24).intersects(frame) else {
      return false
    }
    let ground = covers.last { ground in
      ground.order < symbol.order && ground.path != nil && ground.rect.encloses(frame)
        && ground.rect.width < frame.width + 24 && ground.rect.height < frame.height + 24
        && ground.viewport == symbol.context.viewport && ground.layer == symbol.context.layer
    }
    guard let ground, !ground.rect.insetBy(dx: -2, dy: -2).encloses(whole) else { return false }
    return text.ink.contains { line in
      let part = ground.hiding(line.rect)
      return line.opacity >= 0.5 && part.height >= 0.5 * line.rect.height
        && part.width >= max(6, line.rect.height / 3)
    }
  }

  /// Whether a part of a symbol is behind the ground of a text beside it.
  ///
  /// A badge is over its symbol: it is hardly wider, most of it is on the symbol, or it is in the
  /// middle of a side.
  func isBehindGroundOfText(_ symbol: Picture) -> Bool {
    let frame = symbol.context.shown(symbol.frame)
    guard symbol.image.isSymbol, frame.width <= Self.largestSymbol, symbol.context.opacity >= 0.5
    else { return false }
    return covers.contains { cover in
      guard cover.order > symbol.order, cover.viewport == symbol.context.viewport,
        cover.layer == symbol.context.layer, cover.rect.area < symbol.context.host.area / 4,
        cover.rect.width > 1.5 * frame.width,
        abs(cover.rect.midX - frame.midX) > frame.width / 2
      else { return false }
      let part = cover.hiding(frame)
      return part.area >= 0.15 * frame.area && part.area < 0.9 * frame.area
        && part.area < 0.4 * cover.rect.area
        && textPlaces.contains {
          $0.order > cover.order && cover.rect.encloses($0.frame) && $0.frame.width > frame.width
        }
    }
  }

  /// Whether a symbol is behind a shape with nothing on it, as a ground that is painted too late.
  func isBehindEmptyGround(_ symbol: Picture) -> Bool {
    let frame = symbol.context.shown(symbol.frame)
    guard symbol.image.isSymbol, frame.width <= Self.largestSymbol else { return false }
    return covers.contains { cover in
      cover.order > symbol.order && cover.viewport == symbol.context.viewport
        && cover.layer == symbol.context.layer && isGround(cover, of: frame)
        && cover.path?.contains(CGPoint(x: frame.midX, y: frame.midY)) == true && isEmpty(cover)
    }
  }

  /// Larger symbols are pictures, on which texts are written.
  static let largestSymbol: CGFloat = 64

  /// Whether something between a text and a symbol is the ground of what is in front.
  private func hasOwnGround(_ text: SurveyedText, _ symbol: Picture) -> Bool {
    let (low, high) = (min(text.order, symbol.order), max(text.order, symbol.order))
    let common = text.context.shown(text.frame)
      .intersection(symbol.context.shown(symbol.frame)).insetBy(dx: 1, dy: 1)
    return covers.contains {
      $0.order > low && $0.order < high && $0.path != nil && $0.rect.encloses(common)
    }
  }
}

extension SurveyedText {
  /// Whether a letter or more of a line is within a symbol.
  fileprivate func hasLetter(at symbol: CGRect) -> Bool {
    let room = symbol.insetBy(dx: symbol.width * 0.08, dy: symbol.height * 0.08)
    return ink.contains { line in
      let part = line.rect.intersection(room)
      return line.opacity >= 0.5 && !part.isNull && part.height >= 0.6 * line.rect.height
        && part.width >= max(6, line.rect.height / 3)
    }
  }
}
