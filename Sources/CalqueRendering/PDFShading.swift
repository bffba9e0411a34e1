import CalqueDrawing
import Foundation

/// A gradient as a shading (ISO 32000-2, 8.7.4.5): colours along a line, or outwards on circles.
struct PDFShading {
  /// Shadings have no opacity: one has the colours, another one the opacities as greys.
  enum Part {
    case color
    case opacity
  }

  /// The colours between two locations.
  private struct Piece {
    let start: RGBAColor
    let end: RGBAColor
    let upper: Double
  }

  /// From the coordinates of the shading to those of the gradient.
  let matrix: CGAffineTransform
  private let type: Int
  private let coordinates: String
  private let pieces: [Piece]

  /// - Parameter matrix: From the coordinates of the gradient to those of the page.
  /// - Returns: nil if nothing is painted, or if it is neither linear nor on circles.
  init?(_ gradient: GradientPaint, in matrix: CGAffineTransform) {
    switch gradient.geometry {
    case .linear(let start, let end):
      let (a, b) = (gradient.point(start), gradient.point(end))
      let digits = max(3, matrix.decimals)
      coordinates = [a.x, a.y, b.x, b.y].map { DecimalText(Double($0), digits: digits).description }
        .joined(separator: " ")
      pieces = Self.pieces(gradient.stops)
      self.matrix = .identity
      type = 2
    case .radial(let center, let start, let end), .elliptical(let center, let start, let end):
      var size = CGSize(width: 1, height: 1)
      if case .elliptical = gradient.geometry { size = gradient.bounds.size }
      guard size.width > 0, size.height > 0 else { return nil }
      var (outer, stops) = gradient.outwards(from: start, to: end)
      // Only what is outside of such a circle can be seen.
      if outer < 1e-3 { (outer, stops) = (1, stops.suffix(1)) }
      // Circles of one unit, so that small ones are exact, too.
      coordinates = "0 0 0 0 0 1"
      pieces = Self.pieces(stops)
      let middle = gradient.point(center)
      self.matrix = CGAffineTransform(
        a: size.width * outer, b: 0, c: 0, d: size.height * outer, tx: middle.x, ty: middle.y)
      type = 3
    case .angular, .mesh: return nil
    }
  }

  /// The one opacity of all colours, nil if there are several.
  var opacity: Double? {
    guard let first = pieces.first?.start.opacity else { return 1 }
    return pieces.allSatisfy { $0.start.opacity == first && $0.end.opacity == first } ? first : nil
  }

  func text(_ part: Part) -> String {
    let space = part == .color ? "DeviceRGB" : "DeviceGray"
    return """
      << /ShadingType \(type) /ColorSpace /\(space) /Coords [\(coordinates)] \
      /Extend [true true] /Function \(function(part)) >>
      """
  }

  /// The pieces between stops that differ in their places: at places that several stops share, the
  /// colour changes at once.
  private static func pieces(_ stops: [GradientPaint.Stop]) -> [Piece] {
    guard let first = stops.first, let last = stops.last else { return [] }
    func place(_ stop: GradientPaint.Stop) -> Double {
      (Double(stop.location) * 1e5).rounded() / 1e5
    }
    // What is outside of the first and the last place has the colours there; a piece that is hardly
    // to be seen has those of stops that share such a place.
    let shortest = 1e-4
    var pieces: [Piece] = []
    var (color, here) = (first.color, 0.0)
    let most = stops.count { place($0) >= 1 } > 1 ? 1 - shortest : 1
    let start = min(max(place(first), stops.count { place($0) <= 0 } > 1 ? shortest : 0), most)
    if start > 0 {
      pieces.append(Piece(start: color, end: color, upper: start))
      here = start
    }
    for stop in stops {
      let end = min(place(stop), most)
      if end > here {
        pieces.append(Piece(start: color, end: stop.color, upper: end))
        here = end
      }
      color = stop.color
    }
    if here < 1 { pieces.append(Piece(start: last.color, end: last.color, upper: 1)) }
    return pieces
  }

  private func function(_ part: Part) -> String {
    let parts = pieces.map { piece in
      "<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [\(Self.text(piece.start, part))]"
        + " /C1 [\(Self.text(piece.end, part))] >>"
    }
    if parts.count == 1 { return parts[0] }
    let bounds = pieces.dropLast().map { DecimalText($0.upper, digits: 5).description }
    let encode = Array(repeating: "0 1", count: parts.count).joined(separator: " ")
    return """
      << /FunctionType 3 /Domain [0 1] /Bounds [\(bounds.joined(separator: " "))] \
      /Encode [\(encode)] /Functions [\(parts.joined(separator: " "))] >>
      """
  }

  private static func text(_ color: RGBAColor, _ part: Part) -> String {
    let numbers = part == .color ? [color.red, color.green, color.blue] : [color.opacity]
    return numbers.map { DecimalText(max(0, min($0, 1)), digits: 4).description }
      .joined(separator: " ")
  }
}
