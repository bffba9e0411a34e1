import CalqueDrawing
import CalqueRendering
import Foundation

/// Two drawings that differ where letters are seen: only in one of them there are letters, in
/// colors that screens hardly have. Letters at one place have different colors.
struct TextMarks {
  /// The colors of letters.
  static let colors = [
    RGBAColor(red: 1, green: 0, blue: 0.87), RGBAColor(red: 0, green: 0.75, blue: 0.1),
    RGBAColor(red: 0.1, green: 0.1, blue: 1),
  ]

  /// Of more runs of letters, which are compared with each other, all of the screen is drawn.
  private static let mostLetters = 2_000

  /// What is there without the letters.
  let plain: Drawing
  /// The same with the letters.
  let marked: Drawing
  /// Where letters are, and the index of their color.
  private let letters: [(frame: CGRect, color: Int)]

  /// Makes the drawings of a screen.
  ///
  /// On most screens, only letters and what is painted in front of them is drawn.
  init(of drawing: Drawing) {
    if let few = TextMarks(onlyFrontOf: drawing) {
      self = few
    } else {
      plain = drawing.withoutText
      marked = drawing.mapText { $0.marked(0) }
      letters = []
    }
  }

  /// The color of letters.
  func color(of line: DrawnLine) -> RGBAColor {
    let frame = line.run.letters.applying(line.transform)
    return Self.colors[letters.first { $0.frame == frame }?.color ?? 0]
  }

  /// The index of a color that none of the letters at a place has, or of the last one.
  private static func color(at frame: CGRect, _ letters: [(frame: CGRect, color: Int)]) -> Int {
    let used = Set(letters.lazy.filter { $0.frame.intersects(frame) }.map(\.color))
    return colors.indices.first { !used.contains($0) } ?? colors.count - 1
  }

  /// Leaves out what is behind letters; nil if what is seen of them depends on that.
  private init?(onlyFrontOf drawing: Drawing) {
    var levels: [Level] = [Level()]
    var letters: [(frame: CGRect, color: Int)] = []
    for step in drawing.steps {
      let last = levels.count - 1
      let transform = levels[last].transform
      switch step {
      case .item(.glyphs(let run)):
        guard letters.count < Self.mostLetters else { return nil }
        let frame = run.letters.applying(transform)
        let color = Self.color(at: frame, letters)
        letters.append((frame, color))
        levels[last].marked.append(.glyphs(run.marked(color)))
      case .item(let item):
        let ink = item.inkBounds.applying(transform)
        if letters.contains(where: { $0.frame.intersects(ink) }) { levels[last].append(item) }
      case .begin(let group):
        var level = Level(transform: transform)
        switch group.effect {
        case .transform(let inner): level.transform = inner.concatenating(transform)
        case .filter(let filter) where filter.isShadow: break
        case .blend, .filter, .masked, .mask: return nil
        case .clip, .opacity, .tag: break
        }
        levels.append(level)
      case .end(let group):
        let ended = levels.removeLast()
        // A shadow hides nothing.
        if case .filter = group.effect {
          levels[last - 1].marked += ended.marked
          levels[last - 1].plain += ended.plain
        } else {
          if !ended.marked.isEmpty {
            levels[last - 1].marked.append(.group(group.effect, ended.marked))
          }
          if !ended.plain.isEmpty {
            levels[last - 1].plain.append(.group(group.effect, ended.plain))
          }
        }
      }
    }
    plain = Drawing(size: drawing.size, items: levels[0].plain)
    marked = Drawing(size: drawing.size, items: levels[0].marked)
    self.letters = letters
  }

  /// What is kept of a group that is open.
  private struct Level {
    var marked: [Drawing.Item] = []
    var plain: [Drawing.Item] = []
    var transform = CGAffineTransform.identity

    mutating func append(_ item: Drawing.Item) {
      marked.append(item)
      plain.append(item)
    }
  }
}

extension GlyphRun {
  fileprivate func marked(_ color: Int) -> GlyphRun {
    var run = self
    run.paint = .color(TextMarks.colors[color])
    return run
  }
}

extension Drawing {
  /// The drawing without its texts.
  var withoutText: Drawing { mapText { _ in nil } }

  fileprivate func mapText(_ change: (GlyphRun) -> GlyphRun?) -> Drawing {
    // Groups in groups take memory, not stack.
    var levels: [[Item]] = [[]]
    for step in steps {
      switch step {
      case .item(.glyphs(let run)):
        if let run = change(run) { levels[levels.count - 1].append(.glyphs(run)) }
      case .item(let item): levels[levels.count - 1].append(item)
      case .begin: levels.append([])
      case .end(let group):
        let items = levels.removeLast()
        levels[levels.count - 1].append(.group(group.effect, items))
      }
    }
    return Drawing(size: size, items: levels[0])
  }
}
