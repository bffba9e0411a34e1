import CalqueDrawing
import Foundation
import Synchronization

/// A symbol's lines and areas, on a square of 24 units unless its box says otherwise.
final class SymbolDrawing: Sendable {
  /// What a part draws with.
  enum Content: Sendable {
    case line(Outline)
    case area(Outline)
    /// A path with its own pen, whose width is one at regular weight; nil for an area.
    case path(Path, Pen?, isEvenOdd: Bool)
    case drawing(SymbolDrawing, CGAffineTransform)
  }

  struct Pen: Hashable, Sendable {
    var width: Double
    var cap: CGLineCap
    var join: CGLineJoin
    var miterLimit: Double
  }

  struct Part: Sendable {
    var mode = Region.Mode.add
    var content: Content
    /// How much wider than drawn, on each side.
    var gap = 0.0
  }

  /// What is drawn at a weight.
  enum Ink: Hashable, Sendable {
    case line(Path, width: Double)
    /// Inside is where a ray crosses an odd number of times.
    case area(Path)
  }

  static let side = 24.0
  static let regularWidth = 1.65
  /// How far the drawn path may be from the intended one, in units.
  static let tolerance = 0.01

  let parts: [Part]
  /// The box in units: as high as the square, and even on both sides of the square's middle.
  let box: CGRect
  /// What is drawn in styles of their own, the one in front first; empty if all is one.
  let layers: [SymbolDrawing]
  private let inks = Mutex<[Double: Ink]>([:])

  /// - Parameter box: nil makes it as wide as the drawing, its line at regular weight, and a little
  ///   room.
  init(_ parts: [Part], box: CGRect? = nil, layers: [SymbolDrawing] = []) {
    self.parts = parts
    self.layers = layers
    self.box = box ?? Self.box(around: Self.bounds(of: parts))
  }

  /// The lines and areas, as one shape, for lines of a width in units.
  func ink(lineWidth: Double) -> Ink {
    if let known = inks.withLock({ $0[lineWidth] }) { return known }
    let ink = makeInk(lineWidth: lineWidth)
    inks.withLock { $0[lineWidth] = ink }
    return ink
  }

  /// The area of the ink, in square units.
  func area(lineWidth: Double) -> Double {
    // The area of lines or of one outline, which may cross itself, is not that of its contours.
    guard parts.count > 1, case .area(let path) = ink(lineWidth: lineWidth) else {
      return region(lineWidth: lineWidth).area
    }
    return Region.area(of: path.polylines(tolerance: Self.tolerance).map(\.points))
  }

  /// Where the paths of a drawing are, without the width of lines.
  var bounds: CGRect { Self.bounds(of: parts) }

  private static func bounds(of parts: [Part]) -> CGRect {
    var bounds = CGRect.null
    for part in parts {
      let box: CGRect
      switch part.content {
      case .line(let outline), .area(let outline):
        box = outline.path(lineWidth: regularWidth).boundingRect
      case .path(let path, _, _): box = path.boundingRect
      case .drawing(let drawing, let place): box = drawing.bounds.applying(place)
      }
      switch part.mode {
      case .add: bounds = bounds.union(box)
      case .remove: break
      case .intersect: bounds = bounds.intersection(box)
      }
    }
    return bounds
  }

  private static func box(around bounds: CGRect) -> CGRect {
    let reach = max(3, 12 - bounds.minX, bounds.maxX - 12) + regularWidth / 2
    let width = min(side, 2 * (reach + 1))
    return CGRect(x: (side - width) / 2, y: 0, width: width, height: side)
  }

  private func makeInk(lineWidth: Double) -> Ink {
    let strokes = plainLines(lineWidth: lineWidth)
    if let strokes { return .line(strokes, width: lineWidth) }
    if parts.count == 1, case .area(let outline) = parts[0].content {
      return .area(outline.path(lineWidth: lineWidth))
    }
    return .area(region(lineWidth: lineWidth).path)
  }

  /// All parts as one line, if none is anything else.
  private func plainLines(lineWidth: Double) -> Path? {
    var path = Path()
    for part in parts {
      guard part.mode == .add, part.gap == 0 else { return nil }
      switch part.content {
      case .line(let outline): path.addPath(outline.path(lineWidth: lineWidth))
      case .drawing(let drawing, let place):
        guard place.inside(lineWidth) == lineWidth,
          let lines = drawing.plainLines(lineWidth: lineWidth)
        else { return nil }
        path.addPath(lines, transform: place)
      case .area, .path: return nil
      }
    }
    return path
  }
}

extension SymbolDrawing {
  /// The lines and areas as one area, in units.
  func region(lineWidth: Double) -> Region {
    Region(
      parts.flatMap { part in
        // Lines that are cut out grow less than others, so that heavier symbols have more ink.
        part.operands(
          lineWidth: part.mode == .remove
            ? Self.regularWidth + (lineWidth - Self.regularWidth) * 0.4 : lineWidth)
      })
  }
}

extension CGAffineTransform {
  /// How much longer lengths become.
  fileprivate var scale: Double { abs(a * d - b * c).squareRoot() }

  /// The width of lines inside a drawing at this place: heavy lines are less heavy in small
  /// drawings, as there would be no room between them.
  fileprivate func inside(_ lineWidth: Double) -> Double {
    let heavy = lineWidth - SymbolDrawing.regularWidth
    return heavy > 0 && scale < 0.75 ? SymbolDrawing.regularWidth + 0.5 * heavy : lineWidth
  }
}

extension SymbolDrawing.Part {
  fileprivate func operands(lineWidth: Double) -> [Region.Operand] {
    let tolerance = SymbolDrawing.tolerance
    switch content {
    case .line(let outline):
      let area = LineArea(width: lineWidth + 2 * gap, tolerance: tolerance)
      return [line(outline.path(lineWidth: lineWidth), area)]
    case .area(let outline): return grown(outline.path(lineWidth: lineWidth), isEvenOdd: true)
    case .path(let path, let pen?, _):
      let area = LineArea(
        width: pen.width * lineWidth / SymbolDrawing.regularWidth + 2 * gap, cap: pen.cap,
        join: pen.join, miterLimit: pen.miterLimit, tolerance: tolerance)
      return [line(path, area)]
    case .path(let path, nil, let isEvenOdd): return grown(path, isEvenOdd: isEvenOdd)
    case .drawing(let drawing, let place):
      // Lines stay as wide as they are, however small the drawing becomes.
      let width = place.inside(lineWidth) / place.scale
      let path = drawing.region(lineWidth: width).path.applying(place)
      return grown(path, isEvenOdd: true)
    }
  }

  private func line(_ path: Path, _ area: LineArea) -> Region.Operand {
    let lines = path.polylines(tolerance: area.tolerance)
    return Region.Operand(mode: mode, contours: lines.flatMap { area.contours(along: $0) })
  }

  private func grown(_ path: Path, isEvenOdd: Bool) -> [Region.Operand] {
    var lines = path.polylines(tolerance: SymbolDrawing.tolerance)
    let inside = Region.Operand(mode: mode, contours: lines.map(\.points), isEvenOdd: isEvenOdd)
    guard gap > 0 else { return [inside] }
    for index in lines.indices { lines[index].isClosed = true }
    let area = LineArea(width: 2 * gap, tolerance: SymbolDrawing.tolerance)
    return [
      inside, Region.Operand(mode: mode, contours: lines.flatMap { area.contours(along: $0) }),
    ]
  }
}
