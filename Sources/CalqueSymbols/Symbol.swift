public import CalqueDrawing
public import Foundation

/// A small picture drawn with lines, which goes with text: as large as its font, as heavy as its
/// weight, in its colour.
///
/// Names follow the pattern of the system symbols that people know; the drawings are our own, on a
/// square of 24 units.
public struct Symbol: Hashable, Sendable {
  /// The name that it was asked for by.
  public let name: String
  /// Whether the picture points in the direction of reading, and so is drawn the other way round
  /// where that is from right to left. `chevron.forward` does, `chevron.right` does not.
  public let mirrorsInRightToLeft: Bool
  private let drawing: SymbolDrawing

  /// The names of all symbols, sorted.
  public static let allNames: [String] = SymbolTable.drawings.keys.sorted()

  /// - Returns: nil if there is no symbol of that name.
  public init?(named name: String) {
    guard let drawing = SymbolTable.drawings[name] else { return nil }
    self.name = name
    self.drawing = drawing
    mirrorsInRightToLeft = SymbolTable.mirroring.contains(name)
  }

  /// Whether both have the same name.
  public static func == (a: Symbol, b: Symbol) -> Bool { a.name == b.name }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Points of the box for each point of the font's size: the drawings, 18 to 20 of 24 units high,
  /// come out a little higher than capital letters.
  private static let boxPerEm = 1.2
  /// Half of a usual capital's height: the box's middle is that far above the baseline.
  private static let middlePerEm = 0.355

  /// The size in points beside text of a font size in points; wide symbols have wider boxes.
  public func size(fontSize: Double) -> CGSize {
    let height = Self.boxPerEm * fontSize
    return CGSize(width: height * drawing.width / SymbolDrawing.side, height: height)
  }

  /// How far the text's baseline is below the upper edge of the box, in points.
  public func baseline(fontSize: Double) -> CGFloat {
    (Self.boxPerEm / 2 + Self.middlePerEm) * fontSize
  }

  /// The drawing, stretched into a rectangle.
  ///
  /// - Parameters:
  ///   - weight: 100 to 900, as of a font; 400 is regular.
  ///   - mirrored: draws it the other way round, whatever `mirrorsInRightToLeft` says.
  public func paths(
    in rect: CGRect, weight: Int = 400, color: RGBAColor, mirrored: Bool = false
  ) -> [Drawing.Item] {
    paths(in: rect, weight: weight, paint: .color(color), mirrored: mirrored)
  }

  /// The drawing, stretched into a rectangle.
  ///
  /// - Parameters:
  ///   - weight: 100 to 900, as of a font; 400 is regular.
  ///   - mirrored: draws it the other way round, whatever `mirrorsInRightToLeft` says.
  public func paths(
    in rect: CGRect, weight: Int = 400, paint: Paint, mirrored: Bool = false
  ) -> [Drawing.Item] {
    let sx = rect.width / drawing.width
    let sy = rect.height / SymbolDrawing.side
    // The box is as wide as the drawing needs; around it, units are cut off on both sides alike.
    let left = (SymbolDrawing.side - drawing.width) / 2
    let place = CGAffineTransform(
      a: mirrored ? -sx : sx, b: 0, c: 0, d: sy,
      tx: mirrored ? rect.maxX + left * sx : rect.minX - left * sx, ty: rect.minY)
    let width = Self.lineWidth(weight: weight)
    return drawing.parts.map { part in
      let path = part.outline.path(lineWidth: width).applying(place)
      switch part.ink {
      case .stroke:
        return .stroke(
          path, paint,
          StrokeStyle(lineWidth: width * min(sx, sy), lineCap: .round, lineJoin: .round))
      case .fill: return .fill(path, paint, FillStyle(eoFill: true))
      }
    }
  }

  /// The drawing in a box of a size whose upper left corner is the origin.
  public func paths(
    size: CGSize, weight: Int = 400, color: RGBAColor, mirrored: Bool = false
  ) -> [Drawing.Item] {
    paths(
      in: CGRect(origin: .zero, size: size), weight: weight, color: color, mirrored: mirrored)
  }

  /// The width of lines in units of the drawing.
  private static func lineWidth(weight: Int) -> Double {
    let steps = [0.8, 1.0, 1.3, 1.65, 1.9, 2.2, 2.5, 2.8, 3.1]
    let position = Double(max(100, min(weight, 900))) / 100 - 1
    let index = min(Int(position), 7)
    return steps[index] + (steps[index + 1] - steps[index]) * (position - Double(index))
  }
}
