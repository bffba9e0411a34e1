import CalqueDrawing
import Foundation

/// Reads the drawing of an SVG text: paths and simple shapes, filled or traced.
///
/// Colours do not matter: what is painted is ink, and what has the colour `none` is not.
struct SVGReader {
  /// What elements pass on to those inside.
  struct Look {
    var place = CGAffineTransform.identity
    var isFilled = true
    var isTraced = false
    var isEvenOdd = false
    var isHidden = false
    var pen = SymbolDrawing.Pen(width: 1, cap: .butt, join: .miter, miterLimit: 4)
  }

  private var tags: SVGTags
  var parts: [SymbolDrawing.Part] = []
  var viewBox: CGRect?

  /// The group that is drawn alone, of a template of symbols; nil for a whole picture.
  var group: String?
  /// Whether classes are left out of account: those of templates say nothing of the drawing.
  var ignoresClasses: Bool { group != nil }

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

  mutating func read() throws(SVGSymbolError) {
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
