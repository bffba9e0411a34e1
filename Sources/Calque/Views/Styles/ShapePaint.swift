import CalqueDrawing
import Foundation

/// What a path is made of, for animations from one path to another.
protocol PaintedOutline {
  func path(in rect: CGRect) -> Path
  /// The outline on the way from another one to this one; nil if they are the same or of two types.
  func mixed(from other: any PaintedOutline, by fraction: Double) -> (any PaintedOutline)?
}

/// An outline that does not change gradually.
struct FixedOutline: PaintedOutline {
  let make: (CGRect) -> Path

  func path(in rect: CGRect) -> Path { make(rect) }

  func mixed(from other: any PaintedOutline, by fraction: Double) -> (any PaintedOutline)? { nil }
}

/// A path and its paint.
final class ShapePaint: PaintFacet {
  private let outline: any PaintedOutline
  private let style: _StylePaint
  private let fill: FillStyle
  private let stroke: StrokeStyle?
  /// Whether the path is drawn the other way round.
  private let isMirrored: Bool

  init(
    _ outline: any PaintedOutline, style: _StylePaint, fill: FillStyle = FillStyle(),
    stroke: StrokeStyle? = nil, isMirrored: Bool = false
  ) {
    self.outline = outline
    self.style = style
    self.fill = fill
    self.stroke = stroke
    self.isMirrored = isMirrored
  }

  /// A path that does not change gradually.
  convenience init(
    path: @escaping (CGRect) -> Path, style: _StylePaint, fill: FillStyle = FillStyle(),
    stroke: StrokeStyle? = nil, isMirrored: Bool = false
  ) {
    self.init(
      FixedOutline(make: path), style: style, fill: fill, stroke: stroke, isMirrored: isMirrored)
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
    var path = outline.path(in: rect)
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
    guard stroke == nil, frame.width > 0, frame.height > 0 else { return .none }
    let path = outline.path(in: frame)
    return .fills(isMirrored ? path.mirrored(in: frame) : path, opacity: style.coveringOpacity)
  }

  func mixed(from other: any PaintFacet, by fraction: Double) -> (any PaintFacet)? {
    guard let other = other as? ShapePaint, other.stroke == nil || stroke != nil else { return nil }
    let outline = outline.mixed(from: other.outline, by: fraction)
    let style = style.mixed(from: other.style, by: fraction)
    let stroke = other.stroke.flatMap { self.stroke?.mixed(from: $0, by: fraction) }
    guard outline != nil || style != nil || stroke != nil else { return nil }
    return ShapePaint(
      outline ?? self.outline, style: style ?? self.style, fill: fill,
      stroke: stroke ?? self.stroke,
      isMirrored: isMirrored)
  }

  func hit(_ point: CGPoint, in frame: CGRect) -> HitRole {
    guard !style.isClear, frame.width > 0, frame.height > 0 else { return .nothing }
    var path = outline.path(in: frame)
    if isMirrored { path = path.mirrored(in: frame) }
    let isHit =
      stroke.map { path.isNear(point, within: $0.lineWidth / 2) }
      ?? path.contains(point, eoFill: fill.isEOFilled)
    return isHit ? .content : .nothing
  }
}
