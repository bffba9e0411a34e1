import CalqueDrawing
import Foundation

/// A gradient as an element of SVG that others refer to.
///
/// SVG has neither angular nor mesh gradients: those are patterns of a picture.
struct SVGGradient {
  private let gradient: GradientPaint
  private let raster: GradientRaster?

  /// - Returns: nil if nothing is painted.
  init?(_ gradient: GradientPaint, for item: Drawing.Item) {
    guard gradient.isFinite else { return nil }
    self.gradient = gradient
    switch gradient.geometry {
    case .angular, .mesh:
      raster = GradientRaster(
        gradient, InkBounds.rect(of: item), in: .identity, RenderingLimits.documentScale)
      if raster == nil { return nil }
    case .elliptical:
      guard gradient.bounds.width > 0, gradient.bounds.height > 0 else { return nil }
      raster = nil
    default: raster = nil
    }
  }

  func definition(id: String) -> String? {
    switch gradient.geometry {
    case .linear(let start, let end):
      let (a, b) = (gradient.point(start), gradient.point(end))
      let points = "x1=\"\(text(a.x))\" y1=\"\(text(a.y))\" x2=\"\(text(b.x))\" y2=\"\(text(b.y))\""
      return element("linearGradient", id, points, stops)
    case .radial(let center, let start, let end):
      return radial(id, gradient.point(center), CGSize(width: 1, height: 1), start, end)
    case .elliptical(let center, let start, let end):
      return radial(id, gradient.point(center), gradient.bounds.size, start, end)
    case .angular, .mesh: return raster.flatMap { pattern(id, $0) }
    }
  }

  private func element(
    _ name: String, _ id: String, _ geometry: String, _ stops: [GradientPaint.Stop]
  ) -> String {
    var text = "<\(name) id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" \(geometry)>"
    for stop in stops {
      var opaque = stop.color
      opaque.opacity = 1
      text += "<stop offset=\"\(DecimalText(stop.location, digits: 5))\" stop-color=\"\(opaque)\""
      if stop.color.opacity < 1 {
        text += " stop-opacity=\"\(DecimalText(max(0, stop.color.opacity), digits: 3))\""
      }
      text += "/>"
    }
    return text + "</\(name)>\n"
  }

  private var stops: [GradientPaint.Stop] { gradient.stops }

  private func radial(
    _ id: String, _ center: CGPoint, _ size: CGSize, _ start: CGFloat, _ end: CGFloat
  ) -> String {
    let (outer, stops) = gradient.outwards(from: start, to: end)
    let matrix =
      "matrix(\(DecimalText(size.width, digits: 5)) 0 0 \(DecimalText(size.height, digits: 5)) "
      + "\(text(center.x)) \(text(center.y)))"
    let geometry =
      "cx=\"0\" cy=\"0\" r=\"\(DecimalText(outer, digits: 6))\" gradientTransform=\"\(matrix)\""
    return element("radialGradient", id, geometry, stops)
  }

  private func pattern(_ id: String, _ raster: GradientRaster) -> String? {
    guard let png = raster.png else { return nil }
    func length(_ pixels: Int) -> DecimalText {
      DecimalText(Double(pixels) / raster.scale, digits: 4)
    }
    let size = "width=\"\(length(raster.width))\" height=\"\(length(raster.height))\""
    return """
      <pattern id="\(id)" patternUnits="userSpaceOnUse" x="\(length(raster.x))" \
      y="\(length(raster.y))" \(size)><image \(size) preserveAspectRatio="none" \
      href="data:image/png;base64,\(Data(png).base64EncodedString())"/></pattern>

      """
  }

  private func text(_ number: CGFloat) -> DecimalText { DecimalText(Double(number), digits: 3) }
}

extension GradientPaint {
  /// The stops between the center and an outer circle: documents' gradients begin in the center,
  /// and where the inner circle has a radius, stops move outwards.
  func outwards(from start: CGFloat, to end: CGFloat) -> (outer: CGFloat, stops: [Stop]) {
    var stops = stops
    var (inner, outer) = (max(start, 0), max(end, 0))
    if inner > outer {
      stops = stops.reversed().map { Stop($0.color, at: 1 - $0.location) }
      swap(&inner, &outer)
    }
    outer = max(outer, inner + 1e-6)
    stops = stops.map { Stop($0.color, at: (inner + $0.location * (outer - inner)) / outer) }
    return (outer, stops)
  }
}
