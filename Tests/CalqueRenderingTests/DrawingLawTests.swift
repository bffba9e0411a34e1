import CalqueDrawing
import Foundation
import Testing

@testable import CalqueRendering

/// Random drawings in all formats, compared with pictures that are computed point by point.
@Suite("Laws of drawings")
struct DrawingLawTests {
  static let seeds = 1...60

  /// Eight bits are rounded in each of four nested groups.
  private static let tolerance = 5.0

  @Test("A PNG is what its groups, clips, transforms and opacities compose to", arguments: seeds)
  func png(seed: Int) throws {
    var random = RandomDrawing(seed: seed)
    let drawing = random.drawing()
    try compare(drawing, SlowPicture(drawing))
  }

  @Test("A group that begins ends, inside of the group around it", arguments: seeds)
  func balance(seed: Int) {
    var random = RandomDrawing(seed: seed)
    let drawing = random.drawing()
    var open: [Drawing.Group] = []
    var visited: [Drawing.Item] = []
    for step in drawing.steps {
      switch step {
      case .item(let item): visited.append(item)
      case .begin(let group): open.append(group)
      case .end(let group): #expect(open.popLast() == group)
      }
    }
    #expect(open.isEmpty)
    #expect(visited == Self.leaves(drawing.items))
    #expect(drawing.paintedItems == visited)
  }

  @Test("A group that is skipped leaves out what is in it, and nothing else", arguments: seeds)
  func skipping(seed: Int) {
    var random = RandomDrawing(seed: seed)
    let drawing = random.drawing()
    var steps = drawing.steps
    var visited: [Drawing.Item] = []
    while let step = steps.next() {
      switch step {
      case .item(let item): visited.append(item)
      case .begin(let group):
        if case .clip = group.effect { steps.skipGroup() }
      case .end: break
      }
    }
    #expect(
      visited
        == Self.leaves(drawing.items) { group in
          if case .clip = group.effect { false } else { true }
        })
  }

  @Test("The context of an item is that of the groups around it", arguments: seeds)
  func contexts(seed: Int) {
    var random = RandomDrawing(seed: seed)
    let drawing = random.drawing()
    var found: [(CGAffineTransform, Double, [Drawing.Tag])] = []
    drawing.walk { item, context in
      if case .group = item { return }
      found.append((context.transform, context.opacity, context.tags))
    }
    let expected = Self.contexts(drawing.items, (.identity, 1, []))
    #expect(found.count == expected.count)
    for (one, other) in zip(found, expected) {
      #expect(one.0 == other.0 && abs(one.1 - other.1) < 1e-12 && one.2 == other.2)
    }
  }

  /// A PDF is not rendered here: its structure is checked, and that nothing in it is random.
  @Test("A PDF is well-formed and reproducible", arguments: seeds)
  func pdf(seed: Int) throws {
    var random = RandomDrawing(seed: seed)
    let drawing = random.drawing()
    let bytes = try drawing.pdf()
    let file = try PDFStructure(bytes)
    #expect(file.objects.count > 3)
    #expect(try drawing.pdf() == bytes)
    #expect(try drawing.png() == drawing.png())
  }

  private func compare(_ drawing: Drawing, _ oracle: SlowPicture) throws {
    let image = try picture(drawing.items, size: drawing.size)
    for y in 0..<image.height {
      for x in 0..<image.width {
        let pixel = try #require(image[x, y])
        let color = oracle.color(at: CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
        for (found, wanted) in zip(pixel, color)
        where abs(Double(found) - 255 * wanted) > Self.tolerance {
          Issue.record("at \(x), \(y): \(pixel) instead of \(color.map { 255 * $0 })\n\(drawing)")
          return
        }
      }
    }
  }

  private static func leaves(
    _ items: [Drawing.Item], where enters: (Drawing.Group) -> Bool = { _ in true }
  ) -> [Drawing.Item] {
    items.flatMap { item -> [Drawing.Item] in
      guard case .group(let group) = item else { return [item] }
      return enters(group) ? leaves(group.items, where: enters) : []
    }
  }

  private static func contexts(
    _ items: [Drawing.Item], _ outer: (CGAffineTransform, Double, [Drawing.Tag])
  ) -> [(CGAffineTransform, Double, [Drawing.Tag])] {
    items.flatMap { item -> [(CGAffineTransform, Double, [Drawing.Tag])] in
      guard case .group(let group) = item else { return [outer] }
      var inner = outer
      switch group.effect {
      case .transform(let transform): inner.0 = transform.concatenating(outer.0)
      case .opacity(let opacity): inner.1 *= opacity
      case .tag(let tag): inner.2.append(tag)
      case .clip, .blend, .filter, .masked, .mask: break
      }
      return contexts(group.items, inner)
    }
  }
}
