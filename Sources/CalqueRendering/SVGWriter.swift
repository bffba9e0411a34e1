import CCalqueDrawing
import CalqueDrawing
import CalqueEscaping
import Foundation

/// Writes a drawing as an SVG document.
struct SVGWriter: DrawingTarget {
  private var glyphs: SVGGlyphs
  private var body = ""
  /// The pictures that are drawn more than once, each defined as a square of one unit.
  private var images = ""
  /// How often a picture is drawn, and its name.
  private var uses: [ImageData: (count: Int, name: String?)] = [:]
  private var clips = 0
  private var masks = 0
  /// The masks of the groups that are open and masked.
  private var openMasks: [(number: Int, isDrawn: Bool)] = []
  private var filters = 0
  private var paints = 0
  /// The gradients.
  private var definitions = ""

  /// Viewers compute with numbers of 32 bits; these have seven digits.
  private static let reach = 16_777_216.0

  init(fonts: OpaquePointer) { glyphs = SVGGlyphs(fonts: fonts) }

  mutating func document(_ drawing: Drawing) throws(RenderingError) -> String {
    countImages(drawing)
    try draw(drawing, scale: 1, reach: Self.reach)
    let width = DecimalText(drawing.size.width)
    let height = DecimalText(drawing.size.height)
    let definitions = glyphs.definitions + images + definitions
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">

      """ + (definitions.isEmpty ? "" : "<defs>\n\(definitions)</defs>\n") + body + "</svg>\n"
  }

  var isDocument: Bool { true }

  func canWrite(_ filter: Drawing.Filter) -> Bool { filter.kind.svgPrimitives != nil }

  mutating func draw(
    _ item: Drawing.Item, in matrix: CGAffineTransform
  ) throws(RenderingError) {
    switch item {
    case .fill(let path, let paint, let style):
      body += "<path d=\"\(path)\"\(attribute("fill", paint, of: item))"
      if style.isEOFilled { body += " fill-rule=\"evenodd\"" }
      if !style.isAntialiased { body += " shape-rendering=\"crispEdges\"" }
      body += "/>\n"
    case .stroke(let path, let paint, let style):
      body += "<path d=\"\(path)\" fill=\"none\"\(attribute("stroke", paint, of: item))"
      body += "\(Self.attributes(of: style))/>\n"
    case .glyphs(let run): try draw(run)
    case .image(let data, let rect, let mirrored, nil):
      draw(data, in: rect, mirrored: mirrored)
    case .image(let data, let rect, let mirrored, let tint?):
      masks += 1
      body += "<mask id=\"m\(masks)\" style=\"mask-type:alpha\">"
      draw(data, in: rect, mirrored: mirrored)
      body += "</mask><path d=\"\(Path(rect))\" mask=\"url(#m\(masks))\""
      body += "\(attribute("fill", tint, of: item))/>\n"
    // A picture takes its place.
    case .backdrop, .group: break
    }
  }

  mutating func begin(
    _ effect: Drawing.Effect, of group: Drawing.Group, in matrix: CGAffineTransform
  ) -> String {
    switch effect {
    case .clip(let path, let style):
      clips += 1
      let rule = style.isEOFilled ? " clip-rule=\"evenodd\"" : ""
      body += "<clipPath id=\"c\(clips)\"><path d=\"\(path)\"\(rule)/></clipPath>"
      body += "<g clip-path=\"url(#c\(clips))\">\n"
    case .transform(let t): body += "<g transform=\"\(Self.text(t))\">\n"
    case .opacity(let opacity): body += "<g opacity=\"\(DecimalText(opacity, digits: 3))\">\n"
    case .tag(let tag): body += "<g\(Self.attributes(of: tag))>\n"
    case .blend(.normal): body += "<g style=\"isolation:isolate\">\n"
    case .blend(let mode): body += "<g style=\"mix-blend-mode:\(mode.cssName)\">\n"
    case .filter(let filter): begin(filter, group, matrix)
    case .masked:
      masks += 1
      openMasks.append((masks, isDrawn: false))
      body += "<g mask=\"url(#m\(masks))\">\n"
    case .mask:
      guard let last = openMasks.indices.last, !openMasks[last].isDrawn else {
        body += "<defs>"
        return "</defs>\n"
      }
      openMasks[last].isDrawn = true
      // The end of what is masked; a mask may follow those that refer to it.
      body +=
        "</g>\n<mask id=\"m\(openMasks[last].number)\" style=\"mask-type:alpha\" maskUnits=\"userSpaceOnUse\""
      body += Self.region(InkBounds.of(group.items, in: .identity)) + ">\n"
      return "</mask>\n"
    }
    if case .masked = effect { return "" }
    return "</g>\n"
  }

  mutating func end(_ opened: String) {
    body += opened
    guard opened.isEmpty, let last = openMasks.popLast(), !last.isDrawn else { return }
    // A group without a mask is seen as a whole.
    let all = CGRect(x: -Self.reach, y: -Self.reach, width: Self.reach, height: Self.reach)
    body += "</g>\n<mask id=\"m\(last.number)\" style=\"mask-type:alpha\">"
    body += "<path d=\"\(Path(all.insetBy(dx: -Self.reach, dy: -Self.reach)))\"/></mask>\n"
  }

  /// Opens a group with a filter, which is defined where it is used.
  private mutating func begin(
    _ filter: Drawing.Filter, _ group: Drawing.Group, _ matrix: CGAffineTransform
  ) {
    filters += 1
    let ink = InkBounds.of(group.items, in: .identity)
    body +=
      "<filter id=\"f\(filters)\" filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\""
    body += Self.region(filter.kind.reach(of: ink, in: .identity))
    body += ">\(filter.kind.svgPrimitives ?? "")</filter>"
    body += "<g filter=\"url(#f\(filters))\">\n"
  }

  /// The attributes of a region in the coordinates in force.
  private static func region(_ rect: CGRect) -> String {
    let rect = rect.isNull ? .zero : rect.insetBy(dx: -1, dy: -1)
    func number(_ value: CGFloat) -> DecimalText {
      DecimalText(max(-reach, min(Double(value), reach)))
    }
    return " x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\""
      + " width=\"\(number(rect.width))\" height=\"\(number(rect.height))\""
  }

  /// An attribute that paints, and before it what it refers to.
  mutating func attribute(
    _ name: String, _ paint: Paint, of item: Drawing.Item
  ) -> String {
    switch paint {
    case .color(let color): return Self.paint(name, color)
    case .gradient(let gradient):
      if let color = gradient.singleColor { return Self.paint(name, color) }
      paints += 1
      let id = "p\(paints)"
      guard let definition = SVGGradient(gradient, for: item)?.definition(id: id) else {
        return " \(name)=\"none\""
      }
      definitions += definition
      return " \(name)=\"url(#\(id))\""
    }
  }

  private mutating func draw(_ run: GlyphRun) throws(RenderingError) {
    if run.glyphs.isEmpty { return }
    let font = try glyphs.font(run.font)
    if case .gradient(let gradient) = run.paint, gradient.singleColor == nil, !font.isBitmap {
      return draw(run, font)
    }
    var uses = ""
    for glyph in run.glyphs {
      guard let name = glyphs.name(of: glyph.id, in: font) else { continue }
      uses += "<use href=\"#\(name)\""
      let x = DecimalText(glyph.x / font.unit, digits: 0).description
      let y = DecimalText(-glyph.y / font.unit, digits: 0).description
      if x != "0" { uses += " x=\"\(x)\"" }
      // The group turns y upwards, as fonts have it; pictures are turned back where they are
      // defined.
      if y != "0" { uses += " y=\"\(y)\"" }
      uses += "/>"
    }
    if uses.isEmpty { return }
    let unit = DecimalText(font.unit, digits: 6)
    body += "<g\(Self.paint("fill", run.color))"
    if font.isBitmap, run.color.opacity < 1 {
      body += " opacity=\"\(DecimalText(run.color.opacity, digits: 3))\""
    }
    body += " transform=\"matrix(\(unit) 0 0 -\(unit) "
    body += "\(DecimalText(run.origin.x)) \(DecimalText(run.origin.y)))\">\(uses)</g>\n"
  }

  /// Draws letters as the clip of an area, since each letter has coordinates of its own, and a
  /// gradient would begin again in each.
  private mutating func draw(_ run: GlyphRun, _ font: SVGGlyphs.Font) {
    let unit = DecimalText(font.unit, digits: 6)
    var uses = ""
    for glyph in run.glyphs {
      guard let name = glyphs.name(of: glyph.id, in: font) else { continue }
      uses += "<use href=\"#\(name)\" transform=\"matrix(\(unit) 0 0 -\(unit) "
      uses += "\(DecimalText(run.origin.x + glyph.x)) \(DecimalText(run.origin.y + glyph.y)))\"/>"
    }
    if uses.isEmpty { return }
    clips += 1
    let item = Drawing.Item.glyphs(run)
    let area = Path(InkBounds.of([item], in: .identity))
    body += "<clipPath id=\"c\(clips)\">\(uses)</clipPath>"
    body += "<path d=\"\(area)\" clip-path=\"url(#c\(clips))\""
    body += "\(attribute("fill", run.paint, of: item))/>\n"
  }

  private mutating func countImages(_ drawing: Drawing) {
    for case .item(.image(let data, _, _, _)) in drawing.steps {
      uses[data, default: (0, nil)].count += 1
    }
  }

  private mutating func draw(_ data: ImageData, in rect: CGRect, mirrored: Bool) {
    if let known = uses[data], known.count > 1 {
      let name = known.name ?? define(data)
      let width = DecimalText(mirrored ? -rect.width : rect.width, digits: 6)
      let x = DecimalText(mirrored ? rect.maxX : rect.minX)
      body += "<use href=\"#\(name)\" transform=\"matrix(\(width) 0 0 "
      body += "\(DecimalText(rect.height, digits: 6)) \(x) \(DecimalText(rect.minY)))\"/>\n"
      return
    }
    let x = mirrored ? 0 : rect.minX
    body += "<image x=\"\(DecimalText(x))\" y=\"\(DecimalText(rect.minY))\""
    body += " width=\"\(DecimalText(rect.width))\" height=\"\(DecimalText(rect.height))\""
    if mirrored { body += " transform=\"matrix(-1 0 0 1 \(DecimalText(rect.maxX)) 0)\"" }
    body += "\(Self.source(of: data))/>\n"
  }

  private mutating func define(_ data: ImageData) -> String {
    let name = "i\(uses.values.count { $0.name != nil })"
    uses[data]?.name = name
    images += "<image id=\"\(name)\" width=\"1\" height=\"1\"\(Self.source(of: data))/>\n"
    return name
  }

  private static func source(of data: ImageData) -> String {
    let embedded = data.embedded
    return " preserveAspectRatio=\"none\" href=\"data:image/\(embedded.type);base64,"
      + "\(Data(embedded.bytes).base64EncodedString())\""
  }
}
