import CalqueDrawing
import Foundation

/// Writes a drawing as a PDF file of one page (ISO 32000-2).
struct PDFWriter: DrawingTarget {
  /// What has to be undone at the end of a group.
  enum Opened {
    case transform
    case clip
    /// A group that is laid over the rest at an opacity.
    case group(Double)
    /// No group, with the opacity that was in force outside.
    case opacity(Double)
    case blend(BlendMode)
    case masked
    case mask
    /// A group of which nothing is drawn.
    case hidden
    case nothing
  }

  private enum MaskState {
    /// The group is not drawn.
    case hidden
    /// The group has no mask yet.
    case open
    case drawn
  }

  var objects: PDFObjects
  var content: PDFContent
  var fonts: PDFFonts
  var images = PDFImages()
  /// The pictures that are letters; nil for those that cannot be seen.
  var letters: [PDFLetter.Key: PDFLetter?] = [:]
  /// The opacity of what is drawn without a group of its own.
  var opacity = 1.0
  /// The contents around the one that is being written.
  private var outer: [PDFContent] = []
  /// What the clips leave of the page, the outermost first.
  private var clips: [CGRect]
  /// The masks of the masked groups that are open.
  private var masks: [MaskState] = []
  /// How many groups may still be opened.
  private var freeGroups = RenderingLimits.groups
  /// How many groups around are hidden.
  private var hidden = 0
  private let size: CGSize
  // The first objects.
  private let catalog: Int
  private let pages: Int
  private let page: Int
  private let info: Int

  /// - Parameter isCompressed: Whether the operators are compressed; a reader of the file can
  ///   do without.
  init(fonts: OpaquePointer, size: CGSize, isCompressed: Bool) {
    self.size = size
    self.fonts = PDFFonts(fonts: fonts)
    objects = PDFObjects(isCompressed: isCompressed)
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
    let area = CGRect(origin: .zero, size: size)
    content = PDFContent(base: flip, area: area)
    clips = [area]
    catalog = objects.reserve()
    pages = objects.reserve()
    page = objects.reserve()
    info = objects.reserve()
  }

  var isDocument: Bool { true }

  mutating func document(_ drawing: Drawing) throws(RenderingError) -> [UInt8] {
    content.transform(content.base, 6)
    try draw(drawing, scale: 1)
    objects.set(catalog, "<< /Type /Catalog /Pages \(pages) 0 R >>")
    objects.set(pages, "<< /Type /Pages /Kids [\(page) 0 R] /Count 1 >>")
    objects.set(info, "<< /Producer (Calque) >>")
    let operators = objects.add(content.bytes, "")
    let box = Self.text(CGRect(origin: .zero, size: size))
    objects.set(
      page,
      """
      << /Type /Page /Parent \(pages) 0 R /MediaBox \(box) /Contents \(operators) 0 R \
      /Group \(Self.group("DeviceRGB")) /Resources \(content.resources) >>
      """)
    fonts.write(to: &objects)
    return try objects.file(root: catalog, info: info)
  }

  mutating func draw(
    _ item: Drawing.Item, in matrix: CGAffineTransform
  ) throws(RenderingError) {
    if hidden > 0 { return }
    switch item {
    case .fill(let path, let paint, let style):
      if let paint = try self.paint(paint, for: item, in: matrix) {
        fill(path, paint, style, in: matrix)
      }
    case .stroke(let path, let paint, let style):
      if let paint = try self.paint(paint, for: item, in: matrix) {
        stroke(path, paint, style, in: matrix)
      }
    case .glyphs(let run):
      if let paint = try self.paint(run.paint, for: item, in: matrix) {
        try draw(run, paint, in: matrix)
      }
    case .image(let data, let rect, let mirrored, nil):
      try draw(data, in: rect, mirrored: mirrored, matrix)
    case .image(let data, let rect, let mirrored, let tint?):
      try draw(data, in: rect, mirrored: mirrored, tint: tint, of: item, matrix)
    // A picture takes its place.
    case .backdrop, .group: break
    }
  }

  // MARK: Groups

  mutating func begin(
    _ effect: Drawing.Effect, of group: Drawing.Group, in matrix: CGAffineTransform
  ) -> Opened {
    if hidden > 0 { return .nothing }
    switch effect {
    case .clip(let path, let style): return clip(path, style, matrix)
    case .transform(let transform):
      content.save()
      content.transform(transform, matrix.decimals)
      return .transform
    case .opacity(let opacity): return open(max(0, min(opacity, 1)), matrix)
    case .blend(let mode):
      guard freeGroups > 0 else { return .nothing }
      freeGroups -= 1
      open(in: matrix)
      return .blend(mode)
    case .masked:
      guard freeGroups > 1 else {
        masks.append(.hidden)
        hidden += 1
        return .masked
      }
      freeGroups -= 2
      open(in: matrix)
      masks.append(.open)
      return .masked
    case .mask:
      // What it would mask is not drawn, or has a mask already.
      guard masks.last == .open else { return hide() }
      open(in: matrix)
      return .mask
    case .tag, .filter: return .nothing
    }
  }

  mutating func end(_ opened: Opened) {
    switch opened {
    case .transform: content.restore()
    case .clip:
      content.restore()
      clips.removeLast()
    case .group(let opacity):
      paint(close(), opacity)
      freeGroups += 1
    case .opacity(let outer): opacity = outer
    case .blend(let mode):
      let form = close()
      content.save()
      if mode != .normal { setState("/BM /\(mode.pdfName)") }
      paint(form, 1)
      content.restore()
      freeGroups += 1
    case .mask:
      let mask = close()
      let masked = close()
      paint(masked, maskedBy: "/S /Alpha /G \(mask) 0 R")
      if let last = masks.indices.last { masks[last] = .drawn }
    case .masked:
      let mask = masks.popLast()
      if mask == .open { paint(close(), 1) }
      if mask == .hidden { hidden -= 1 } else { freeGroups += 2 }
    case .hidden: hidden -= 1
    case .nothing: break
    }
  }

  private mutating func open(_ opacity: Double, _ matrix: CGAffineTransform) -> Opened {
    guard freeGroups > 0 else {
      defer { self.opacity *= opacity }
      return .opacity(self.opacity)
    }
    freeGroups -= 1
    open(in: matrix)
    return .group(opacity)
  }

  private mutating func hide() -> Opened {
    hidden += 1
    return .hidden
  }

  private mutating func clip(
    _ path: Path, _ style: FillStyle, _ matrix: CGAffineTransform
  ) -> Opened {
    let corners = path.corners
    let left = corners.applying(matrix).intersection(visible)
    // Viewers show a line of a path that has no area.
    guard !left.isNull, corners.width > 0, corners.height > 0 else { return hide() }
    clips.append(left)
    content.save()
    content.add(path, matrix.decimals)
    content.write(style.isEOFilled ? "W* n\n" : "W n\n")
    return .clip
  }

  /// Begins a content of its own, which starts in the coordinates in force.
  mutating func open(in matrix: CGAffineTransform) {
    outer.append(content)
    content = PDFContent(base: matrix, area: visible(in: matrix))
  }

  /// Ends the content that was opened last.
  ///
  /// - Parameter space: The colors of the group; those of a mask are grey.
  /// - Returns: The number of the group.
  mutating func close(_ space: String = "DeviceRGB") -> Int {
    let number = objects.add(
      content.bytes,
      """
      /Type /XObject /Subtype /Form /BBox \(Self.text(content.area)) \
      /Group \(Self.group(space)) /Resources \(content.resources)
      """)
    if let last = outer.popLast() { content = last }
    return number
  }

  /// Draws a group, or a picture, at an opacity.
  mutating func paint(_ object: Int, _ opacity: Double) {
    setOpacity(opacity)
    content.write(.object, object)
    content.write("Do\n")
  }

  /// Draws a group where a mask lets it be seen.
  mutating func paint(_ group: Int, maskedBy mask: String) {
    content.save()
    setState("/SMask << /Type /Mask \(mask) >>")
    paint(group, 1)
    content.restore()
  }

  mutating func setState(_ entries: String) {
    content.write(.state, objects.share("<< /Type /ExtGState \(entries) >>"))
    content.write("gs\n")
  }

  mutating func setOpacity(_ opacity: Double) {
    content.setOpacity(opacity) { objects.share($0) }
  }

  // MARK: Coordinates

  /// What can be seen at most, in the coordinates of the drawing.
  var visible: CGRect { clips.last ?? .null }

  /// What can be seen at most, in other coordinates.
  func visible(in matrix: CGAffineTransform) -> CGRect {
    let rect = visible.applying(matrix.inverted())
    guard !rect.isNull else { return .zero }
    func bounded(_ value: CGFloat) -> CGFloat { max(-1e8, min(value, 1e8)) }
    let (x, y) = (bounded(rect.minX), bounded(rect.minY))
    return CGRect(x: x, y: y, width: bounded(rect.maxX) - x, height: bounded(rect.maxY) - y)
  }

  static func text(_ rect: CGRect) -> String {
    let numbers = [rect.minX, rect.minY, rect.maxX, rect.maxY]
      .map { DecimalText(Double($0), digits: 5).description }
    return "[\(numbers.joined(separator: " "))]"
  }

  private static func group(_ space: String) -> String {
    "<< /Type /Group /S /Transparency /I true /CS /\(space) >>"
  }
}

extension BlendMode {
  /// The name of a mode that documents can have (ISO 32000-2, 11.3.5).
  fileprivate var pdfName: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
