import CalqueDrawing
import Foundation

extension SVGReader {
  /// What has nothing to draw.
  static let skipped: Set = ["title", "desc", "metadata"]

  static func viewBox(of tag: SVGTags.Tag) throws(SVGProblem) -> CGRect {
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

  static func path(of tag: SVGTags.Tag) throws(SVGProblem) -> Path {
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
  static func isAround(_ tag: SVGTags.Tag, _ group: String) -> Bool {
    guard let id = tag.attributes["id"] else { return true }
    return id == group || id == "Symbols"
  }

  static func look(
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
