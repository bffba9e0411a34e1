import Foundation

extension Path: CustomStringConvertible {
  /// The path in the letters of SVG (`M`, `L`, `Q`, `C`, `Z`; `H` and `V` for level and upright
  /// lines), rounded to hundredths of a point.
  public var description: String { svgData(digits: 2) }

  package func svgData(digits: Int) -> String {
    var text = ""
    var here: (x: String, y: String)?
    func pair(_ x: Double, _ y: Double) -> (x: String, y: String) {
      (DecimalText(x, digits: digits).description, DecimalText(y, digits: digits).description)
    }
    for element in elements {
      switch element {
      case .move(let to):
        let end = pair(to.x, to.y)
        text += "M\(end.x) \(end.y)"
        here = end
      case .line(let to):
        let end = pair(to.x, to.y)
        if end.y == here?.y {
          text += "H\(end.x)"
        } else if end.x == here?.x {
          text += "V\(end.y)"
        } else {
          text += "L\(end.x) \(end.y)"
        }
        here = end
      case .quadCurve(let to, let control):
        let (a, end) = (pair(control.x, control.y), pair(to.x, to.y))
        text += "Q\(a.x) \(a.y) \(end.x) \(end.y)"
        here = end
      case .curve(let to, let control1, let control2):
        let (a, b) = (pair(control1.x, control1.y), pair(control2.x, control2.y))
        let end = pair(to.x, to.y)
        text += "C\(a.x) \(a.y) \(b.x) \(b.y) \(end.x) \(end.y)"
        here = end
      case .closeSubpath:
        text += "Z"
        here = nil
      }
    }
    return text
  }
}
