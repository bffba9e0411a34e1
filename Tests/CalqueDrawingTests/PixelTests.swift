import CalqueDrawing
import CalqueTestRandom
import Foundation
import Testing

/// Filters of pixels, beside slow ones that follow the definitions.
struct PixelTests {
  private let size = (width: 41, height: 37)

  /// A few bright pixels, far from the edges.
  private func picture(_ seed: UInt64) -> [UInt32] {
    var random = SeededGenerator(seed: seed)
    var pixels = [UInt32](repeating: 0, count: size.width * size.height)
    for _ in 0..<6 {
      let (x, y) = (
        Int.random(in: 16...24, using: &random), Int.random(in: 14...22, using: &random)
      )
      let color = RGBAColor(
        red: Double.random(in: 0...1, using: &random),
        green: Double.random(in: 0...1, using: &random),
        blue: Double.random(in: 0...1, using: &random),
        opacity: Double.random(in: 0.2...1, using: &random))
      pixels[y * size.width + x] = color.pixel
    }
    return pixels
  }

  private func filtered(
    _ pixels: [UInt32], _ filter: Drawing.Filter, scale: CGFloat = 1
  ) -> [UInt32] {
    var pixels = pixels
    pixels.withUnsafeMutableBufferPointer {
      let layer = PixelLayer(pixels: $0, x: 0, y: 0, width: size.width, height: size.height)
      filter.kind.apply(to: layer, in: CGAffineTransform(scaleX: scale, y: scale))
    }
    return pixels
  }

  private func bytes(_ pixels: [UInt32], _ shift: UInt32) -> [Double] {
    pixels.map { Double($0 >> shift & 255) }
  }

  /// The convolution with the Gaussian function itself, in two dimensions.
  private func gaussian(_ values: [Double], _ deviation: Double) -> [Double] {
    let reach = Int((4 * deviation).rounded(.up))
    var weights: [(x: Int, y: Int, weight: Double)] = []
    for y in -reach...reach {
      for x in -reach...reach {
        weights.append((x, y, exp(-Double(x * x + y * y) / (2 * deviation * deviation))))
      }
    }
    let sum = weights.reduce(0) { $0 + $1.weight }
    var result = [Double](repeating: 0, count: values.count)
    for (index, value) in values.enumerated() where value > 0 {
      let (column, row) = (index % size.width, index / size.width)
      for (x, y, weight) in weights {
        let (x, y) = (column + x, row + y)
        guard x >= 0, y >= 0, x < size.width, y < size.height else { continue }
        result[y * size.width + x] += value * weight / sum
      }
    }
    return result
  }

  @Test(arguments: [0.5, 0.8, 1.3, 1.9], 0..<4 as Range<UInt64>)
  func `a small blur is the Gaussian function`(deviation: Double, seed: UInt64) {
    let pixels = picture(seed)
    let blurred = filtered(pixels, .blur(radius: CGFloat(deviation)))
    for shift: UInt32 in [0, 8, 16, 24] {
      for (one, other) in zip(
        bytes(blurred, shift), gaussian(bytes(pixels, shift), deviation))
      { #expect(abs(one - other) <= 1.5, "\(deviation)") }
    }
  }

  /// The convolution with three boxes, as the specification has it (section 9.17): three of an odd
  /// size; or two of an even size, half a pixel to either side, and one of the next odd size.
  private func boxes(_ values: [Double], _ deviation: Double) -> [Double] {
    let box = Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    let half = box / 2
    let ranges =
      box % 2 == 1
      ? [-half...half, -half...half, -half...half]
      : [-half...half - 1, -half + 1...half, -half...half]
    var result = values
    for range in ranges {
      for step in [(x: 1, y: 0), (x: 0, y: 1)] {
        let source = result
        for index in result.indices {
          let (column, row) = (index % size.width, index / size.width)
          result[index] =
            range.reduce(0) { sum, offset in
              let (x, y) = (column + offset * step.x, row + offset * step.y)
              guard x >= 0, y >= 0, x < size.width, y < size.height else { return sum }
              return sum + source[y * size.width + x]
            } / Double(range.count)
        }
      }
    }
    return result
  }

  @Test(arguments: [2.0, 2.6, 3.1, 3.5], 0..<4 as Range<UInt64>)
  func `a large blur is three boxes`(deviation: Double, seed: UInt64) {
    let pixels = picture(seed)
    let blurred = filtered(pixels, .blur(radius: CGFloat(deviation)))
    for (one, other) in zip(bytes(blurred, 24), boxes(bytes(pixels, 24), deviation)) {
      #expect(abs(one - other) <= 1, "\(deviation)")
    }
  }

  @Test(arguments: [0.7, 1.5, 2.4], 0..<4 as Range<UInt64>)
  func `a blur moves ink, and adds none`(deviation: Double, seed: UInt64) {
    let pixels = picture(seed)
    let sum = bytes(pixels, 24).reduce(0, +)
    let blurred = bytes(filtered(pixels, .blur(radius: CGFloat(deviation))), 24).reduce(0, +)
    // Each pixel that has ink is rounded.
    #expect(abs(blurred - sum) <= 0.25 * Double(size.width * size.height))
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `a mirrored picture has a mirrored blur`(seed: UInt64) {
    let pixels = picture(seed)
    func mirrored(_ pixels: [UInt32]) -> [UInt32] {
      (0..<size.height).flatMap { row in
        pixels[row * size.width..<(row + 1) * size.width].reversed()
      }
    }
    for deviation: CGFloat in [0.8, 1.4, 3] {
      let (one, other) = (
        filtered(mirrored(pixels), .blur(radius: deviation)),
        mirrored(filtered(pixels, .blur(radius: deviation)))
      )
      for (one, other) in zip(bytes(one, 24), bytes(other, 24)) { #expect(abs(one - other) <= 1) }
    }
  }

  @Test func `a blur counts in points`() {
    let pixels = picture(1)
    #expect(
      filtered(pixels, .blur(radius: 0.7), scale: 2) == filtered(pixels, .blur(radius: 1.4)))
    #expect(filtered(pixels, .blur(radius: 0)) == pixels)
  }

  @Test func `an opaque picture stays opaque under a blur that repeats its edges`() {
    let pixels = [UInt32](repeating: 0xFF20_8040, count: size.width * size.height)
    #expect(filtered(pixels, .blur(radius: 5, isOpaque: true)) == pixels)
    #expect(filtered(pixels, .blur(radius: 5)) != pixels)
  }

  @Test(arguments: [(3.0, 2.0), (-4, 1), (0, 0)])
  func `a shadow is the blurred opacity, moved, below the picture`(x: Double, y: Double) {
    let pixels = picture(3)
    let color = RGBAColor(red: 0, green: 0, blue: 0)
    let shadow = Drawing.Filter.shadow(color, radius: 1, x: CGFloat(x), y: CGFloat(y))
    let result = bytes(filtered(pixels, shadow), 24)
    let blurred = gaussian(bytes(pixels, 24), 1)
    for row in 8..<size.height - 8 {
      for column in 8..<size.width - 8 {
        let below = blurred[(row - Int(y)) * size.width + column - Int(x)]
        let own = Double(pixels[row * size.width + column] >> 24)
        let expected = own + below * (1 - own / 255)
        #expect(abs(result[row * size.width + column] - expected) <= 2.5)
      }
    }
  }

  /// Where the picture is clear, the shadow alone is seen. That of an opaque picture from inside is
  /// what the surroundings, all of them opaque, throw on it.
  @Test(arguments: [0.8, 2.0, 3.1, 6], 0..<3 as Range<UInt64>)
  func `a shadow is as opaque as a blurred picture`(radius: CGFloat, seed: UInt64) {
    let black = RGBAColor(red: 0, green: 0, blue: 0)
    let pixels = picture(seed)
    let shadow = bytes(filtered(pixels, .shadow(black, radius: radius)), 24)
    let blurred = bytes(filtered(pixels, .blur(radius: radius)), 24)
    for index in pixels.indices where pixels[index] == 0 {
      #expect(shadow[index] == blurred[index])
    }
    let full = [UInt32](repeating: 0xFFFF_FFFF, count: pixels.count)
    #expect(filtered(full, .innerShadow(black, radius: radius)) == full)
  }
}
