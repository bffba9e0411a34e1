import CalqueDrawing
import CalqueTestRandom
import Foundation

/// Makes random drawings whose edges are on the edges of pixels, so that every pixel is either
/// inside or outside of a path.
struct RandomDrawing: RandomNumberGenerator {
  static let side = 24.0

  private var random: SeededGenerator

  init(seed: Int) { random = SeededGenerator(seed: seed) }

  mutating func next() -> UInt64 { random.next() }

  mutating func drawing() -> Drawing {
    Drawing(size: CGSize(width: Self.side, height: Self.side), items: items(depth: 4))
  }

  private mutating func items(depth: Int) -> [Drawing.Item] {
    (0..<Int.random(in: 1...3, using: &self)).map { _ in item(depth: depth) }
  }

  private mutating func item(depth: Int) -> Drawing.Item {
    guard depth > 0, Int.random(in: 0..<4, using: &self) > 0 else {
      return .fill(path(), color(), FillStyle(eoFill: Bool.random(using: &self)))
    }
    return .group(effect(), items(depth: depth - 1))
  }

  private mutating func effect() -> Drawing.Effect {
    switch Int.random(in: 0..<5, using: &self) {
    case 0: .clip(path(), FillStyle(eoFill: Bool.random(using: &self)))
    // Eighths are exact in the document's three digits.
    case 1: .opacity(Double(Int.random(in: 0...8, using: &self)) / 8)
    case 2: .transform(CGAffineTransform(translationX: whole(-4...4), y: whole(-4...4)))
    case 3: .transform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: Self.side, ty: 0))
    default: .tag(Drawing.Tag(role: .text, label: "<\(Int.random(in: 0..<9, using: &self))&\">"))
    }
  }

  /// One or two rectangles, in either direction, so that the fill rule matters.
  ///
  /// The second one has odd coordinates and the first one even ones. Cairo 1.16 fills a pixel too
  /// much next to an edge that rectangles of opposite directions in one path share.
  private mutating func path() -> Path {
    var path = Path()
    for number in 0..<Int.random(in: 1...2, using: &self) {
      let (x, y) = (2 * whole(-1...10) + Double(number), 2 * whole(-1...10) + Double(number))
      let (width, height) = (2 * whole(1...8), 2 * whole(1...8))
      let corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
        .map { CGPoint(x: $0.0, y: $0.1) }
      let ordered = Bool.random(using: &self) ? corners : corners.reversed()
      path.move(to: ordered[0])
      for corner in ordered.dropFirst() { path.addLine(to: corner) }
      path.closeSubpath()
    }
    return path
  }

  private mutating func color() -> RGBAColor {
    let parts = (0..<3).map { _ in Double(Int.random(in: 0...255, using: &self)) / 255 }
    let opacity = Double(Int.random(in: 1...8, using: &self)) / 8
    return RGBAColor(red: parts[0], green: parts[1], blue: parts[2], opacity: opacity)
  }

  private mutating func whole(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &self))
  }
}
