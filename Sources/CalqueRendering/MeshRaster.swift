import CalqueDrawing
import Foundation

/// Draws the patches of a mesh gradient as many small triangles, each with three colours.
struct MeshRaster {
  private(set) var pixels: [UInt32]
  private let width: Int
  private let height: Int

  private struct Corner {
    let point: CGPoint
    let color: RGBAColor
  }

  init(width: Int, height: Int, background: RGBAColor) {
    (self.width, self.height) = (width, height)
    pixels = Array(repeating: background.pixel, count: width * height)
  }

  /// - Parameter place: Where a unit point is in the picture.
  mutating func draw(_ mesh: MeshGrid, _ place: (CGPoint) -> CGPoint) {
    // Pieces of a few pixels; few where there are many patches.
    let patches = (mesh.width - 1) * (mesh.height - 1)
    let pieces = max(2, min(32, Int((40_000 / Double(patches)).squareRoot())))
    for row in 0..<mesh.height - 1 {
      for column in 0..<mesh.width - 1 {
        func corner(_ i: Int, _ j: Int) -> Corner {
          let (u, v) = (Double(i) / Double(pieces), Double(j) / Double(pieces))
          return Corner(
            point: place(mesh.point(column: column, row: row, u: u, v: v)),
            color: mesh.color(column: column, row: row, u: u, v: v))
        }
        for j in 0..<pieces {
          for i in 0..<pieces {
            let (a, b, c, d) = (
              corner(i, j), corner(i + 1, j), corner(i, j + 1), corner(i + 1, j + 1)
            )
            triangle(a, b, c)
            triangle(b, d, c)
          }
        }
      }
    }
  }

  private mutating func triangle(_ a: Corner, _ b: Corner, _ c: Corner) {
    func double(_ p: CGPoint, _ q: CGPoint, _ r: CGPoint) -> Double {
      Double((q.x - p.x) * (r.y - p.y) - (r.x - p.x) * (q.y - p.y))
    }
    let area = double(a.point, b.point, c.point)
    guard abs(area) > 1e-9 else { return }
    let box = CGRect(around: [a.point, b.point, c.point])
      .intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !box.isNull else { return }
    let rows = Int(box.minY)...min(Int(box.maxY), height - 1)
    let columns = Int(box.minX)...min(Int(box.maxX), width - 1)
    for y in rows {
      for x in columns {
        let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
        let u = double(point, b.point, c.point) / area
        let v = double(a.point, point, c.point) / area
        let w = 1 - u - v
        // A little more than the triangle, so that neighbours leave no gap.
        guard min(u, v, w) > -1e-6 else { continue }
        pixels[y * width + x] = Self.mixed(a.color, u, b.color, v, c.color, w).pixel
      }
    }
  }

  private static func mixed(
    _ a: RGBAColor, _ u: Double, _ b: RGBAColor, _ v: Double, _ c: RGBAColor, _ w: Double
  ) -> RGBAColor {
    RGBAColor(
      red: a.red * u + b.red * v + c.red * w, green: a.green * u + b.green * v + c.green * w,
      blue: a.blue * u + b.blue * v + c.blue * w,
      opacity: a.opacity * u + b.opacity * v + c.opacity * w)
  }
}
