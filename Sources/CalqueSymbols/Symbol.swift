public import CalqueDrawing
public import Foundation

/// A small picture drawn with lines, which goes with text: as large as its font, as heavy as its
/// weight, in its colour.
///
/// Names follow the pattern of the system symbols that people know; the drawings are our own, on a
/// square of 24 units. A name is a base, such as `bell`, and what is made of it: `.fill`,
/// `.circle`, `.slash`, `.badge.plus` and so on.
public struct Symbol: Hashable, Sendable {
  /// The name that it was asked for by.
  public let name: String
  /// Whether the picture points in the direction of reading, and so is drawn the other way round
  /// where that is from right to left. `chevron.forward` does, `chevron.right` does not.
  public let mirrorsInRightToLeft: Bool
  let drawing: SymbolDrawing

  /// The names of all symbols, sorted.
  public static let allNames: [String] = SymbolTable.names.sorted()

  /// The names of all symbols by the drawing that they are made of, in the order of the table.
  package static let families: [(base: String, names: [String])] = SymbolTable.families

  /// - Returns: nil if there is no symbol of that name.
  public init?(named name: String) {
    guard let drawing = SymbolTable.drawing(named: name) else { return nil }
    self.init(name, drawing, mirrorsInRightToLeft: SymbolTable.isMirrored(name))
  }

  init(_ name: String, _ drawing: SymbolDrawing, mirrorsInRightToLeft: Bool) {
    self.name = name
    self.drawing = drawing
    self.mirrorsInRightToLeft = mirrorsInRightToLeft
  }

  /// What is drawn for a name that is not known: a dashed square with a question mark.
  public static func placeholder(named name: String) -> Symbol {
    Symbol(name, SymbolTable.placeholder, mirrorsInRightToLeft: false)
  }

  /// Whether both have the same name and drawing.
  public static func == (a: Symbol, b: Symbol) -> Bool {
    a.name == b.name && a.drawing === b.drawing
  }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Points of the box for each point of the font's size: the drawings, 18 to 20 of 24 units high,
  /// come out a little higher than capital letters.
  static let boxPerEm = 1.2
  /// Half of a usual capital's height: the box's middle is that far above the baseline.
  static let middlePerEm = 0.355

  /// The size in points beside text of a font size in points; wide symbols have wider boxes.
  public func size(fontSize: Double) -> CGSize {
    let height = Self.boxPerEm * fontSize
    return CGSize(width: height * drawing.box.width / drawing.box.height, height: height)
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
  /// All of it is one item, so that nothing is painted twice in a colour that is not opaque.
  ///
  /// - Parameters:
  ///   - weight: 100 to 900, as of a font; 400 is regular.
  ///   - mirrored: draws it the other way round, whatever `mirrorsInRightToLeft` says.
  public func paths(
    in rect: CGRect, weight: Int = 400, paint: Paint, mirrored: Bool = false
  ) -> [Drawing.Item] {
    items(of: drawing, in: rect, weight: weight, paint: paint, mirrored: mirrored)
  }

  /// The drawing in several paints, stretched into a rectangle.
  ///
  /// - Parameters:
  ///   - weight: 100 to 900, as of a font; 400 is regular.
  ///   - paints: A paint for each layer, the one in front first; the last one is that of all
  ///     further layers. A symbol of one layer has the first one.
  ///   - mirrored: draws it the other way round, whatever `mirrorsInRightToLeft` says.
  package func paths(
    in rect: CGRect, weight: Int = 400, paints: [Paint], mirrored: Bool = false
  ) -> [Drawing.Item] {
    guard let last = paints.last else { return [] }
    let layers = paints.count > 1 && !drawing.layers.isEmpty ? drawing.layers : [drawing]
    return layers.enumerated().reversed().flatMap { index, layer in
      items(
        of: layer, in: rect, weight: weight, paint: index < paints.count ? paints[index] : last,
        mirrored: mirrored)
    }
  }

  private func items(
    of drawing: SymbolDrawing, in rect: CGRect, weight: Int, paint: Paint, mirrored: Bool
  ) -> [Drawing.Item] {
    let box = drawing.box
    let sx = rect.width / box.width
    let sy = rect.height / box.height
    let place = CGAffineTransform(
      a: mirrored ? -sx : sx, b: 0, c: 0, d: sy,
      tx: mirrored ? rect.maxX + box.minX * sx : rect.minX - box.minX * sx,
      ty: rect.minY - box.minY * sy)
    switch drawing.ink(lineWidth: Self.lineWidth(weight: weight)) {
    case .line(let path, let width):
      return [
        .stroke(
          path.applying(place), paint,
          StrokeStyle(lineWidth: width * min(sx, sy), lineCap: .round, lineJoin: .round))
      ]
    case .area(let path): return [.fill(path.applying(place), paint, FillStyle(eoFill: true))]
    }
  }

  /// The drawing in a box of a size whose upper left corner is the origin.
  public func paths(
    size: CGSize, weight: Int = 400, color: RGBAColor, mirrored: Bool = false
  ) -> [Drawing.Item] {
    paths(
      in: CGRect(origin: .zero, size: size), weight: weight, color: color, mirrored: mirrored)
  }

  /// Whether its left half is the mirror image of its right one, so that it looks the same if it is
  /// drawn the other way round.
  package var isSymmetric: Bool {
    let (box, width) = (drawing.box, Self.lineWidth(weight: 400))
    let path: Path
    switch drawing.ink(lineWidth: width) {
    case .area(let area): path = area
    case .line(let line, let width):
      path = line.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
    }
    let isArea = if case .area = drawing.ink(lineWidth: width) { true } else { false }
    // Points that are as far from the middle on both sides; a few are on an edge.
    let steps = 24
    var (inked, different) = (0, 0)
    for row in 0..<2 * steps {
      let y = box.minY + box.height * (CGFloat(row) + 0.5) / CGFloat(2 * steps)
      for column in 0..<steps {
        let x = box.width / 2 * (CGFloat(column) + 0.5) / CGFloat(steps)
        let left = path.contains(CGPoint(x: box.midX - x, y: y), eoFill: isArea)
        let right = path.contains(CGPoint(x: box.midX + x, y: y), eoFill: isArea)
        if left || right { inked += 1 }
        if left != right { different += 1 }
      }
    }
    return different * 20 <= inked
  }

  /// The width of lines in units of the drawing.
  static func lineWidth(weight: Int) -> Double {
    let steps = [0.8, 1.0, 1.3, 1.65, 1.9, 2.2, 2.5, 2.8, 3.1]
    let position = Double(max(100, min(weight, 900))) / 100 - 1
    let index = min(Int(position), 7)
    return steps[index] + (steps[index + 1] - steps[index]) * (position - Double(index))
  }
}
