import CalqueTestRandom
import Foundation
import Testing

@testable import CalqueDrawing

/// Colours, the matrices that change them, and what is between two of them.
struct ColorTests {
  private func isNear(_ one: RGBAColor, _ other: RGBAColor, _ most: Double = 1e-6) -> Bool {
    zip(
      [one.red, one.green, one.blue, one.opacity],
      [other.red, other.green, other.blue, other.opacity]
    ).allSatisfy { abs($0 - $1) <= most }
  }

  private func color(_ random: inout SeededGenerator) -> RGBAColor {
    func part() -> Double { Double.random(in: 0...1, using: &random) }
    return RGBAColor(red: part(), green: part(), blue: part(), opacity: part())
  }

  private func changed(_ color: RGBAColor, _ filter: Drawing.Filter) -> RGBAColor {
    (filter.kind as? ColorFilter)?.changed(color) ?? .clear
  }

  /// The values of `oklch()` that CSS Color 4 gives for the named colours, section 9.3.
  @Test(arguments: [
    (0xFF0000, 0.62796, 0.25768, 29.234), (0x00FF00, 0.86644, 0.29483, 142.495),
    (0x0000FF, 0.45201, 0.31321, 264.052), (0xFFFFFF, 1, 0, 0), (0x000000, 0, 0, 0),
  ])
  func `Oklab is that of the specification`(hex: Int, l: Double, chroma: Double, hue: Double) {
    let color = PerceptualColor(RGBAColor(hex: UInt32(hex)))
    #expect(abs(color.lightness - l) < 1e-4)
    #expect(abs(hypot(color.a, color.b) - chroma) < 1e-4)
    if chroma > 0 {
      let angle = atan2(color.b, color.a) * 180 / .pi
      #expect(abs((angle < 0 ? angle + 360 : angle) - hue) < 0.01)
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a colour comes back from Oklab`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let color = color(&random)
    #expect(isNear(PerceptualColor(color).rgba, color, 1e-4))
  }

  @Test(arguments: 0..<20 as Range<UInt64>, [true, false])
  func `a mixture begins and ends with its colours`(seed: UInt64, isPerceptual: Bool) {
    var random = SeededGenerator(seed: seed)
    let (one, other) = (color(&random), color(&random))
    func mixed(_ fraction: Double) -> RGBAColor {
      one.mixed(with: other, by: fraction, isPerceptual: isPerceptual)
    }
    #expect(isNear(mixed(0), one, 1e-4) && isNear(mixed(1), other, 1e-4))
    #expect(
      isNear(
        mixed(0.3), other.mixed(with: one, by: 0.7, isPerceptual: isPerceptual), 1e-4))
  }

  @Test func `in Oklab the way from one grey to another has greys only`() {
    for step in 0...10 {
      let grey = RGBAColor.black.mixed(
        with: .white, by: Double(step) / 10, isPerceptual: true)
      #expect(abs(grey.red - grey.green) < 1e-4 && abs(grey.green - grey.blue) < 1e-4)
    }
  }

  /// Filter Effects 1, sections 9.6 and 12.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `filters of colours follow their definitions`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let color = color(&random)
    let inverted = changed(changed(color, .colorInvert), .colorInvert)
    #expect(isNear(inverted, color))
    #expect(isNear(changed(color, .saturation(1)), color))
    #expect(isNear(changed(color, .hueRotation(.degrees(360))), color))
    #expect(isNear(changed(color, .contrast(1)), color))
    #expect(isNear(changed(color, .brightness(0)), color))
    #expect(isNear(changed(color, .colorMultiply(.white)), color))
    let luminance = 0.213 * color.red + 0.715 * color.green + 0.072 * color.blue
    let grey = RGBAColor(white: luminance, opacity: color.opacity)
    #expect(isNear(changed(color, .grayscale(1)), grey, 1e-3))
    #expect(isNear(changed(color, .saturation(0)), changed(color, .grayscale(1))))
    #expect(isNear(changed(color, .contrast(0)), RGBAColor(white: 0.5, opacity: color.opacity)))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a turned hue keeps the luminance of colours in the middle`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func part() -> Double { Double.random(in: 0.4...0.6, using: &random) }
    let color = RGBAColor(red: part(), green: part(), blue: part())
    let turned = changed(color, .hueRotation(.degrees(Double.random(in: 0...360, using: &random))))
    func luminance(_ color: RGBAColor) -> Double {
      0.213 * color.red + 0.715 * color.green + 0.072 * color.blue
    }
    #expect(abs(luminance(turned) - luminance(color)) < 2e-3)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `pixels are as opaque as their colours, which are no brighter`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let color = color(&random)
    let pixel = color.pixel
    #expect(pixel >> 24 == UInt32((color.opacity * 255).rounded()))
    for shift: UInt32 in [0, 8, 16] { #expect(pixel >> shift & 255 <= pixel >> 24) }
    #expect(RGBAColor(red: -1, green: 2, blue: .nan).pixel == 0xFF00_FF00)
  }

  @Test func `a description is the hexadecimal notation`() {
    #expect(RGBAColor(hex: 0x12AB9F).description == "#12AB9F")
    #expect(RGBAColor(hex: 0x12AB9F, opacity: 0.5).description == "#12AB9F80")
    #expect(RGBAColor(hex: 0x12AB9F) == RGBAColor(hex: 0x12AB9F).opacity(1))
  }
}
