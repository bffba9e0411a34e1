@testable import CalqueSymbols

extension Symbol {
  /// The area of the ink of a weight, in units of which the box is 24 high.
  func inkArea(weight: Int) -> Double {
    drawing.area(lineWidth: Self.lineWidth(weight: weight))
  }
}
