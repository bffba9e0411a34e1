import Calque
import CalqueDrawing
import Foundation

/// A line of a text, or a part of it in one font, as it is drawn.
struct DrawnLine: Sendable {
  /// The index of the text among those of the screen.
  let text: Int
  /// About where its letters are, from the height of capitals to the baseline, as far as the clips
  /// around show it; in points from the screen's top left corner.
  var frame: CGRect
  /// Its color, with the opacity of the groups around.
  let paint: RGBAColor
  /// The opacity of the groups around.
  let opacity: Double
  /// What is around it, the outermost first.
  let tags: [Drawing.Tag]
  /// Whether WCAG counts it as large text: from 24 points, or from 18.66 points if it is bold.
  let isLarge: Bool
  /// The letters.
  let run: GlyphRun
  /// From the coordinates of the letters to those of the screen.
  let transform: CGAffineTransform
  /// The materials in front of it, such as that of a bar, where they are.
  var materials: [CGRect] = []

  /// The line without the upper or lower part that is behind a material; nil if less than a half is
  /// left.
  var besideMaterials: DrawnLine? {
    var line = self
    for material in materials where material.intersection(line.frame).width > 0.75 * frame.width {
      let (least, most) = (line.frame.minY, line.frame.maxY)
      if material.minY > least {
        line.frame.size.height = min(most, material.minY) - least
      } else {
        line.frame.origin.y = max(least, material.maxY)
        line.frame.size.height = most - line.frame.minY
      }
      guard line.frame.height > 0.45 * frame.height else { return nil }
    }
    return line
  }
}

/// The lines of the texts of a screen, in the order of painting.
struct DrawnLines: Sendable {
  private(set) var lines: [DrawnLine] = []
  /// The frames of bars, in points from the screen's top left corner.
  private(set) var bars: [CGRect] = []

  init(of screen: LocalizedScreen) {
    let whole = CGRect(origin: .zero, size: screen.size)
    let frames = screen.texts.map { $0.frame.insetBy(dx: -1, dy: -1) }
    screen.drawing.walk { item, context in
      switch item {
      case .group(let group):
        guard case .tag(let tag) = group.effect, tag.role.isBar, let frame = tag.frame else {
          break
        }
        bars.append(frame.applying(context.transform))
      case .glyphs(let run):
        let box = run.letters.applying(context.transform)
        let seen = box.intersection(context.clip ?? whole).intersection(whole)
        let string = run.string
        guard !seen.isEmpty, string.contains(where: { !$0.isWhitespace }),
          let text = Self.index(
            of: string, at: box, screen.texts, frames, isMoved: context.transform.isTurning)
        else { break }
        let scale =
          abs(context.transform.a * context.transform.d)
          .squareRoot().nonZero ?? abs(context.transform.b * context.transform.c).squareRoot()
        lines.append(
          DrawnLine(
            text: text, frame: seen, paint: run.color.opacity(context.opacity),
            opacity: context.opacity,
            tags: context.tags,
            isLarge: run.font.isLarge(at: run.font.size * Double(scale)), run: run,
            transform: context.transform))
      case .backdrop(let path, _, _):
        let place = path.boundingRect.applying(context.transform)
          .intersection(context.clip ?? whole)
        for index in lines.indices where lines[index].frame.intersects(place) {
          lines[index].materials.append(place)
        }
      default: break
      }
    }
  }

  /// Returns the index of the text that a run belongs to: the last one there that contains it.
  ///
  /// - Parameter isMoved: Whether a view around is turned, so that the run can be elsewhere than
  ///   the layout has its text: then the nearest text that contains it counts.
  private static func index(
    of string: String, at box: CGRect, _ texts: [ResolvedText], _ frames: [CGRect], isMoved: Bool
  ) -> Int? {
    let middle = CGPoint(x: box.midX, y: box.midY)
    var nearest: Int?
    for index in texts.indices.reversed() where frames[index].contains(middle) {
      if texts[index].string.contains(string) { return index }
      nearest = nearest ?? index
    }
    guard isMoved else { return nearest }
    func distance(_ index: Int) -> CGFloat {
      hypot(frames[index].midX - middle.x, frames[index].midY - middle.y)
    }
    return texts.indices.filter { texts[$0].string.contains(string) }
      .min { distance($0) < distance($1) } ?? nearest
  }
}

extension CGAffineTransform {
  /// Whether it mirrors or turns.
  fileprivate var isTurning: Bool { b != 0 || c != 0 || a < 0 || d < 0 }
}

extension LocalizedScreen {
  /// The lines of the texts, which several rules look at.
  var drawnLines: DrawnLines { memory.value { DrawnLines(of: self) } }
}

extension Drawing.Tag.Role {
  /// Whether it is a bar at an edge of the screen, in front of what is scrolled.
  var isBar: Bool { self == .navigationBar || self == .tabBar }
}

extension CGFloat {
  fileprivate var nonZero: CGFloat? { self > 0 ? self : nil }
}

extension FontReference {
  /// The tag `wght`.
  private static let weight: UInt32 = 0x7767_6874

  fileprivate func isLarge(at size: Double) -> Bool {
    let isBold = isSyntheticBold || variations.contains { $0.tag == Self.weight && $0.value >= 700 }
    return size >= (isBold ? 18.66 : 24)
  }
}

extension GlyphRun {
  /// The height of capitals by the size of a font, about that of most fonts.
  private static let capHeight = 0.7

  /// From the height of capitals to the baseline.
  var letters: CGRect {
    let height = font.size * Self.capHeight
    return CGRect(x: origin.x, y: origin.y - height, width: width, height: height)
  }
}
