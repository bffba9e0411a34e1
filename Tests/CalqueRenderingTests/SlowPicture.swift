import CalqueDrawing
import Foundation

/// A picture that is computed point by point from its definition: the oracle of the renderers.
///
/// A point is in a path by the fill rule of the path; a group is computed as a picture of its own
/// and laid over the rest (PDF 2.0, 11.3.6, and SVG 2, 3.6: source over).
struct SlowPicture {
  indirect enum Item {
    case fill(Shape, [Double])
    case clip(Shape, [Item])
    case transform(CGAffineTransform, [Item])
    case opacity(Double, [Item])
  }

  /// Polygons, and the rule for what is inside.
  struct Shape {
    var polygons: [[CGPoint]]
    var isEvenOdd: Bool

    func contains(_ point: CGPoint) -> Bool {
      var winding = 0
      var crossings = 0
      for polygon in polygons {
        for (a, b) in zip(polygon, polygon.dropFirst() + polygon.prefix(1))
        where (a.y <= point.y) != (b.y <= point.y) {
          let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
          guard x > point.x else { continue }
          crossings += 1
          winding += b.y > a.y ? 1 : -1
        }
      }
      return isEvenOdd ? crossings % 2 == 1 : winding != 0
    }
  }

  var items: [Item]

  /// The color at a point over white: red, green, blue, from 0 to 1.
  func color(at point: CGPoint) -> [Double] {
    let found = Self.paint(items, point)
    return found[0..<3].map { $0 + 1 - found[3] }
  }

  /// The color and the opacity of items at a point, the color multiplied by the opacity.
  private static func paint(_ items: [Item], _ point: CGPoint) -> [Double] {
    items.reduce([0, 0, 0, 0]) { below, item in
      let above = paint(item, point)
      return zip(above, below).map { $0 + $1 * (1 - above[3]) }
    }
  }

  private static func paint(_ item: Item, _ point: CGPoint) -> [Double] {
    switch item {
    case .fill(let shape, let color): shape.contains(point) ? color : [0, 0, 0, 0]
    case .clip(let shape, let items):
      shape.contains(point) ? paint(items, point) : [0, 0, 0, 0]
    case .transform(let transform, let items): paint(items, point.applying(transform.inverted()))
    case .opacity(let opacity, let items): paint(items, point).map { $0 * opacity }
    }
  }
}

extension SlowPicture {
  init(_ drawing: Drawing) { items = drawing.items.map(Self.item) }

  private static func item(_ item: Drawing.Item) -> Item {
    switch item {
    case .fill(let path, let paint, let style):
      let color = paint.color
      let opacity = color.opacity
      let parts = [color.red, color.green, color.blue].map { $0 * opacity }
      return .fill(Shape(path, style.isEOFilled), parts + [opacity])
    case .group(let group):
      let items = group.items.map(Self.item)
      switch group.effect {
      case .clip(let path, let style): return .clip(Shape(path, style.isEOFilled), items)
      case .transform(let transform): return .transform(transform, items)
      case .opacity(let opacity): return .opacity(opacity, items)
      case .tag: return .opacity(1, items)
      // The random drawings have none of them.
      case .blend, .filter, .masked, .mask: return .opacity(0, [])
      }
    case .stroke, .glyphs, .image, .backdrop: return .opacity(0, [])
    }
  }
}

extension SlowPicture.Shape {
  fileprivate init(_ path: Path, _ isEvenOdd: Bool) {
    var polygons: [[CGPoint]] = []
    for element in path.elements {
      switch element {
      case .move(let to): polygons.append([to])
      case .line(let to): polygons[polygons.count - 1].append(to)
      default: break
      }
    }
    self.init(polygons: polygons, isEvenOdd: isEvenOdd)
  }
}
