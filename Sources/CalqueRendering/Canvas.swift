import CCalqueDrawing
import CalqueDrawing
import Foundation

/// Draws a drawing on a picture.
struct Canvas: DrawingTarget {
  let pointer: OpaquePointer
  /// Pixels per point.
  private let scale: Double
  var fonts: FontNumbers
  var glyphs: [cd_glyph] = []
  private var picture: CanvasPicture?
  /// How many groups may still be opened.
  private var freeGroups: Int
  /// The opacity of what is drawn without a group of its own.
  var opacity = 1.0
  /// The masks of the masked groups that are open.
  private var masks: [MaskState] = []

  /// - Parameters:
  ///   - pixels: how many each group needs.
  init(pointer: OpaquePointer, fonts: OpaquePointer, scale: Double, pixels: Int) {
    self.pointer = pointer
    self.scale = scale
    self.fonts = FontNumbers(fonts: fonts)
    freeGroups = min(RenderingLimits.groups, max(1, RenderingLimits.groupPixels / max(pixels, 1)))
  }

  /// What has to be undone at the end of a group.
  enum Opened {
    /// A clip or a transform.
    case state
    /// A group that is laid over the rest at an opacity.
    case group(Double)
    /// No group, with the opacity that was in force outside.
    case opacity(Double)
    case tag
    /// A layer with a filter, and the matrix of its numbers.
    case layer(BlendMode, Drawing.Filter?, CGAffineTransform, cd_area)
    case masked
    case mask
    /// A group that cannot be drawn, and in whose place others are.
    case nothing
  }

  private enum MaskState {
    /// The group is not drawn.
    case hidden
    /// The group has no mask yet.
    case open
    case drawn
  }

  var isDocument: Bool { false }

  mutating func draw(_ drawing: Drawing) throws(RenderingError) {
    try draw(drawing, scale: scale)
  }

  mutating func draw(
    _ item: Drawing.Item, in matrix: CGAffineTransform
  ) throws(RenderingError) {
    switch item {
    case .fill(let path, let paint, let style):
      if let paint = source(paint, for: item, in: matrix) {
        set(paint)
        add(path)
        cd_fill(pointer, style.isEOFilled, style.isAntialiased)
      }
    case .stroke(let path, let paint, let style):
      if let paint = source(paint, for: item, in: matrix) {
        set(paint)
        stroke(path, style)
      }
    case .glyphs(let run):
      if let paint = source(run.paint, for: item, in: matrix) { try draw(run, paint) }
    case .image(let data, let rect, let mirrored, let tint):
      let paint = tint.map { source($0, for: item, in: matrix) }
      if case .some(nil) = paint { return }
      try draw(data, in: rect, mirrored: mirrored, tint: paint ?? nil)
    case .backdrop(let path, let backdrop, let style):
      try draw(backdrop, in: path, style, matrix)
    case .group: break
    }
  }

  mutating func begin(
    _ effect: Drawing.Effect, of group: Drawing.Group, in matrix: CGAffineTransform
  ) -> Opened {
    switch effect {
    case .blend(let mode): return layer(mode, nil, group, matrix)
    case .filter(let filter): return layer(.normal, filter, group, matrix)
    case .masked:
      guard freeGroups > 1 else {
        masks.append(.hidden)
        _ = hide()
        return .masked
      }
      freeGroups -= 2
      cd_save(pointer)
      cd_push_group(pointer)
      masks.append(.open)
      return .masked
    case .mask:
      // What it would mask is not drawn, or has a mask already.
      guard masks.last == .open else { return hide() }
      cd_push_group(pointer)
      return .mask
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
    case .layer(let mode, let filter, let matrix, let area):
      filter?.kind.apply(toLayerOf: pointer, area, in: matrix)
      cd_pop_layer(pointer, mode.operation)
      freeGroups += 1
    case .masked:
      let mask = masks.popLast()
      if mask == .open { cd_pop_group(pointer, 1) }
      cd_restore(pointer)
      if mask != .hidden { freeGroups += 2 }
    case .mask:
      cd_pop_mask(pointer)
      if let last = masks.indices.last { masks[last] = .drawn }
    case .tag, .nothing: break
    }
  }

  /// Draws a group on a layer that is as large as what can be seen of its ink.
  private mutating func layer(
    _ mode: BlendMode, _ filter: Drawing.Filter?, _ group: Drawing.Group,
    _ matrix: CGAffineTransform
  ) -> Opened {
    guard freeGroups > 0 else { return .nothing }
    let visible = CGRect(cd_visible_area(pointer))
    guard let area = InkBounds.layer(of: group.items, filter, in: matrix, visible: visible) else {
      return hide()
    }
    guard cd_push_layer(pointer, area) else { return .nothing }
    freeGroups -= 1
    return .layer(mode, filter, matrix, area)
  }

  /// Has nothing be drawn until the end of a group.
  private func hide() -> Opened {
    cd_save(pointer)
    add(Path(CGRect.zero))
    cd_clip(pointer, false, true)
    return .state
  }

  /// A paint with the opacity that is in force; nil if nothing can be painted.
  func source(
    _ paint: Paint, for item: Drawing.Item, in matrix: CGAffineTransform
  ) -> CanvasSource? {
    CanvasSource(
      opacity < 1 ? paint.opacity(opacity) : paint, for: item, in: matrix,
      visible: { CGRect(cd_visible_area(pointer)) })
  }

  func set(_ source: CanvasSource) { source.set(on: pointer) }

  /// Fills a path with a blurred copy of what is below, and with the tint.
  mutating func draw(
    _ backdrop: Backdrop, in path: Path, _ style: FillStyle, _ matrix: CGAffineTransform
  ) throws(RenderingError) {
    let visible = CGRect(cd_visible_area(pointer))
    if let blurred = try BlurredBackdrop(
      backdrop, below: path, in: matrix, visible: visible, on: pointer)
    {
      blurred.set(on: pointer)
      add(path)
      cd_fill(pointer, style.isEOFilled, style.isAntialiased)
    }
    try draw(.fill(path, backdrop.tint, style), in: matrix)
  }

  mutating func draw(
    _ data: ImageData, in rect: CGRect, mirrored: Bool, tint: CanvasSource?
  ) throws(RenderingError) {
    let picture =
      if let known = self.picture, known.data == data { known } else { try CanvasPicture(data) }
    self.picture = picture
    if let tint {
      set(tint)
      cd_draw_tinted_picture(
        pointer, picture.pointer, rect.minX, rect.minY, rect.width, rect.height, mirrored)
      return
    }
    if opacity < 1 { cd_push_group(pointer) }
    cd_draw_picture(
      pointer, picture.pointer, rect.minX, rect.minY, rect.width, rect.height, mirrored)
    if opacity < 1 { cd_pop_group(pointer, opacity) }
  }
}
