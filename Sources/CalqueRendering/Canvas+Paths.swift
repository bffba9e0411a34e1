import CCalqueDrawing
import CalqueDrawing
import Foundation

extension Canvas {
  func add(_ path: Path) {
    var here = CGPoint.zero
    var start = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let to):
        cd_move_to(pointer, to.x, to.y)
        (here, start) = (to, to)
      case .line(let to):
        cd_line_to(pointer, to.x, to.y)
        here = to
      case .quadCurve(let to, let control):
        cd_curve_to(
          pointer, (here.x + 2 * control.x) / 3, (here.y + 2 * control.y) / 3,
          (to.x + 2 * control.x) / 3, (to.y + 2 * control.y) / 3, to.x, to.y)
        here = to
      case .curve(let to, let a, let b):
        cd_curve_to(pointer, a.x, a.y, b.x, b.y, to.x, to.y)
        here = to
      case .closeSubpath:
        cd_close_path(pointer)
        here = start
      }
    }
  }

  func stroke(_ path: Path, _ style: StrokeStyle) {
    add(path)
    let dashes = style.dash.map { Double($0) }
    cd_stroke(
      pointer, style.lineWidth, style.lineCap.rawValue, style.lineJoin.rawValue,
      style.miterLimit, dashes, Int32(dashes.count), style.dashPhase)
  }

  mutating func draw(
    _ run: GlyphRun, _ source: CanvasSource
  ) throws(RenderingError) {
    if run.glyphs.isEmpty { return }
    let font = try fonts.number(of: run.font)
    glyphs.removeAll(keepingCapacity: true)
    for glyph in run.glyphs {
      glyphs.append(
        cd_glyph(id: glyph.id, x: run.origin.x + glyph.x, y: run.origin.y + glyph.y))
    }
    set(source)
    let opacity = max(0, min(run.paint.mostOpacity * opacity, 1))
    cd_draw_glyphs(pointer, font, run.font.size, opacity, glyphs, Int32(glyphs.count))
  }
}
