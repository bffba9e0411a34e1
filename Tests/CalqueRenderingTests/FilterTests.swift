import CalqueDrawing
import Foundation
import Testing

@testable import CalqueRendering

/// Filters, masks, shadows and materials, by laws.
struct FilterTests {
  private static let size = CGSize(width: 60, height: 60)
  private static let square = Path(CGRect(x: 20, y: 20, width: 20, height: 20))
  private static let color = RGBAColor(red: 0.8, green: 0.4, blue: 0.2)

  private func image(
    _ items: [Drawing.Item], scale: Double = 1, background: RGBAColor = .clear
  ) throws -> DecodedImage {
    try picture(items, size: Self.size, scale: scale, background: background)
  }

  private func filtered(_ filter: Drawing.Filter, _ items: [Drawing.Item]? = nil) -> Drawing.Item {
    .group(.filter(filter), items ?? [.fill(Self.square, Self.color)])
  }

  /// The sum of the opacities of all pixels.
  private func ink(_ image: DecodedImage) -> Int {
    stride(from: 3, to: image.rgba.count, by: 4).reduce(0) { $0 + Int(image.rgba[$1]) }
  }

  /// All components, multiplied by the opacity.
  private func multiplied(_ image: DecodedImage) -> [Int] {
    image.rgba.indices.map { index in
      let alpha = Int(image.rgba[index | 3])
      return index & 3 == 3 ? alpha : Int(image.rgba[index]) * alpha / 255
    }
  }

  @Test
  func `a blur of 0 changes nothing`() throws {
    let plain = try image([.fill(Self.square, Self.color)])
    for radius in [0, -3, CGFloat.nan] {
      #expect(try image([filtered(.blur(radius: radius))]) == plain)
    }
  }

  @Test(arguments: [0.5, 1, 1.9, 2, 3, 4.5], [1.0, 2])
  func `a blur keeps the ink, and spreads it by its deviation`(
    _ radius: Double, _ scale: Double
  ) throws {
    let blurred = try image([filtered(.blur(radius: radius))], scale: scale)
    let plain = try image([.fill(Self.square, Self.color)], scale: scale)
    let difference = abs(Double(ink(blurred)) / Double(ink(plain)) - 1)
    #expect(difference < 0.01)
    // The variance of a line across: that of the square, and that of the blur.
    let row = blurred.height / 2
    var (sum, moment) = (0.0, 0.0)
    for x in 0..<blurred.width {
      let alpha = Double(try #require(blurred[x, row])[3])
      let distance = (Double(x) + 0.5) / scale - 30
      sum += alpha
      moment += alpha * distance * distance
    }
    let expected = 20.0 * 20 / 12 + radius * radius
    #expect(abs(moment / sum - expected) < 0.08 * expected)
  }

  @Test
  func `an opaque blur leaves nothing translucent inside`() throws {
    let whole = Path(CGRect(origin: .zero, size: Self.size))
    let blurred = try image([filtered(.blur(radius: 5, isOpaque: true), [.fill(whole, red)])])
    #expect(blurred == (try image([.fill(whole, red)])))
  }

  @Test
  func `a shadow of radius 0 is a moved copy`() throws {
    let shadow = try image([filtered(.shadow(.black, radius: 0, x: 5, y: 7))])
    let moved = Self.square.applying(CGAffineTransform(translationX: 5, y: 7))
    let copies = try image([.fill(moved, RGBAColor.black), .fill(Self.square, Self.color)])
    #expect(shadow == copies)
  }

  @Test
  func `a shadow that is blurred keeps what it is of`() throws {
    let shadow = try image([filtered(.shadow(.black, radius: 4))])
    let plain = try image([.fill(Self.square, Self.color)])
    for y in 20..<40 { for x in 20..<40 { #expect(shadow[x, y] == plain[x, y]) } }
    let edge = try #require(shadow[18, 30])
    #expect(edge[3] > 40 && edge[3] < 128)
  }

  @Test
  func `an inner shadow is inside`() throws {
    let shadow = try image([filtered(.innerShadow(.black, radius: 2))])
    let plain = try image([.fill(Self.square, Self.color)])
    for y in 0..<60 { for x in 0..<60 { #expect(shadow[x, y]?[3] == plain[x, y]?[3]) } }
    #expect(try #require(shadow[20, 30])[0] < 140)
    #expect(shadow[30, 30] == plain[30, 30])
  }

  @Test
  func `a mask that is opaque changes nothing, and one that is clear leaves nothing`() throws {
    let item = Drawing.Item.fill(Self.square, Self.color)
    let whole = Drawing.Item.fill(Path(CGRect(origin: .zero, size: Self.size)), RGBAColor.black)
    #expect(try image([.masked([item], by: [whole])]) == (try image([item])))
    #expect(ink(try image([.masked([item], by: [])])) == 0)
  }

  @Test
  func `a mask is a clip with opacity`() throws {
    let circle = Path(ellipseIn: CGRect(x: 15, y: 15, width: 20, height: 20))
    let item = Drawing.Item.fill(Self.square, Self.color)
    let clipped = try image([.group(.opacity(0.5), [.group(.clip(circle), [item])])])
    let masked = try image([
      .masked([item], by: [.fill(circle, RGBAColor.black.opacity(0.5))])
    ])
    for (a, b) in zip(multiplied(clipped), multiplied(masked)) { #expect(abs(a - b) <= 3) }
  }

  @Test
  func `a mask that belongs to nothing draws nothing`() throws {
    #expect(ink(try image([.group(.mask, [.fill(Self.square, red)])])) == 0)
  }

  @Test
  func `masks in masks show where both are`() throws {
    let left = Path(CGRect(x: 0, y: 0, width: 30, height: 60))
    let top = Path(CGRect(x: 0, y: 0, width: 60, height: 30))
    let item = Drawing.Item.fill(Self.square, red)
    let both = try image([
      .masked(
        [.masked([item], by: [.fill(left, RGBAColor.black)])],
        by: [.masked([.fill(top, RGBAColor.black)], by: [.fill(left, RGBAColor.black)])])
    ])
    let corner = Path(CGRect(x: 20, y: 20, width: 10, height: 10))
    #expect(both == (try image([.fill(corner, red)])))
  }

  private static let neutral: [Drawing.Filter] = [
    .brightness(0), .contrast(1), .saturation(1), .grayscale(0), .hueRotation(.zero),
    .hueRotation(.degrees(360)), .colorMultiply(.white),
    .projection(ProjectionTransform()),
  ]

  @Test(arguments: neutral)
  func `a filter with its neutral number changes nothing`(_ filter: Drawing.Filter) throws {
    let items: [Drawing.Item] = [
      .fill(Self.square, Self.color),
      .fill(Path(CGRect(x: 5, y: 5, width: 9, height: 9)), blue.opacity(0.5)),
    ]
    let changed = try image([filtered(filter, items)])
    let plain = try image(items)
    for (a, b) in zip(changed.rgba, plain.rgba) { #expect(abs(Int(a) - Int(b)) <= 2) }
  }

  @Test(arguments: [
    (Drawing.Filter.brightness(0.2), [255, 153, 102]), (.contrast(0.5), [166, 115, 89]),
    (.colorInvert, [51, 153, 204]), (.grayscale(1), [120, 120, 120]),
    (.colorMultiply(RGBAColor(red: 0.5, green: 1, blue: 0)), [102, 102, 0]),
    (.saturation(0), [120, 120, 120]),
  ])
  func `colour filters are their formulas`(_ filter: Drawing.Filter, _ expected: [Int]) throws {
    // 0.8, 0.4, 0.2; its luminance is 0.213 · 0.8 + 0.715 · 0.4 + 0.072 · 0.2 = 0.4708.
    let pixel = try #require(try image([filtered(filter)])[30, 30])
    #expect(pixel[3] == 255)
    for (a, b) in zip(pixel, expected) { #expect(abs(Int(a) - b) <= 1) }
  }

  @Test
  func `an inversion twice is none, and a hue turned by thirds comes back`() throws {
    let plain = try image([.fill(Self.square, Self.color)])
    let twice = try image([filtered(.colorInvert, [filtered(.colorInvert)])])
    for (a, b) in zip(twice.rgba, plain.rgba) { #expect(abs(Int(a) - Int(b)) <= 1) }
    // Dull enough not to leave the range of components on the way.
    let dull = Drawing.Item.fill(Self.square, RGBAColor(red: 0.5, green: 0.45, blue: 0.4))
    let turn = Drawing.Filter.hueRotation(.degrees(120))
    let turned = try image([filtered(turn, [filtered(turn, [filtered(turn, [dull])])])])
    let pixel = try #require(turned[30, 30])
    for (a, b) in zip(pixel, [128, 115, 102]) { #expect(abs(Int(a) - b) <= 4) }
  }

  @Test
  func `luminance becomes opacity`() throws {
    let white = try #require(
      try image([filtered(.luminanceToAlpha, [.fill(Self.square, RGBAColor.white)])])[30, 30])
    #expect(white == [0, 0, 0, 255])
    let half = RGBAColor.white.opacity(0.5)
    let pixel = try #require(
      try image([filtered(.luminanceToAlpha, [.fill(Self.square, half)])])[30, 30])
    #expect(abs(Int(pixel[3]) - 128) <= 1)
    #expect(
      ink(try image([filtered(.luminanceToAlpha, [.fill(Self.square, RGBAColor.black)])])) == 0)
  }

  @Test
  func `a projection that keeps parallels is the transform`() throws {
    let transform = CGAffineTransform(translationX: 6, y: -4)
    let projected = try image([filtered(.projection(ProjectionTransform(transform)))])
    let moved = try image([.group(.transform(transform), [.fill(Self.square, Self.color)])])
    for (a, b) in zip(projected.rgba, moved.rgba) { #expect(abs(Int(a) - Int(b)) <= 1) }
  }

  @Test
  func `a projection maps corners where its formula says`() throws {
    // The right side of the square is nearer by a half.
    var transform = ProjectionTransform()
    transform.m13 = -0.01
    transform.m33 = 1.3
    let image = try image([filtered(.projection(transform))])
    func isPainted(_ x: CGFloat, _ y: CGFloat) -> Bool {
      let point = CGPoint(x: x, y: y).applying(transform)
      return image[Int(point.x), Int(point.y)]?[3] == 255
    }
    for x in stride(from: 21.5, through: 38.5, by: 1) {
      #expect(isPainted(x, 21.5) && isPainted(x, 38.5))
      #expect(!isPainted(x, 18.5) && !isPainted(x, 41.5))
    }
  }

  @Test
  func `filters on filters, groups, clips and transforms stay in their places`() throws {
    let item = Drawing.Item.fill(Self.square, Self.color)
    let turn = CGAffineTransform(translationX: 3, y: 2)
    let nested = try image([
      .group(
        .opacity(0.5),
        [
          .group(
            .transform(turn),
            [filtered(.saturation(1), [.group(.blend(.normal), [filtered(.contrast(1), [item])])])])
        ])
    ])
    let plain = try image([.group(.opacity(0.5), [.group(.transform(turn), [item])])])
    for (a, b) in zip(nested.rgba, plain.rgba) { #expect(abs(Int(a) - Int(b)) <= 2) }
  }

  @Test
  func `a blur reaches into a clip from outside`() throws {
    let clip = Path(CGRect(x: 42, y: 0, width: 18, height: 60))
    let image = try image([.group(.clip(clip), [filtered(.blur(radius: 4))])])
    #expect(try #require(image[43, 30])[3] > 20)
    #expect(image[41, 30]?[3] == 0)
  }

  @Test
  func `a material blurs what is below, in groups as well`() throws {
    let left = Drawing.Item.fill(Path(CGRect(x: 0, y: 0, width: 30, height: 60)), RGBAColor.black)
    let right = Drawing.Item.fill(Path(CGRect(x: 30, y: 0, width: 30, height: 60)), RGBAColor.white)
    let glass = Drawing.Item.backdrop(
      Path(CGRect(x: 10, y: 10, width: 40, height: 40)), Backdrop(blurRadius: 3, tint: .clear))
    let images = [
      try image([left, right, glass]), try image([left, right, .group(.opacity(1), [glass])]),
      try image([left, right, .group(.blend(.normal), [glass])]),
    ]
    for image in images {
      #expect(abs(Int(try #require(image[29, 30])[0]) - 111) < 12)
      #expect(image[29, 5] == [0, 0, 0, 255])
      #expect(image[30, 5] == [255, 255, 255, 255])
    }
    let tinted = Drawing.Item.backdrop(
      Path(CGRect(x: 10, y: 10, width: 40, height: 40)), Backdrop(blurRadius: 3, tint: red))
    #expect(try image([left, right, tinted])[29, 30] == [255, 0, 0, 255])
  }

  @Test(arguments: [
    Drawing.Filter.blur(radius: .infinity), .shadow(red, radius: .nan, x: .nan, y: -1e9),
    .brightness(.infinity), .contrast(.nan),
  ])
  func `numbers that nothing can be done with do no harm`(_ filter: Drawing.Filter) throws {
    _ = try image([filtered(filter)])
    let drawing = Drawing(size: Self.size, items: [filtered(filter)])
    _ = try drawing.svg()
    _ = try drawing.pdf()
  }
}
