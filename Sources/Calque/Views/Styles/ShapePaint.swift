import CalqueDrawing
import Foundation

/// A path and its paint.
final class ShapePaint: PaintFacet {
  private let path: (CGRect) -> Path
  private let style: _StylePaint
  private let fill: FillStyle
  private let stroke: StrokeStyle?
  /// Whether the path is drawn the other way round.
  private let isMirrored: Bool

  init(
    path: @escaping (CGRect) -> Path, style: _StylePaint, fill: FillStyle = FillStyle(),
    stroke: StrokeStyle? = nil, isMirrored: Bool = false
  ) {
    self.path = path
    self.style = style
    self.fill = fill
    self.stroke = stroke
    self.isMirrored = isMirrored
  }

  /// A path of one colour.
  convenience init(
    path: @escaping (CGRect) -> Path, color: RGBAColor, fill: FillStyle = FillStyle(),
    stroke: StrokeStyle? = nil, isMirrored: Bool = false
  ) {
    self.init(
      path: path, style: _StylePaint(color), fill: fill, stroke: stroke, isMirrored: isMirrored)
  }

  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {
    guard !style.isClear else { return }
    let rect = painter.rounded(frame)
    guard rect.width > 0, rect.height > 0 else { return }
    var path = path(rect)
    if isMirrored { path = path.mirrored(in: rect) }
    if style.isPlain, case .color = style.paint {
      return painter.append(item(path, style.paint))
    }
    let bounds = path.boundingRect
    if let backdrop = style.backdrop, stroke == nil {
      var rest = style
      rest.backdrop = nil
      return painter.apply(rest, in: bounds) { $0.append(.backdrop(path, backdrop, fill)) }
    }
    let reach = stroke.map { -$0.lineWidth * max($0.miterLimit, 1) } ?? 0
    painter.apply(style, in: bounds.insetBy(dx: reach, dy: reach)) { painter in
      let paint = style.backdrop == nil ? style.paint(in: bounds) : .color(.black)
      painter.append(item(path, paint))
    }
  }

  private func item(_ path: Path, _ paint: Paint) -> Drawing.Item {
    if let stroke { return .stroke(path, paint, stroke) }
    return .fill(path, paint, fill)
  }

  func survey(_ frame: CGRect, _ context: inout InkContext) -> InkRole {
    stroke == nil ? .covers(opacity: style.coveringOpacity) : .none
  }

  func hit(_ point: CGPoint, in frame: CGRect) -> HitRole {
    guard !style.isClear, frame.width > 0, frame.height > 0 else { return .nothing }
    var path = path(frame)
    if isMirrored { path = path.mirrored(in: frame) }
    let isHit =
      stroke.map { path.isNear(point, within: $0.lineWidth / 2) }
      ?? path.contains(point, eoFill: fill.isEOFilled)
    return isHit ? .content : .nothing
  }
}
