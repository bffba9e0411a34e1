import CalqueDrawing
import Foundation

/// Reads the drawing of an SVG text: paths and simple shapes, filled or traced.
///
/// Colours do not matter: what is painted is ink, and what has the colour `none` is not.
struct SVGReader {
  /// What elements pass on to those inside.
  private struct Look {
    var place = CGAffineTransform.identity
    var isFilled = true
    var isTraced = false
    var isEvenOdd = false
    var isHidden = false
    var pen = SymbolDrawing.Pen(width: 1, cap: .butt, join: .miter, miterLimit: 4)
  }

  private var tags: SVGTags
  private var parts: [SymbolDrawing.Part] = []
  private var viewBox: CGRect?

  /// The group that is drawn alone, of a template of symbols; nil for a whole picture.
  private var group: String?
  /// Whether classes are left out of account: those of templates say nothing of the drawing.
  private var ignoresClasses: Bool { group != nil }

  /// Larger drawings take too long.
  private static let mostBytes = 200_000

  static func drawing(_ text: String) throws(SVGSymbolError) -> SymbolDrawing {
    guard text.utf8.count <= mostBytes else {
      throw SVGSymbolError(
        line: 1, message: "the picture is larger than \(mostBytes) bytes; simplify its paths")
    }
    var reader = SVGReader(tags: SVGTags(text))
    try reader.read()
    return try reader.drawing()
  }

  /// The drawing of one group of a picture, in a box of the picture's coordinates.
  ///
  /// - Parameter box: Gets the bounds of what is drawn.
  static func drawing(
    group: String, of text: String, box: (CGRect) -> CGRect
  ) throws(SVGSymbolError) -> SymbolDrawing {
    var reader = SVGReader(tags: SVGTags(text))
    reader.group = group
    try reader.read()
    var bounds = CGRect.null
    for case .path(let path, _, _) in reader.parts.map(\.content) {
      bounds = bounds.union(path.boundingRect)
    }
    reader.viewBox = box(bounds)
    return try reader.drawing()
  }

  private init(tags: SVGTags) { self.tags = tags }

  private mutating func read() throws(SVGSymbolError) {
    var looks: [(name: String, look: Look, line: Int, isGroup: Bool)] = []
    var skipped: (name: String, depth: Int)?
    var isDone = false
    while let tag = try tags.next() {
      if let name = skipped {
        if tag.name == name.name {
          let depth = name.depth + (tag.opens ? 1 : 0) - (tag.closes ? 1 : 0)
          skipped = depth == 0 ? nil : (name.name, depth)
        }
        continue
      }
      guard tag.opens else {
        guard let last = looks.popLast(), last.name == tag.name else {
          throw SVGSymbolError(
            line: tag.line, message: "</\(tag.name)> ends an element that was not begun")
        }
        isDone = looks.isEmpty
        continue
      }
      guard !isDone, !looks.isEmpty || tag.name == "svg" else {
        throw SVGSymbolError(
          line: tag.line, message: "the picture is one <svg> element, not <\(tag.name)>")
      }
      if Self.skipped.contains(tag.name) || tag.name.contains(":") {
        if !tag.closes { skipped = (tag.name, 1) }
        continue
      }
      if let group, tag.name != "svg", !looks.contains(where: { $0.isGroup }),
        tag.name != "g" || !Self.isAround(tag, group)
      {
        if !tag.closes { skipped = (tag.name, 1) }
        continue
      }
      let look = try located(tag) { () throws(SVGProblem) in
        try Self.look(
          of: tag, inside: looks.last?.look ?? Look(), ignoresClasses: ignoresClasses)
      }
      if tag.name == "svg" {
        guard viewBox == nil else {
          throw SVGSymbolError(line: tag.line, message: "<svg> inside of <svg> is not drawn")
        }
        viewBox = try located(tag) { () throws(SVGProblem) in try Self.viewBox(of: tag) }
      } else if tag.name != "g" {
        let path = try located(tag) { () throws(SVGProblem) in try Self.path(of: tag) }
        add(path, look)
      }
      if !tag.closes {
        looks.append((tag.name, look, tag.line, group == tag.attributes["id"]))
      } else {
        isDone = looks.isEmpty
      }
    }
    if let open = looks.last {
      throw SVGSymbolError(line: open.line, message: "the element <\(open.name)> does not end")
    }
    if let skipped {
      throw SVGSymbolError(line: 1, message: "the element <\(skipped.name)> does not end")
    }
  }

  private func located<Value>(
    _ tag: SVGTags.Tag, _ body: () throws(SVGProblem) -> Value
  ) throws(SVGSymbolError) -> Value {
    do { return try body() } catch {
      throw SVGSymbolError(line: tag.line, message: "<\(tag.name)>: \(error.message)")
    }
  }

  private mutating func add(_ path: Path, _ look: Look) {
    guard !look.isHidden, !path.isEmpty else { return }
    let path = path.applying(look.place)
    if look.isFilled {
      parts.append(.init(content: .path(path, nil, isEvenOdd: look.isEvenOdd)))
    }
    if look.isTraced, look.pen.width > 0 {
      var pen = look.pen
      pen.width *= Self.scale(of: look.place)
      parts.append(.init(content: .path(path, pen, isEvenOdd: false)))
    }
  }

  private static func scale(of place: CGAffineTransform) -> Double {
    abs(place.a * place.d - place.b * place.c).squareRoot()
  }

  private func drawing() throws(SVGSymbolError) -> SymbolDrawing {
    guard let viewBox else {
      throw SVGSymbolError(line: 1, message: "there is no <svg> element")
    }
    guard !parts.isEmpty else {
      throw SVGSymbolError(line: 1, message: "nothing is filled or traced in the picture")
    }
    let scale = SymbolDrawing.side / viewBox.height
    let place = CGAffineTransform(translationX: -viewBox.minX, y: -viewBox.minY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
    let box = CGRect(x: 0, y: 0, width: viewBox.width * scale, height: SymbolDrawing.side)
    var all = parts.map { part in
      guard case .path(let path, var pen, let isEvenOdd) = part.content else { return part }
      pen?.width *= scale
      return .init(content: .path(path.applying(place), pen, isEvenOdd: isEvenOdd))
    }
    // As in a browser, nothing is drawn outside of the box.
    all.append(.init(mode: .intersect, content: .path(Path(box), nil, isEvenOdd: false)))
    return SymbolDrawing(all, box: box)
  }
}

// MARK: Elements

extension SVGReader {
  /// What has nothing to draw.
  private static let skipped: Set = ["title", "desc", "metadata"]

  private static func viewBox(of tag: SVGTags.Tag) throws(SVGProblem) -> CGRect {
    var box = CGRect.zero
    if let text = tag.attributes["viewBox"] {
      var numbers = SVGNumbers(text)
      let n = try numbers.all()
      guard n.count == 4 else { throw SVGProblem("viewBox \"\(text)\" does not have 4 numbers") }
      box = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    } else {
      guard tag.attributes["width"] != nil, tag.attributes["height"] != nil else {
        throw SVGProblem("there is neither a viewBox nor a width and a height")
      }
      box.size = CGSize(width: try number("width", of: tag), height: try number("height", of: tag))
    }
    guard box.width > 0, box.height > 0, box.width < 100 * box.height else {
      throw SVGProblem("the picture has no usable size: \(box.width) × \(box.height)")
    }
    return box
  }

  private static func path(of tag: SVGTags.Tag) throws(SVGProblem) -> Path {
    func number(_ name: String, or other: Double = 0) throws(SVGProblem) -> Double {
      try Self.number(name, of: tag, or: other)
    }
    switch tag.name {
    case "path": return try SVGPathData.path(tag.attributes["d"] ?? "").get()
    case "circle", "ellipse":
      let rx = try number(tag.name == "circle" ? "r" : "rx")
      let ry = try number(tag.name == "circle" ? "r" : "ry")
      guard rx > 0, ry > 0 else { return Path() }
      let (x, y) = (try number("cx"), try number("cy"))
      return Path(ellipseIn: CGRect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
    case "rect":
      let rect = CGRect(
        x: try number("x"), y: try number("y"), width: try number("width"),
        height: try number("height"))
      guard rect.width > 0, rect.height > 0 else { return Path() }
      let rx = try number("rx", or: number("ry"))
      let ry = try number("ry", or: rx)
      return Path(
        roundedRect: rect,
        cornerSize: CGSize(width: min(rx, rect.width / 2), height: min(ry, rect.height / 2)),
        style: .circular)
    case "line":
      let (a, b) = (
        CGPoint(x: try number("x1"), y: try number("y1")),
        CGPoint(x: try number("x2"), y: try number("y2"))
      )
      return Path { $0.addLines([a, b]) }
    case "polyline", "polygon":
      var numbers = SVGNumbers(tag.attributes["points"] ?? "")
      let n = try numbers.all()
      guard n.count.isMultiple(of: 2) else {
        throw SVGProblem("the points have an odd count of numbers")
      }
      return Path {
        $0.addLines(stride(from: 0, to: n.count, by: 2).map { CGPoint(x: n[$0], y: n[$0 + 1]) })
        if tag.name == "polygon", !n.isEmpty { $0.closeSubpath() }
      }
    case "style":
      throw SVGProblem("style sheets are not read; write fill and stroke as attributes")
    default:
      throw SVGProblem(
        "only svg, g, path, circle, ellipse, rect, line, polyline and polygon are drawn")
    }
  }

  private static func number(
    _ name: String, of tag: SVGTags.Tag, or other: Double = 0
  ) throws(SVGProblem) -> Double {
    guard let text = tag.attributes[name] else { return other }
    return try number(name, text)
  }

  private static func number(_ name: String, _ text: String) throws(SVGProblem) -> Double {
    var plain = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if plain.hasSuffix("px") { plain.removeLast(2) }
    guard let value = Double(plain), value.isFinite else {
      throw SVGProblem("\(name) \"\(text)\" is not a number")
    }
    return value
  }

  /// Whether a group may be the one that is drawn, or have it inside: templates have notes and
  /// guides beside the symbols.
  private static func isAround(_ tag: SVGTags.Tag, _ group: String) -> Bool {
    guard let id = tag.attributes["id"] else { return true }
    return id == group || id == "Symbols"
  }

  private static func look(
    of tag: SVGTags.Tag, inside around: Look, ignoresClasses: Bool
  ) throws(SVGProblem) -> Look {
    var look = around
    var values = tag.attributes
    for declaration in (tag.attributes["style"] ?? "").split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      if parts.count == 2 { values[parts[0]] = parts[1] }
    }
    if !ignoresClasses, tag.attributes["class"] != nil, values["fill"] == nil,
      values["stroke"] == nil
    {
      throw SVGProblem("classes are not read; write fill and stroke as attributes")
    }
    if let text = values["transform"] {
      look.place = try SVGTransform.transform(text).concatenating(around.place)
    }
    if let paint = try paint("fill", values) { look.isFilled = paint }
    if let paint = try paint("stroke", values) { look.isTraced = paint }
    if let rule = values["fill-rule"] { look.isEvenOdd = rule == "evenodd" }
    if let width = values["stroke-width"] { look.pen.width = try number("stroke-width", width) }
    if let limit = values["stroke-miterlimit"] {
      look.pen.miterLimit = try number("stroke-miterlimit", limit)
    }
    switch values["stroke-linecap"] {
    case "round": look.pen.cap = .round
    case "square": look.pen.cap = .square
    case "butt": look.pen.cap = .butt
    default: break
    }
    switch values["stroke-linejoin"] {
    case "round": look.pen.join = .round
    case "bevel": look.pen.join = .bevel
    case "miter": look.pen.join = .miter
    default: break
    }
    if let dash = values["stroke-dasharray"], dash != "none" {
      throw SVGProblem("dashes are not drawn; write them as separate lines")
    }
    for name in ["clip-path", "mask", "filter"] where values[name].map({ $0 != "none" }) ?? false {
      throw SVGProblem("\(name) is not drawn")
    }
    if values["display"] == "none" || values["visibility"] == "hidden" || values["opacity"] == "0" {
      look.isHidden = true
    }
    return look
  }

  /// Whether something is painted; nil if it is not said.
  private static func paint(
    _ name: String, _ values: [String: String]
  ) throws(SVGProblem) -> Bool? {
    if values[name + "-opacity"] == "0" { return false }
    guard let value = values[name], value != "inherit" else { return nil }
    guard !value.hasPrefix("url(") else {
      throw SVGProblem("\(name) \"\(value)\": gradients and patterns are not drawn")
    }
    return value != "none" && value != "transparent"
  }
}
