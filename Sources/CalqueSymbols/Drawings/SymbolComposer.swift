import CalqueDrawing
import Foundation

/// Makes drawings of names: from sources, and by rules from the ends of names.
///
/// - `x.fill` fills the first part of `x` and cuts the others out;
/// - `x.circle`, `x.square`, `x.shield` and the other frames put `x` in a frame, and their `.fill`
///   cuts it out of a filled one;
/// - `x.slash` crosses `x` out;
/// - `x.badge.plus` and the other badges put a mark on a corner, `x.badge` a dot;
/// - `x.trianglebadge.exclamationmark` puts a sign there.
struct SymbolComposer {
  private let sources: [Substring: SymbolSource]
  private var made: [Substring: SymbolDrawing] = [:]
  private var unfinished: Set<Substring> = []

  init(sources: [Substring: SymbolSource]) {
    self.sources = sources
  }

  /// A frame: where its middle is, and how large what is inside may be, in units.
  private struct Frame {
    var middle: CGPoint
    var room: CGSize
  }

  private static let frames: [Substring: Frame] = [
    "circle": Frame(middle: CGPoint(x: 12, y: 12), room: CGSize(width: 9.4, height: 9.4)),
    "square": Frame(middle: CGPoint(x: 12, y: 12), room: CGSize(width: 9.4, height: 9.4)),
    "app": Frame(middle: CGPoint(x: 12, y: 12), room: CGSize(width: 9.4, height: 9.4)),
    "rectangle": Frame(middle: CGPoint(x: 12, y: 12), room: CGSize(width: 13, height: 7.6)),
    "shield": Frame(middle: CGPoint(x: 12, y: 11.6), room: CGSize(width: 8, height: 8)),
    "seal": Frame(middle: CGPoint(x: 12, y: 12), room: CGSize(width: 8.6, height: 8.6)),
    "octagon": Frame(middle: CGPoint(x: 12, y: 12), room: CGSize(width: 9, height: 9)),
    "diamond": Frame(middle: CGPoint(x: 12, y: 12), room: CGSize(width: 8, height: 8.4)),
    "bubble": Frame(middle: CGPoint(x: 12, y: 11.2), room: CGSize(width: 9.6, height: 7.8)),
    "message": Frame(middle: CGPoint(x: 12, y: 11.2), room: CGSize(width: 9.6, height: 7.8)),
    "bin": Frame(middle: CGPoint(x: 12, y: 14.2), room: CGSize(width: 6.6, height: 6.6)),
    "icloud": Frame(middle: CGPoint(x: 12, y: 13.4), room: CGSize(width: 8, height: 6.4)),
    "triangle": Frame(middle: CGPoint(x: 12, y: 13.8), room: CGSize(width: 7, height: 7.4)),
    "viewfinder": Frame(middle: CGPoint(x: 12, y: 12), room: CGSize(width: 10.4, height: 10.4)),
  ]

  /// What is inside a frame filled, as its lines would be too close there.
  private static let filledInFrames: Set<Substring> = [
    "heart", "star", "moon", "bolt", "drop", "flame", "location", "location.north", "tag", "phone",
    "person", "bookmark", "bell", "folder", "key", "leaf", "lock", "mappin.plain", "airplane",
    "cart", "play", "stop", "pause", "forward", "backward", "playpause", "paperplane", "camera",
    "mic", "arrowtriangle.up", "arrowtriangle.down", "arrowtriangle.left",
    "arrowtriangle.right", "arrowshape.turn.up.left", "hand.raised", "house", "flag", "video",
  ]

  /// - Returns: nil if neither a source nor a rule makes the name.
  mutating func drawing(_ name: Substring) -> SymbolDrawing? {
    if let known = made[name] { return known }
    guard unfinished.insert(name).inserted else { return nil }
    defer { unfinished.remove(name) }
    let drawing = make(name)
    made[name] = drawing
    return drawing
  }

  private mutating func make(_ name: Substring) -> SymbolDrawing? {
    if let source = sources[name] { return separated(SymbolDrawing(parts(of: source)), name) }
    if let base = name.dropping(".fill") {
      if let source = sources[base] {
        return separated(SymbolDrawing(filledParts(of: source)), base)
      }
      if let (inner, badge) = base.split(atLast: ".badge") {
        return drawing(inner + ".fill" + badge)
      }
      if let (inner, badge) = base.split(atLast: ".trianglebadge") {
        return drawing(inner + ".fill" + badge)
      }
      if let inner = base.dropping(".slash") { return drawing(inner + ".fill.slash") }
    }
    if let inner = name.dropping(".slash") { return slashed(inner) }
    if let (inner, badge) = name.split(atLast: ".badge") { return badged(inner, badge) }
    if let inner = name.dropping(".trianglebadge.exclamationmark") {
      guard let below = drawing(inner), let sign = drawing("_sign") else { return nil }
      return composed(below, with: sign, hole: SymbolSource("@_sign.hole").parts)
    }
    return framed(name)
  }

  // MARK: Rules

  /// What the names of drawings end with that have something in a frame.
  private static let enclosures: Set<Substring> = [
    "app", "bubble", "circle", "diamond", "hexagon", "octagon", "rectangle", "seal", "shield",
    "square", "triangle",
  ]

  /// A drawing of its own that is something in a frame, with both as layers.
  private func separated(_ whole: SymbolDrawing, _ name: Substring) -> SymbolDrawing {
    let plain = name.dropping(".fill") ?? name
    guard let dot = plain.lastIndex(of: "."),
      Self.enclosures.contains(plain[plain.index(after: dot)...]),
      let hole = whole.parts.firstIndex(where: { $0.mode == .remove }) ?? whole.parts.indices.last,
      hole > 0
    else { return whole }
    let isFilled = whole.parts[hole].mode == .remove
    let behind = SymbolDrawing(Array(whole.parts[..<(isFilled ? hole : 1)]))
    let rest = Array(whole.parts[(isFilled ? hole : 1)...])
    let front = rest.filter { $0.mode == .add || $0.mode == .remove && $0.gap == 0 }
      .map { SymbolDrawing.Part(content: $0.content) }
    let inside = SymbolDrawing(front).bounds
    guard !front.isEmpty, behind.bounds.insetBy(dx: -1, dy: -1).contains(inside) else {
      return whole
    }
    return withLayers(
      whole, front: front, behind: behind, removing: rest.filter { $0.mode == .remove })
  }

  private mutating func slashed(_ name: Substring) -> SymbolDrawing? {
    guard let base = drawing(name) else { return nil }
    let line = SymbolDrawing.Content.line(Outline("M4 3.4 L20 20.6"))
    return layered(
      [.init(content: line)], behind: base,
      removing: [.init(mode: .remove, content: line, gap: 1.2)])
  }

  /// - Parameter badge: `.badge`, or `.badge.` and the name of a mark.
  private mutating func badged(_ name: Substring, _ badge: Substring) -> SymbolDrawing? {
    let name = drawing(name) == nil && name.hasSuffix(".fill") ? name.dropLast(5) : name
    guard let base = drawing(name) else { return nil }
    if badge == ".badge" {
      return composed(
        base, with: SymbolDrawing([.init(content: .area(Outline("O18.6 5.6 3.4")))]),
        hole: SymbolSource("#O18.6 5.6 5").parts)
    }
    let mark = badge.dropFirst(".badge.".count)
    guard let drawing = drawing(mark) ?? drawing(mark + ".circle") else { return nil }
    let isMark = [
      "plus", "minus", "xmark", "checkmark", "questionmark", "exclamationmark", "ellipsis",
    ]
    .contains(mark)
    let room = isMark ? 6.0 : 8.2
    let middle = CGPoint(x: 18.2, y: 17.6)
    return composed(
      base,
      with: SymbolDrawing([
        .init(
          content: .drawing(
            drawing, fitting(drawing, CGSize(width: room, height: room), at: middle)))
      ]),
      hole: SymbolSource(isMark ? "#O18.2 17.6 5.4" : "#O18.2 17.6 6.4").parts)
  }

  private mutating func framed(_ name: Substring) -> SymbolDrawing? {
    let isFilled = name.hasSuffix(".fill")
    let plain = isFilled ? name.dropLast(5) : name
    for (suffix, frame) in Self.frames {
      guard let inner = plain.dropping("." + suffix) else { continue }
      let isSolid = Self.filledInFrames.contains(inner)
      guard
        let content = isSolid ? drawing(inner + ".fill") : drawing(inner),
        let around = drawing("_frame." + suffix + (isFilled ? ".fill" : ""))
          ?? drawing(suffix + (isFilled ? ".fill" : ""))
      else { continue }
      let place = fitting(content, frame.room, at: frame.middle)
      let inside = SymbolDrawing.Part(content: .drawing(content, place))
      var hole = inside
      hole.mode = .remove
      let whole = SymbolDrawing([
        .init(content: .drawing(around, .identity)), isFilled ? hole : inside,
      ])
      return withLayers(
        whole, front: [inside], behind: around, removing: isFilled ? [hole] : [])
    }
    return nil
  }

  private mutating func composed(
    _ base: SymbolDrawing, with mark: SymbolDrawing, hole: [SymbolSource.Part]
  ) -> SymbolDrawing {
    let hole = self.parts(of: hole).map {
      SymbolDrawing.Part(mode: .remove, content: $0.content, gap: $0.gap)
    }
    return layered(
      [.init(content: .drawing(mark, .identity))], behind: base, removing: hole)
  }

  /// A drawing with something in front of it, and a hole around that.
  private func layered(
    _ front: [SymbolDrawing.Part], behind base: SymbolDrawing, removing hole: [SymbolDrawing.Part]
  ) -> SymbolDrawing {
    let parts = [SymbolDrawing.Part(content: .drawing(base, .identity))] + hole + front
    return withLayers(SymbolDrawing(parts), front: front, behind: base, removing: hole)
  }

  /// Says what is in front of what in a drawing.
  private func withLayers(
    _ whole: SymbolDrawing, front: [SymbolDrawing.Part], behind base: SymbolDrawing,
    removing hole: [SymbolDrawing.Part]
  ) -> SymbolDrawing {
    let below = (base.layers.isEmpty ? [base] : base.layers).map { layer in
      SymbolDrawing([.init(content: .drawing(layer, .identity))] + hole, box: whole.box)
    }
    return SymbolDrawing(
      whole.parts, box: whole.box, layers: [SymbolDrawing(front, box: whole.box)] + below)
  }

  /// Makes a drawing as large as a room, with its middle at a point.
  private func fitting(
    _ drawing: SymbolDrawing, _ room: CGSize, at middle: CGPoint
  ) -> CGAffineTransform {
    let box = drawing.bounds
    let scale = min(room.width / max(box.width, 1), room.height / max(box.height, 1), 1)
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: middle.x - scale * box.midX,
      ty: middle.y - scale * box.midY)
  }

  // MARK: Sources

  private mutating func parts(of source: SymbolSource) -> [SymbolDrawing.Part] {
    parts(of: source.parts)
  }

  private mutating func parts(of parts: [SymbolSource.Part]) -> [SymbolDrawing.Part] {
    parts.compactMap { part in
      content(of: part, filled: false).map {
        SymbolDrawing.Part(mode: part.mode, content: $0, gap: part.gap)
      }
    }
  }

  private mutating func filledParts(of source: SymbolSource) -> [SymbolDrawing.Part] {
    var parts: [SymbolDrawing.Part] = []
    for (index, part) in source.parts.enumerated() {
      guard let content = content(of: part, filled: false) else { continue }
      if part.staysInFill || part.mode != .add {
        parts.append(.init(mode: part.mode, content: content, gap: part.gap))
      } else if index == 0 || part.isFilledInFill {
        if case .line(let outline) = content { parts.append(.init(content: .area(outline))) }
        let filled = self.content(of: part, filled: true) ?? content
        parts.append(.init(content: filled))
      } else {
        parts.append(.init(mode: .remove, content: content))
      }
    }
    return parts
  }

  private mutating func content(
    of part: SymbolSource.Part, filled: Bool
  ) -> SymbolDrawing.Content? {
    guard let reference = part.reference else {
      let outline = Outline(String(part.outline))
      return part.isArea ? .area(outline) : .line(outline)
    }
    let n = part.numbers
    let base = filled ? drawing(reference + ".fill") ?? drawing(reference) : drawing(reference)
    guard let base else {
      assertionFailure("there is no drawing \(reference)")
      return nil
    }
    guard n.count > 2 else { return .drawing(base, .identity) }
    var place = CGAffineTransform(translationX: -12, y: -12)
    if n.count > 4, n[4] == 1 { place = place.concatenating(CGAffineTransform(scaleX: -1, y: 1)) }
    place = place.concatenating(CGAffineTransform(scaleX: n[2], y: n[2]))
    if n.count > 3 {
      place = place.concatenating(CGAffineTransform(rotationAngle: n[3] * .pi / 180))
    }
    return .drawing(base, place.concatenating(CGAffineTransform(translationX: n[0], y: n[1])))
  }
}

extension Substring {
  /// The text without an end; nil if it ends otherwise.
  fileprivate func dropping(_ end: Substring) -> Substring? {
    hasSuffix(end) && count > end.count ? dropLast(end.count) : nil
  }

  /// The text before the last occurrence of another one, and the rest.
  fileprivate func split(atLast mark: Substring) -> (Substring, Substring)? {
    guard let range = self.range(of: mark, options: .backwards),
      range.upperBound == endIndex || self[range.upperBound] == "."
    else { return nil }
    return (self[..<range.lowerBound], self[range.lowerBound...])
  }
}
