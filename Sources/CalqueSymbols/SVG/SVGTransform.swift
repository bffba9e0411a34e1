import CalqueDrawing
import Foundation

/// The value of a `transform` attribute, as in SVG 1.1, section 7.6.
enum SVGTransform {
  static func transform(_ text: String) throws(SVGProblem) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    for call in text.split(separator: ")") {
      let parts = call.split(separator: "(", omittingEmptySubsequences: false)
      let name = parts[0].trimmingCharacters(in: CharacterSet(charactersIn: " ,\t\r\n"))
      if parts.count == 1, name.isEmpty { continue }
      guard parts.count == 2 else { throw SVGProblem("the transform \"\(text)\" cannot be read") }
      var numbers = SVGNumbers(String(parts[1]))
      let n = try numbers.all()
      result = try one(name, n).concatenating(result)
    }
    return result
  }

  private static func one(_ name: String, _ n: [Double]) throws(SVGProblem) -> CGAffineTransform {
    switch (name, n.count) {
    case ("matrix", 6):
      return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1): return CGAffineTransform(translationX: n[0], y: 0)
    case ("translate", 2): return CGAffineTransform(translationX: n[0], y: n[1])
    case ("scale", 1): return CGAffineTransform(scaleX: n[0], y: n[0])
    case ("scale", 2): return CGAffineTransform(scaleX: n[0], y: n[1])
    case ("rotate", 1): return CGAffineTransform(rotationAngle: n[0] * .pi / 180)
    case ("rotate", 3):
      return CGAffineTransform(translationX: -n[1], y: -n[2])
        .concatenating(CGAffineTransform(rotationAngle: n[0] * .pi / 180))
        .concatenating(CGAffineTransform(translationX: n[1], y: n[2]))
    case ("skewX", 1):
      return CGAffineTransform(a: 1, b: 0, c: tan(n[0] * .pi / 180), d: 1, tx: 0, ty: 0)
    case ("skewY", 1):
      return CGAffineTransform(a: 1, b: tan(n[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
    default:
      throw SVGProblem("there is no transform \"\(name)\" of \(n.count) numbers")
    }
  }
}
