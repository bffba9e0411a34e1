public import Calque
import CalqueDrawing
import Foundation

/// Finds texts that users cannot read because they are drawn the other way round, as in a mirror,
/// or are upside down: a view around them is turned for right-to-left languages, scaled by a
/// negative number, or turned by about 180°.
///
/// What counts is how the letters are drawn at last: two turns that undo each other, as in a list
/// that begins at its lower end, are none. Texts around a circle, and those that are also there
/// upright, as on playing cards, are not reported.
public struct TurnedTextRule: ScreenRule {
  /// Makes a rule.
  public init() {}

  /// `turnedPicture`.
  public var kind: ScreenFinding.Kind { .turnedPicture }

  /// Returns the texts, each once.
  public func findings(on screen: LocalizedScreen) -> [ScreenFinding] {
    var texts = screen.drawnLines.lines.map { TurnedText($0.text, $0.transform, $0.run) }
    if screen.drawing.hasProjections {
      let inSpace = projected(on: screen)
      let indices = Set(inSpace.map(\.index))
      texts = texts.filter { !indices.contains($0.index) } + inSpace
    }
    let upright = Set(texts.filter { $0.turn == .none }.map(\.string))
    let angles = Set(texts.compactMap(\.slant))
    var known: Set<Int> = []
    return texts.compactMap { text in
      guard text.turn != .none, known.insert(text.index).inserted else { return nil }
      if text.turn == .upsideDown {
        // Three slopes are a circle.
        guard angles.count < 3, !upright.contains(text.string),
          text.string.contains(where: { $0.isLetter || $0.isNumber }),
          !text.string.allSatisfy(Self.same.contains)
        else { return nil }
      }
      var finding = ScreenFinding(
        kind,
        text.turn == .mirrored
          ? "its letters are drawn the other way round" : "its letters are upside down",
        about: screen.texts[text.index],
        remedy: "Turn the pictures only, not the view around them")
      finding.severity = text.turn == .mirrored ? .error : .warning
      return finding
    }
  }

  /// The signs that are the same upside down.
  private static let same: Set<Character> = [
    "0", "8", "o", "O", "x", "X", "s", "S", "z", "Z", "H", "I", "N", "l",
  ]

  /// The texts in projections, which the lines of a screen know without their projections.
  private func projected(on screen: LocalizedScreen) -> [TurnedText] {
    var found: [TurnedText] = []
    screen.drawing.walk { item, context in
      guard case .glyphs(let run) = item, let projection = context.projection else { return }
      let middle = CGPoint(x: run.letters.midX, y: run.letters.midY)
      guard let transform = projection.linear(at: middle) else { return }
      let (shown, string) = (middle.applying(transform), run.string)
      let index = screen.texts.indices.last { index in
        let text = screen.texts[index]
        return text.frame.insetBy(dx: -1, dy: -1).contains(shown) && text.string.contains(string)
      }
      if let index { found.append(TurnedText(index, transform, run)) }
    }
    return found
  }
}

/// How a part of a text is drawn.
private struct TurnedText {
  enum Turn { case none, mirrored, upsideDown }

  /// The index of the text among those of the screen.
  let index: Int
  let string: String
  let turn: Turn
  /// The slope of its lines in whole degrees, if they are neither upright nor upside down.
  let slant: Int?

  init(_ index: Int, _ transform: CGAffineTransform, _ run: GlyphRun) {
    (self.index, string) = (index, run.string)
    let t = transform
    let degrees = atan2(Double(t.b), Double(t.a)) * 180 / .pi
    turn =
      t.a * t.d - t.b * t.c < 0 ? .mirrored : abs(degrees) > 135 ? .upsideDown : .none
    let whole = degrees.isFinite ? Int(degrees.rounded()) : 0
    slant = whole % 180 == 0 ? nil : whole
  }
}
