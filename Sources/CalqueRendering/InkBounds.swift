import CCalqueDrawing
package import CalqueDrawing
package import Foundation

/// Where items have ink: a rectangle around it, which may be larger.
enum InkBounds {
  /// A group that is open.
  private struct Level {
    var matrix: CGAffineTransform
    var ink = CGRect.null
    var effect: Drawing.Effect?
  }

  /// - Parameter matrix: From the coordinates of the items to those of the result.
  static func of(_ items: [Drawing.Item], in matrix: CGAffineTransform) -> CGRect {
    var levels = [Level(matrix: matrix)]
    for step in Drawing.Steps(items) {
      let last = levels.count - 1
      switch step {
      case .item(let item):
        let rect = rect(of: item)
        if !rect.isNull {
          levels[last].ink = levels[last].ink.union(rect.applying(levels[last].matrix))
        }
      case .begin(let group):
        var level = Level(matrix: levels[last].matrix, effect: group.effect)
        if case .transform(let transform) = group.effect {
          level.matrix = transform.concatenating(level.matrix)
        }
        levels.append(level)
      case .end:
        let ended = levels.removeLast()
        levels[last - 1].ink = levels[last - 1].ink.union(ink(of: ended))
      }
    }
    return levels[0].ink
  }

  private static func ink(of level: Level) -> CGRect {
    switch level.effect {
    case .clip(let path, _): level.ink.intersection(path.corners.applying(level.matrix))
    case .filter(let filter) where !level.ink.isNull:
      filter.bounded?.kind.reach(of: level.ink, in: level.matrix) ?? .null
    case .mask: .null
    default: level.ink
    }
  }

  /// The rectangle of an item in its own coordinates.
  static func rect(of item: Drawing.Item) -> CGRect {
    switch item {
    case .fill(let path, _, _), .backdrop(let path, _, _): return path.corners
    case .stroke(let path, _, let style):
      let corner = style.lineJoin == .miter ? max(style.miterLimit, 1.5) : 1.5
      let width = abs(style.lineWidth) / 2 * corner
      return path.isEmpty ? .null : path.corners.insetBy(dx: -width, dy: -width)
    case .glyphs(let run):
      if run.glyphs.isEmpty { return .null }
      // Few letters reach more than two ems beyond the place where they are written.
      let reach = 2 * run.font.size
      let box = CGRect(
        around: run.glyphs.map { CGPoint(x: run.origin.x + $0.x, y: run.origin.y + $0.y) })
      return box.insetBy(dx: -reach, dy: -reach)
    case .image(_, let rect, _, _): return rect
    case .group: return .null
    }
  }

  /// The area of a layer for what can be seen of some items after a filter; nil if that is nothing,
  /// or more than a picture may have.
  static func layer(
    of items: [Drawing.Item], _ filter: Drawing.Filter?, in matrix: CGAffineTransform,
    visible: CGRect
  ) -> cd_area? {
    let ink = of(items, in: matrix)
    guard !ink.isNull else { return nil }
    let reach = filter?.kind.reach(of: ink, in: matrix).union(ink) ?? ink
    let margin = CGFloat(filter?.kind.margin(in: matrix) ?? 0)
    // One more pixel for soft edges.
    let room = visible.insetBy(dx: -margin, dy: -margin)
    return cd_area(reach.insetBy(dx: -1, dy: -1).intersection(room))
  }
}

extension Path {
  /// The rectangle around all points, control points included.
  var corners: CGRect {
    var points: [CGPoint] = []
    points.reserveCapacity(elements.count)
    for element in elements {
      switch element {
      case .move(let to), .line(let to): points.append(to)
      case .quadCurve(let to, let control): points += [to, control]
      case .curve(let to, let control1, let control2): points += [to, control1, control2]
      case .closeSubpath: break
      }
    }
    return CGRect(around: points)
  }
}

extension Drawing.Filter {
  /// The filter with numbers that can be worked with; nil if it leaves nothing to see.
  var bounded: Drawing.Filter? {
    func bounded(_ kind: some FilterKind) -> Drawing.Filter? {
      kind.bounded.map { Drawing.Filter($0) }
    }
    return bounded(kind)
  }
}

extension Drawing.Item {
  /// A rectangle around its ink, which may be larger, in its own coordinates; null for a group.
  package var inkBounds: CGRect { InkBounds.rect(of: self) }
}
