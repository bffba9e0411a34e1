import Foundation

extension Drawing: CustomStringConvertible {
  /// The drawing as text, a line for each item and group, the items of a group indented: made to be
  /// read and compared.
  public var description: String {
    var text = "display list \(Self.text(size.width)) × \(Self.text(size.height))\n"
    var depth = 1
    func add(_ line: String) {
      text += String(repeating: "  ", count: depth) + line + "\n"
    }
    for step in steps {
      switch step {
      case .item(let item): add(Self.text(item))
      case .begin(let group):
        add(Self.text(group.effect))
        depth += 1
      case .end: depth -= 1
      }
    }
    return text
  }

  private static func text(_ item: Item) -> String {
    switch item {
    case .fill(let path, let paint, let style):
      "fill \(paint)\(style.isEOFilled ? " even-odd" : "") \(path)"
    case .stroke(let path, let paint, let style):
      "stroke \(paint) width \(text(style.lineWidth)) \(path)"
    case .glyphs(let run):
      "text \(quoted(run.string))\(run.isRightToLeft ? " rtl" : "") \(run.paint) "
        + "\(fileName(run.font.path)) \(text(run.font.size)) "
        + "at \(text(run.origin.x)),\(text(run.origin.y)) width \(text(run.width))"
    case .image(let data, let rect, let mirrored, let tint):
      "image \(data.pixelWidth) × \(data.pixelHeight) in \(text(rect))\(mirrored ? " mirrored" : "")"
        + (tint.map { " tint \($0)" } ?? "")
    case .backdrop(let path, let backdrop, _):
      "backdrop blur \(text(backdrop.blurRadius)) saturation \(text(backdrop.saturation)) "
        + "\(backdrop.tint) \(path)"
    case .group(let group): text(group.effect)
    }
  }

  private static func text(_ effect: Effect) -> String {
    switch effect {
    case .clip(let path, let style): "clip\(style.isEOFilled ? " even-odd" : "") \(path)"
    case .transform(let t) where t.a == 1 && t.b == 0 && t.c == 0 && t.d == 1:
      "offset \(text(t.tx)),\(text(t.ty))"
    case .transform(let t):
      "transform " + [t.a, t.b, t.c, t.d, t.tx, t.ty].map { text($0) }.joined(separator: " ")
    case .opacity(let opacity): "opacity \(text(opacity))"
    case .tag(let tag): text(tag)
    case .blend(let mode): "blend \(mode.rawValue)"
    case .filter(let filter): filter.description
    case .masked: "masked"
    case .mask: "mask"
    }
  }

  private static func text(_ tag: Drawing.Tag) -> String {
    var parts = ["tag \(tag.role.rawValue)"]
    if let label = tag.label { parts.append(quoted(label)) }
    if let value = tag.value { parts.append("value \(quoted(value))") }
    if let identifier = tag.identifier { parts.append("#\(identifier)") }
    if let language = tag.language { parts.append(language) }
    if let direction = tag.direction { parts.append(direction.rawValue) }
    if let frame = tag.frame { parts.append("in \(text(frame))") }
    return parts.joined(separator: " ")
  }

  private static func text(_ number: Double) -> String { DecimalText(number).description }

  private static func text(_ number: CGFloat) -> String { text(Double(number)) }

  private static func text(_ rect: CGRect) -> String {
    "\(text(rect.minX)),\(text(rect.minY)) \(text(rect.width)) × \(text(rect.height))"
  }

  private static func fileName(_ path: String) -> Substring {
    path.split(separator: "/").last ?? ""
  }

  private static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
