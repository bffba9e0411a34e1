import CCalqueDrawing
import CalqueDrawing
import Foundation

/// A paint in the form that the drawing library takes it.
enum CanvasSource {
  case color(cd_color)
  case linear(CGPoint, CGPoint, [cd_stop])
  /// Between two circles around the origin, scaled to a size around a center.
  case radial(CGPoint, CGSize, Double, Double, [cd_stop])
  case pixels(GradientRaster)

  /// - Parameters:
  ///   - item: What is painted.
  ///   - visible: What can be seen now, on the canvas.
  /// - Returns: nil if nothing is painted.
  init?(
    _ paint: Paint, for item: Drawing.Item, in matrix: CGAffineTransform, visible: () -> CGRect
  ) {
    switch paint {
    case .color(let color): self = .color(cd_color(color))
    case .gradient(let gradient):
      guard gradient.isFinite else { return nil }
      if let color = gradient.singleColor {
        self = .color(cd_color(color))
        return
      }
      switch gradient.geometry {
      case .linear(let start, let end):
        self = .linear(gradient.point(start), gradient.point(end), gradient.cairoStops)
      case .radial(let center, let start, let end):
        self = .radial(
          gradient.point(center), CGSize(width: 1, height: 1), start, end, gradient.cairoStops)
      case .elliptical(let center, let start, let end):
        guard gradient.bounds.width > 0, gradient.bounds.height > 0 else { return nil }
        self = .radial(
          gradient.point(center), gradient.bounds.size, start, end, gradient.cairoStops)
      case .angular, .mesh:
        let area = InkBounds.rect(of: item).applying(matrix).intersection(visible())
        guard let raster = GradientRaster(gradient, area, in: matrix, 1) else {
          return nil
        }
        self = .pixels(raster)
      }
    }
  }

  func set(on canvas: OpaquePointer) {
    switch self {
    case .color(let color): cd_set_color(canvas, color)
    case .linear(let start, let end, let stops):
      cd_set_linear_gradient(
        canvas, start.x, start.y, end.x, end.y, stops, Int32(stops.count))
    case .radial(let center, let size, let start, let end, let stops):
      // Cairo draws nothing between circles of one size.
      let (inner, outer) = (max(start, 0), max(end, 0))
      cd_set_radial_gradient(
        canvas, center.x, center.y, size.width, size.height, inner,
        inner == outer ? outer + 1e-6 : outer, stops, Int32(stops.count))
    case .pixels(let raster): raster.set(on: canvas)
    }
  }
}

extension GradientPaint {
  fileprivate var cairoStops: [cd_stop] {
    stops.map { cd_stop(location: Double($0.location), color: cd_color($0.color)) }
  }

  /// Whether all numbers of the geometry can be worked with.
  var isFinite: Bool {
    func isUsable(_ values: CGFloat...) -> Bool { values.allSatisfy { abs($0) < 1e9 } }
    guard isUsable(bounds.minX, bounds.minY, bounds.width, bounds.height) else { return false }
    switch geometry {
    case .linear(let a, let b): return isUsable(a.x, a.y, b.x, b.y)
    case .radial(let center, let start, let end), .elliptical(let center, let start, let end):
      return isUsable(center.x, center.y, start, end)
    case .angular(let center, let start, let end):
      return isUsable(center.x, center.y, CGFloat(start.radians), CGFloat(end.radians))
    case .mesh(let mesh):
      return mesh.vertices.allSatisfy { vertex in
        [vertex.position, vertex.leading, vertex.top, vertex.trailing, vertex.bottom]
          .allSatisfy { isUsable($0.x, $0.y) }
      }
    }
  }
}
