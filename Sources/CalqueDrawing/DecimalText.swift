/// A number as short as it can be written with some digits after the point: `12`, `0.5`, `-3.25`.
package struct DecimalText: CustomStringConvertible {
  package let description: String

  /// - Parameters:
  ///   - digits: at most this many after the point, from 0 to 6. What is not finite becomes 0.
  package init(_ value: Double, digits: Int = 2) {
    let unit = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000][max(0, min(digits, 6))]
    let scaled = (value * Double(unit)).rounded()
    guard abs(scaled) < 1e15 else {
      description = "0"
      return
    }
    let number = Int(scaled)
    let (whole, rest) = abs(number).quotientAndRemainder(dividingBy: unit)
    var text = number < 0 ? "-\(whole)" : "\(whole)"
    if rest > 0 {
      var part = String(rest + unit).dropFirst()
      while part.last == "0" { part.removeLast() }
      text += ".\(part)"
    }
    description = text
  }
}
