import CDrawing
import DisplayList
import Foundation

/// Draws a list's items on a picture or a page.
struct Canvas {
  let pointer: OpaquePointer
  /// Whether text is to stay text, to be searched and copied.
  let keepsText: Bool
  private var fonts: FontNumbers
  private var glyphs: [cd_glyph] = []

  init(pointer: OpaquePointer, fonts: OpaquePointer, keepsText: Bool) {
    self.pointer = pointer
    self.keepsText = keepsText
    self.fonts = FontNumbers(fonts: fonts)
  }

  /// What is open and has to be undone in its order.
  private enum Opened {
    case clip
    case transform
    case opacity(Double)
    case tag
  }

  mutating func draw(_ list: Drawing) throws(RenderingError) {
    var opened: [Opened] = []
    for item in list.items {
      switch item {
      case .fill(let path, let color, let style):
        add(path)
        cd_fill(pointer, cd_color(color), style.isEOFilled, style.isAntialiased)
      case .stroke(let path, let color, let style): stroke(path, color, style)
      case .glyphs(let run): try draw(run)
      case .image(let data, let rect, let mirrored, let tint):
        try withDecoded(data) { image in
          withUnsafePointer(to: image) {
            if let tint {
              cd_draw_tinted_image(
                pointer, $0, rect.minX, rect.minY, rect.width, rect.height, mirrored,
                cd_color(tint))
            } else {
              cd_draw_image(
                pointer, $0, rect.minX, rect.minY, rect.width, rect.height, mirrored)
            }
          }
        }
      case .pushClip(let path, let style):
        cd_save(pointer)
        add(path)
        cd_clip(pointer, style.isEOFilled, style.isAntialiased)
        opened.append(.clip)
      case .pushTransform(let t):
        cd_save(pointer)
        cd_transform(pointer, t.a, t.b, t.c, t.d, t.tx, t.ty)
        opened.append(.transform)
      case .pushOpacity(let opacity):
        cd_save(pointer)
        cd_push_group(pointer)
        opened.append(.opacity(max(0, min(opacity, 1))))
      case .beginTag:
        // Cairo 1.16 loses its way when a tagged document has groups: tags are for SVG only.
        opened.append(.tag)
      case .popClip:
        if case .clip? = opened.last { close(opened.removeLast()) }
      case .popTransform:
        if case .transform? = opened.last { close(opened.removeLast()) }
      case .popOpacity:
        if case .opacity? = opened.last { close(opened.removeLast()) }
      case .endTag:
        if case .tag? = opened.last { close(opened.removeLast()) }
      }
    }
    while let last = opened.popLast() { close(last) }
  }

  private func close(_ opened: Opened) {
    switch opened {
    case .clip, .transform: cd_restore(pointer)
    case .opacity(let opacity):
      cd_pop_group(pointer, opacity)
      cd_restore(pointer)
    case .tag: break
    }
  }

  private func add(_ path: Path) {
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

  private func stroke(_ path: Path, _ color: RGBAColor, _ style: StrokeStyle) {
    add(path)
    let dashes = style.dash.map { Double($0) }
    cd_stroke(
      pointer, cd_color(color), style.lineWidth, style.lineCap.rawValue, style.lineJoin.rawValue,
      style.miterLimit, dashes, Int32(dashes.count), style.dashPhase)
  }

  private mutating func draw(_ run: GlyphRun) throws(RenderingError) {
    if run.glyphs.isEmpty { return }
    let font = try fonts.number(of: run.font)
    glyphs.removeAll(keepingCapacity: true)
    for glyph in run.glyphs {
      glyphs.append(
        cd_glyph(id: glyph.id, x: run.origin.x + glyph.x, y: run.origin.y + glyph.y))
    }
    let color = cd_color(run.color)
    if keepsText, let text = ClusteredText(run) {
      cd_draw_text(
        pointer, font, run.font.size, color, glyphs, Int32(glyphs.count), text.utf8,
        Int32(text.utf8.count), text.clusters, Int32(text.clusters.count), run.isRightToLeft)
    } else {
      cd_draw_glyphs(pointer, font, run.font.size, color, glyphs, Int32(glyphs.count))
    }
  }
}

extension cd_color {
  init(_ color: RGBAColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
  }
}
