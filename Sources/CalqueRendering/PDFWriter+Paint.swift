import CalqueDrawing
import Foundation

/// A paint in the form that a PDF file has it.
enum PDFPaint {
  case color(RGBAColor)
  /// A gradient: the number of its pattern, and the number of a mask if the opacity changes.
  case pattern(Int, opacity: Double, mask: Int?)
  /// The number of a picture, and its place in the drawing.
  case picture(Int, CGRect)
}

extension PDFWriter {
  /// A paint with the opacity that is in force; nil if nothing is painted.
  mutating func paint(
    _ paint: Paint, for item: Drawing.Item, in matrix: CGAffineTransform
  ) throws(RenderingError) -> PDFPaint? {
    let paint = opacity < 1 ? paint.opacity(opacity) : paint
    guard paint.mostOpacity > 0 else { return nil }
    guard case .gradient(let gradient) = paint else { return .color(paint.color) }
    guard gradient.isFinite else { return nil }
    if let color = gradient.singleColor { return color.opacity > 0 ? .color(color) : nil }
    switch gradient.geometry {
    case .linear, .radial, .elliptical:
      guard let shading = PDFShading(gradient, in: matrix) else { return nil }
      return pattern(shading, for: item, in: matrix)
    case .angular, .mesh:
      let area = InkBounds.rect(of: item).applying(matrix).intersection(visible)
      guard
        let raster = GradientRaster(gradient, area, in: matrix, RenderingLimits.documentScale)
      else { return nil }
      return .picture(try images.number(of: raster, in: &objects), raster.place)
    }
  }

  private mutating func pattern(
    _ shading: PDFShading, for item: Drawing.Item, in matrix: CGAffineTransform
  ) -> PDFPaint {
    let place = shading.matrix.concatenating(matrix).concatenating(content.base.inverted())
    let colors = objects.share(shading.text(.color))
    let pattern = objects.share(
      "<< /Type /Pattern /PatternType 2 /Shading \(colors) 0 R /Matrix [\(Self.text(place))] >>")
    if let opacity = shading.opacity { return .pattern(pattern, opacity: opacity, mask: nil) }
    let opacities = objects.share(shading.text(.opacity))
    open(in: matrix)
    content.transform(shading.matrix, 6)
    content.write(.shading, opacities)
    content.write("sh\n")
    return .pattern(pattern, opacity: 1, mask: close("DeviceGray"))
  }

  static func text(_ t: CGAffineTransform) -> String {
    [t.a, t.b, t.c, t.d, t.tx, t.ty].map { DecimalText(Double($0), digits: 6).description }
      .joined(separator: " ")
  }

  mutating func fill(
    _ path: Path, _ paint: PDFPaint, _ style: FillStyle, in matrix: CGAffineTransform
  ) {
    let corners = path.corners
    // Viewers show a line of a path that has no area.
    guard corners.width > 0, corners.height > 0 else { return }
    let digits = matrix.decimals
    if case .picture(let number, let place) = paint {
      content.save()
      content.add(path, digits)
      content.write(style.isEOFilled ? "W* n\n" : "W n\n")
      draw(number, at: place, in: matrix)
      content.restore()
      return
    }
    with(paint, isStroke: false) { content in
      content.add(path, digits)
      content.write(style.isEOFilled ? "f*\n" : "f\n")
    }
  }

  mutating func stroke(
    _ path: Path, _ paint: PDFPaint, _ style: StrokeStyle, in matrix: CGAffineTransform
  ) {
    guard style.lineWidth > 0, style.dash.allSatisfy({ $0 >= 0 }), !path.isEmpty else { return }
    let digits = matrix.decimals
    func trace(_ content: inout PDFContent) {
      content.setLine(style, digits)
      content.add(path, digits)
      content.write("S\n")
    }
    guard case .picture(let number, let place) = paint else {
      with(paint, isStroke: true, trace)
      return
    }
    open(in: matrix)
    with(.color(.black), isStroke: true, trace)
    let mask = close()
    content.save()
    setState("/SMask << /Type /Mask /S /Alpha /G \(mask) 0 R >>")
    draw(number, at: place, in: matrix)
    content.restore()
  }

  /// Sets a paint that is no picture while something is drawn.
  mutating func with(
    _ paint: PDFPaint, isStroke: Bool, _ body: (inout PDFContent) -> Void
  ) {
    switch paint {
    case .color(let color):
      setOpacity(color.opacity)
      content.setColor(color, isStroke: isStroke)
      body(&content)
    case .pattern(let number, let opacity, let mask):
      if let mask {
        content.save()
        setState("/SMask << /Type /Mask /S /Luminosity /G \(mask) 0 R >>")
      }
      setOpacity(opacity)
      content.setPattern(number, isStroke: isStroke)
      body(&content)
      if mask != nil { content.restore() }
    case .picture: break
    }
  }

  /// Draws a picture at a place in the drawing.
  ///
  /// - Parameter matrix: From the coordinates in force to those of the drawing.
  mutating func draw(_ picture: Int, at place: CGRect, in matrix: CGAffineTransform) {
    content.save()
    content.transform(Self.unit(place).concatenating(matrix.inverted()), 6)
    paint(picture, 1)
    content.restore()
  }

  /// From the square that a picture is drawn on, with y upwards, to a rectangle.
  static func unit(_ rect: CGRect, mirrored: Bool = false) -> CGAffineTransform {
    CGAffineTransform(
      a: mirrored ? -rect.width : rect.width, b: 0, c: 0, d: -rect.height,
      tx: mirrored ? rect.maxX : rect.minX, ty: rect.maxY)
  }
}
