import CCalqueDrawing
import CalqueDrawing
import CalqueEscaping
import Foundation

extension SVGWriter {
  static func text(_ t: CGAffineTransform) -> String {
    if t.a == 1, t.b == 0, t.c == 0, t.d == 1 {
      return "translate(\(DecimalText(t.tx)) \(DecimalText(t.ty)))"
    }
    let linear = [t.a, t.b, t.c, t.d].map { DecimalText($0, digits: 6).description }
    return "matrix(\(linear.joined(separator: " ")) \(DecimalText(t.tx)) \(DecimalText(t.ty)))"
  }

  static func paint(_ name: String, _ color: RGBAColor) -> String {
    var opaque = color
    opaque.opacity = 1
    let text = " \(name)=\"\(opaque)\""
    return color.opacity >= 1
      ? text : text + " \(name)-opacity=\"\(DecimalText(max(0, color.opacity), digits: 3))\""
  }

  static func attributes(of style: StrokeStyle) -> String {
    var text = " stroke-width=\"\(DecimalText(style.lineWidth, digits: 3))\""
    switch style.lineCap {
    case .round: text += " stroke-linecap=\"round\""
    case .square: text += " stroke-linecap=\"square\""
    default: break
    }
    switch style.lineJoin {
    case .round: text += " stroke-linejoin=\"round\""
    case .bevel: text += " stroke-linejoin=\"bevel\""
    default: text += " stroke-miterlimit=\"\(DecimalText(style.miterLimit))\""
    }
    if !style.dash.isEmpty {
      let dashes = style.dash.map { DecimalText($0).description }.joined(separator: " ")
      text += " stroke-dasharray=\"\(dashes)\""
      if style.dashPhase != 0 { text += " stroke-dashoffset=\"\(DecimalText(style.dashPhase))\"" }
    }
    return text
  }

  static func attributes(of tag: Drawing.Tag) -> String {
    // WAI-ARIA's names of the roles.
    let role =
      switch tag.role {
      case .text: "text"
      case .image: "img"
      case .toggle: "switch"
      case .textField: "textbox"
      case .row: "listitem"
      case .tabBar: "tablist"
      case .navigationBar: "navigation"
      case .progress: "progressbar"
      case .stepper: "spinbutton"
      case .picker: "combobox"
      default: tag.role.rawValue
      }
    var text = " role=\"\(role)\""
    if let label = tag.label { text += " aria-label=\"\(escaped(label))\"" }
    if let value = tag.value { text += " aria-valuetext=\"\(escaped(value))\"" }
    if let language = tag.language { text += " lang=\"\(escaped(language))\"" }
    if let direction = tag.direction { text += " direction=\"\(direction.rawValue)\"" }
    if let identifier = tag.identifier { text += " data-identifier=\"\(escaped(identifier))\"" }
    return text
  }

  /// The value of an attribute; characters that XML does not allow are left out.
  private static func escaped(_ text: String) -> String {
    MarkupEscaping.xmlAttribute.disallowed(.removed).escape(text)
  }
}
