import CalqueDrawing
import CalqueTestRandom
import Foundation
import Testing

/// Numbers as short as they can be written.
struct DecimalTextTests {
  /// The same by `String(format:)`, without zeros at the end.
  private func slow(_ value: Double, _ digits: Int) -> String {
    var text = String(format: "%.\(digits)f", value)
    if text.contains(".") {
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
    }
    return text == "-0" ? "0" : text
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `it says what the formatter says`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let digits = Int.random(in: 0...6, using: &random)
    let value =
      Double.random(in: -1...1, using: &random)
      * pow(10, Double(Int.random(in: -4...7, using: &random)))
    #expect(DecimalText(value, digits: digits).description == slow(value, digits))
  }

  @Test func `what cannot be written is 0`() {
    for value in [Double.nan, .infinity, -.infinity, 1e300] {
      #expect(DecimalText(value).description == "0")
    }
    #expect(DecimalText(-0.001).description == "0")
    #expect(DecimalText(-0.25).description == "-0.25")
  }
}
