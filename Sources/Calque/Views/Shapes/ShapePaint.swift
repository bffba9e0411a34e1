import CalqueDrawing
import Foundation

/// A path and its paint.
final class ShapePaint: PaintFacet {
  private let path: (CGRect) -> Path
  private let color: RGBAColor
  private let fill: FillStyle
  private let stroke: StrokeStyle?
  /// Whether the path is drawn the other way round.
  private let isMirrored: Bool

  init(
    path: @escaping (CGRect) -> Path, color: RGBAColor, fill: FillStyle = FillStyle(),
    stroke: StrokeStyle? = nil, isMirrored: Bool = false
  ) {
    self.path = path
    self.color = color
    self.fill = fill
    self.stroke = stroke
    self.isMirrored = isMirrored
  }

  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {
    guard color.opacity > 0 else { return }
    let rect = painter.rounded(frame)
    guard rect.width > 0, rect.height > 0 else { return }
    var path = path(rect)
    if isMirrored { path = path.mirrored(in: rect) }
    if let stroke {
      painter.append(.stroke(path, color, stroke))
    } else {
      painter.append(.fill(path, color, fill))
    }
  }

  func survey(_ frame: CGRect, _ context: inout InkContext) -> InkRole {
    stroke == nil ? .covers(opacity: color.opacity) : .none
  }
}
