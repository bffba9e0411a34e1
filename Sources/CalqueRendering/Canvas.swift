import CCalqueDrawing
import CalqueDrawing
import Foundation

/// Draws a drawing on a picture or a page.
struct Canvas: DrawingTarget {
  let pointer: OpaquePointer
  /// Whether text is to stay text, to be searched and copied.
  let keepsText: Bool
  /// Pixels per point.
  private let scale: Double
  private var fonts: FontNumbers
  private var glyphs: [cd_glyph] = []
  private var picture: CanvasPicture?
  /// How many groups may still be opened.
  private var freeGroups: Int
  /// The opacity of what is drawn without a group of its own.
  private var opacity = 1.0

  /// - Parameters:
  ///   - pixels: how many each group needs.
  init(
    pointer: OpaquePointer, fonts: OpaquePointer, keepsText: Bool, scale: Double = 1,
    pixels: Int = 0
  ) {
    self.pointer = pointer
    self.keepsText = keepsText
    self.scale = scale
    self.fonts = FontNumbers(fonts: fonts)
    freeGroups = min(Self.mostGroups, max(1, RenderingLimits.groupPixels / max(pixels, 1)))
  }

  /// Viewers of PDF files recurse into groups.
  private static let mostGroups = 64

  /// What has to be undone at the end of a group.
  enum Opened {
    /// A clip or a transform.
    case state
    /// A group that is laid over the rest at an opacity.
    case group(Double)
    /// No group, with the opacity that was in force outside.
    case opacity(Double)
    case tag
  }

  mutating func draw(_ drawing: Drawing) throws(RenderingError) {
    try draw(drawing, scale: scale)
  }

  mutating func draw(_ item: Drawing.Item) throws(RenderingError) {
    switch item {
    case .fill(let path, let color, let style):
      add(path)
      cd_fill(pointer, paint(color), style.isEOFilled, style.isAntialiased)
    case .stroke(let path, let color, let style): stroke(path, color, style)
    case .glyphs(let run): try draw(run)
    case .image(let data, let rect, let mirrored, let tint):
      try draw(data, in: rect, mirrored: mirrored, tint: tint)
    case .group: break
    }
  }

  mutating func begin(_ effect: Drawing.Effect) -> Opened {
    switch effect {
    case .clip(let path, let style):
      cd_save(pointer)
      add(path)
      cd_clip(pointer, style.isEOFilled, style.isAntialiased)
      return .state
    case .transform(let t):
      cd_save(pointer)
      cd_transform(pointer, t.a, t.b, t.c, t.d, t.tx, t.ty)
      return .state
    case .opacity(let opacity): return open(max(0, min(opacity, 1)))
    // Cairo 1.16 loses its way when a tagged document has groups: tags are for SVG only.
    case .tag: return .tag
    }
  }

  private mutating func open(_ opacity: Double) -> Opened {
    guard freeGroups > 0 else {
      defer { self.opacity *= opacity }
      return .opacity(self.opacity)
    }
    freeGroups -= 1
    cd_save(pointer)
    cd_push_group(pointer)
    return .group(opacity)
  }

  mutating func end(_ opened: Opened) {
    switch opened {
    case .state: cd_restore(pointer)
    case .group(let opacity):
      cd_pop_group(pointer, opacity)
      cd_restore(pointer)
      freeGroups += 1
    case .opacity(let outer): opacity = outer
    case .tag: break
    }
  }

  private func paint(_ color: RGBAColor) -> cd_color {
    var color = cd_color(color)
    color.alpha *= opacity
    return color
  }

  private mutating func draw(
    _ data: ImageData, in rect: CGRect, mirrored: Bool, tint: RGBAColor?
  ) throws(RenderingError) {
    let picture =
      if let known = self.picture, known.data == data { known } else { try CanvasPicture(data) }
    self.picture = picture
    if let tint {
      cd_draw_tinted_picture(
        pointer, picture.pointer, rect.minX, rect.minY, rect.width, rect.height, mirrored,
        paint(tint))
      return
    }
    if opacity < 1 { cd_push_group(pointer) }
    cd_draw_picture(
      pointer, picture.pointer, rect.minX, rect.minY, rect.width, rect.height, mirrored)
    if opacity < 1 { cd_pop_group(pointer, opacity) }
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
      pointer, paint(color), style.lineWidth, style.lineCap.rawValue, style.lineJoin.rawValue,
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
    let color = paint(run.color)
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
  /// The colour with parts from 0 to 1, 0 for what is not a number.
  init(_ color: RGBAColor) {
    func part(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    self.init(
      red: part(color.red), green: part(color.green), blue: part(color.blue),
      alpha: part(color.opacity))
  }
}
