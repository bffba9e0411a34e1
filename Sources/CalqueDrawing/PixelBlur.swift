import Foundation

extension PixelLayer {
  /// Blurs the pixels by standard deviations in pixels.
  ///
  /// Small deviations use the Gaussian function itself. From 2 on, three box blurs take its place,
  /// as the W3C's "Filter Effects Module Level 1" allows (section 9.17).
  func blur(_ x: Double, _ y: Double, repeatsEdges: Bool = false) {
    guard width > 0, height > 0, x > 0 || y > 0 else { return }
    let pixels = pixels
    BlurPlanes.blur(x, y, width: width, height: height, components: 4, repeatsEdges: repeatsEdges) {
      for (index, word) in pixels.enumerated() {
        for part in 0..<4 { $0[4 * index + part] = UInt16(word >> UInt32(8 * part) & 255) * 256 }
      }
    } take: {
      for index in pixels.indices {
        var word: UInt32 = 0
        for part in 0..<4 {
          word |= UInt32(BlurPlanes.byte($0[4 * index + part])) << UInt32(8 * part)
        }
        pixels[index] = word
      }
    }
  }

  /// Blurs opacities of as many pixels, a byte each.
  func blur(
    opacities: UnsafeMutableBufferPointer<UInt8>, _ x: Double, _ y: Double, repeatsEdges: Bool
  ) {
    guard width > 0, height > 0, x > 0 || y > 0 else { return }
    BlurPlanes.blur(x, y, width: width, height: height, components: 1, repeatsEdges: repeatsEdges) {
      for (index, opacity) in opacities.enumerated() { $0[index] = UInt16(opacity) * 256 }
    } take: {
      for index in opacities.indices { opacities[index] = BlurPlanes.byte($0[index]) }
    }
  }
}

extension PixelLayer {
  /// Blurs the smallest rectangle with all that is painted, with its edges repeated outside.
  func blurInside(_ x: Double, _ y: Double) {
    var (left, top, right, bottom) = (width, height, -1, -1)
    for row in 0..<height {
      for column in 0..<width where pixels[row * width + column] >> 24 > 0 {
        (left, right) = (min(left, column), max(right, column))
        (top, bottom) = (min(top, row), row)
      }
    }
    guard right >= left else { return }
    let (columns, rows) = (right - left + 1, bottom - top + 1)
    let inner = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: columns * rows)
    defer { inner.deallocate() }
    for row in 0..<rows {
      for column in 0..<columns {
        inner[row * columns + column] = pixels[(top + row) * width + left + column]
      }
    }
    PixelLayer(pixels: inner, x: self.x + left, y: self.y + top, width: columns, height: rows)
      .blur(x, y, repeatsEdges: true)
    for row in 0..<rows {
      for column in 0..<columns {
        pixels[(top + row) * width + left + column] = inner[row * columns + column]
      }
    }
  }
}

/// One convolution with weights whose sum is 1.
enum BlurKernel {
  /// The mean of pixels from `before` pixels before to `after` pixels after.
  case box(before: Int, after: Int)
  /// The middle weight and those at both sides.
  case weights([Double])

  static func kernels(deviation: Double) -> [BlurKernel] {
    guard deviation > 0.01 else { return [] }
    guard deviation >= 2 else {
      let reach = Int((3 * deviation).rounded(.up))
      let values = (0...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
      let sum = values.dropFirst().reduce(values[0]) { $0 + 2 * $1 }
      return [.weights(values.map { $0 / sum })]
    }
    let size = Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    let half = size / 2
    if size % 2 == 1 { return Array(repeating: .box(before: half, after: half), count: 3) }
    return [
      .box(before: half, after: half - 1), .box(before: half - 1, after: half),
      .box(before: half, after: half),
    ]
  }
}

/// The picture before and after a pass.
private struct BlurPlanes {
  private var source: UnsafeMutablePointer<UInt16>
  private var target: UnsafeMutablePointer<UInt16>
  /// The number of components of a pixel.
  private let components: Int
  private let repeatsEdges: Bool

  /// Blurs components of pixels, row by row.
  ///
  /// - Parameters:
  ///   - fill: Writes the components, each times 256: two bytes keep sums exact over all passes.
  ///   - take: Reads them afterwards.
  static func blur(
    _ x: Double, _ y: Double, width: Int, height: Int, components: Int, repeatsEdges: Bool,
    fill: (UnsafeMutablePointer<UInt16>) -> Void, take: (UnsafeMutablePointer<UInt16>) -> Void
  ) {
    let count = width * height * components
    let first = UnsafeMutablePointer<UInt16>.allocate(capacity: count)
    let second = UnsafeMutablePointer<UInt16>.allocate(capacity: count)
    defer {
      first.deallocate()
      second.deallocate()
    }
    fill(first)
    var planes = BlurPlanes(
      source: first, target: second, components: components, repeatsEdges: repeatsEdges)
    let row = width * components
    for kernel in BlurKernel.kernels(deviation: x) {
      planes.pass(kernel, lines: height, length: width, lineStep: row, step: components)
    }
    for kernel in BlurKernel.kernels(deviation: y) {
      planes.pass(kernel, lines: width, length: height, lineStep: components, step: row)
    }
    take(planes.source)
  }

  /// The nearest byte of a component.
  static func byte(_ component: UInt16) -> UInt8 {
    UInt8(min((UInt32(component) + 128) >> 8, 255))
  }

  /// - Parameters:
  ///   - lineStep: The distance between two lines; `step` between two pixels of a line.
  private mutating func pass(
    _ kernel: BlurKernel, lines: Int, length: Int, lineStep: Int, step: Int
  ) {
    switch kernel {
    case .box(let before, let after) where lineStep == components:
      boxes(before, after, width: lines * components, length: length)
    case .box(let before, let after):
      for line in 0..<lines {
        if components == 1 {
          box(before, after, single: line * lineStep, length)
        } else {
          box(before, after, line * lineStep, length)
        }
      }
    case .weights(let weights):
      for line in 0..<lines {
        for part in 0..<components { convolve(weights, line * lineStep + part, length, step) }
      }
    }
    swap(&source, &target)
  }

  /// Blurs along a line, whose pixels have one component each.
  private func box(_ before: Int, _ after: Int, single start: Int, _ length: Int) {
    let mean = BoxMean(before + after + 1)
    let line = source + start
    let goal = target + start
    let (first, last) =
      repeatsEdges ? (UInt32(line[0]), UInt32(line[length - 1])) : (UInt32(0), UInt32(0))
    func value(_ index: Int) -> UInt32 {
      index < 0 ? first : index < length ? UInt32(line[index]) : last
    }
    var sum = UInt32(0)
    for index in -before...after { sum &+= value(index) }
    for index in 0..<length {
      goal[index] = mean(sum)
      sum = sum &+ value(index + after + 1) &- value(index - before)
    }
  }

  /// Blurs along a line, whose pixels have four components each.
  private func box(_ before: Int, _ after: Int, _ start: Int, _ length: Int) {
    let mean = BoxMean(before + after + 1)
    let line = source + start
    let goal = target + start
    func place(_ index: Int) -> Int? {
      if index >= 0, index < length { return 4 * index }
      return repeatsEdges ? 4 * (index < 0 ? 0 : length - 1) : nil
    }
    var (first, second, third, fourth) = (UInt32(0), UInt32(0), UInt32(0), UInt32(0))
    func add(_ index: Int) {
      guard let place = place(index) else { return }
      first &+= UInt32(line[place])
      second &+= UInt32(line[place + 1])
      third &+= UInt32(line[place + 2])
      fourth &+= UInt32(line[place + 3])
    }
    for index in -before...after { add(index) }
    for index in 0..<length {
      goal[4 * index] = mean(first)
      goal[4 * index + 1] = mean(second)
      goal[4 * index + 2] = mean(third)
      goal[4 * index + 3] = mean(fourth)
      add(index + after + 1)
      guard let place = place(index - before) else { continue }
      first &-= UInt32(line[place])
      second &-= UInt32(line[place + 1])
      third &-= UInt32(line[place + 2])
      fourth &-= UInt32(line[place + 3])
    }
  }

  /// Blurs across lines that lie one after another in memory, all components of a line at once.
  private func boxes(_ before: Int, _ after: Int, width: Int, length: Int) {
    let mean = BoxMean(before + after + 1)
    let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
    defer { sums.deallocate() }
    sums.initialize(repeating: 0, count: width)
    func row(_ index: Int) -> UnsafeMutablePointer<UInt16>? {
      if index >= 0, index < length { return source + index * width }
      return repeatsEdges ? source + (index < 0 ? 0 : length - 1) * width : nil
    }
    for index in -before...after {
      guard let row = row(index) else { continue }
      for part in 0..<width { sums[part] &+= UInt32(row[part]) }
    }
    for index in 0..<length {
      let goal = target + index * width
      for part in 0..<width { goal[part] = mean(sums[part]) }
      if let row = row(index + after + 1) {
        for part in 0..<width { sums[part] &+= UInt32(row[part]) }
      }
      if let row = row(index - before) {
        for part in 0..<width { sums[part] &-= UInt32(row[part]) }
      }
    }
  }

  private func value(_ index: Int, _ start: Int, _ length: Int, _ step: Int) -> Int {
    if index >= 0, index < length { return Int(source[start + index * step]) }
    guard repeatsEdges else { return 0 }
    return Int(source[start + (index < 0 ? 0 : length - 1) * step])
  }

  private func convolve(_ weights: [Double], _ start: Int, _ length: Int, _ step: Int) {
    for index in 0..<length {
      var sum = weights[0] * Double(value(index, start, length, step))
      for distance in 1..<weights.count {
        let pair =
          value(index - distance, start, length, step)
          + value(index + distance, start, length, step)
        sum += weights[distance] * Double(pair)
      }
      target[start + index * step] = UInt16(min(sum.rounded(), 65_535))
    }
  }
}

/// The rounded mean of components of 16 bits, by a multiplication in place of a division.
///
/// The product is exact for boxes of less than 256 components with a shift by 32 bits, and of less
/// than 4,096 with one by 40: the excess of the factor, less than 1, times the sum is less than
/// what the next whole number is away (Granlund and Montgomery, "Division by Invariant Integers
/// using Multiplication").
private struct BoxMean {
  private let half: UInt32
  private let factor: UInt64
  private let shift: UInt64

  init(_ size: Int) {
    half = UInt32(size / 2)
    shift = size < 256 ? 32 : 40
    factor = (1 << shift + UInt64(size) - 1) / UInt64(size)
  }

  @inline(__always)
  func callAsFunction(_ sum: UInt32) -> UInt16 {
    UInt16(truncatingIfNeeded: (UInt64(sum &+ half) &* factor) &>> shift)
  }
}
