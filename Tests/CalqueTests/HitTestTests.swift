import Calque
import CalqueTestRandom
import Foundation
import Testing

/// What a touch meets: order, clips, transforms, and what takes no touches.
@MainActor
struct HitTestTests {
  private func host(
    _ view: some View, _ direction: LayoutDirection = .leftToRight
  ) -> ViewHost {
    ViewHost(view, size: CGSize(width: 200, height: 120)) {
      $0.layoutDirection = direction
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
  }

  private func reason(_ host: ViewHost, _ name: String) -> InputFailure.Reason? {
    #expect(!host.tap(name))
    return host.inputFailure?.reason
  }

  @Test func whatIsInFrontTakesTheTouch() {
    var taps: [String] = []
    func box(_ name: String) -> some View {
      Color.red.frame(width: 40, height: 40).onTapGesture { taps.append(name) }
        .accessibilityIdentifier(name)
    }
    let host = host(
      ZStack {
        box("low").zIndex(1)
        box("high")
      })
    #expect(host.tap(at: CGPoint(x: 100, y: 60)) && taps == ["low"])
    #expect(reason(host, "high") == .covered(by: "#low"))
    #expect(host.inputFailure?.description == "#high is covered by #low")
  }

  @Test func whatIsNotSeenTakesNoTouch() {
    let box = Color.red.frame(width: 40, height: 40).onTapGesture {}.accessibilityIdentifier("a")
    #expect(host(box).tap("a"))
    #expect(reason(host(box.opacity(0)), "a") == .untouchable)
    #expect(reason(host(box.hidden()), "a") == .untouchable)
    #expect(reason(host(box.allowsHitTesting(false)), "a") == .untouchable)
    #expect(reason(host(box.frame(width: 0).clipped()), "a") == .untouchable)
    #expect(reason(host(Color.blue.overlay { box.allowsHitTesting(false) }), "a") == .untouchable)
    #expect(reason(host(Text(verbatim: "b")), "a") == .missing)
    #expect(reason(host(box.disabled(true)), "a") == .disabled)
    #expect(
      reason(host(Color.red.frame(width: 9, height: 9).accessibilityIdentifier("a")), "a")
        == .noGesture)
    #expect(!host(box).tap(at: CGPoint(x: 300, y: 0)))
  }

  @Test func aContentShapeDecides() {
    var taps = 0
    let gap = HStack(spacing: 60) {
      Text(verbatim: "a")
      Text(verbatim: "b")
    }
    let middle = CGPoint(x: 100, y: 60)
    #expect(!host(gap.onTapGesture { taps += 1 }).tap(at: middle))
    #expect(host(gap.contentShape(Rectangle()).onTapGesture { taps += 1 }).tap(at: middle))
    #expect(
      !host(gap.contentShape(.dragPreview, Rectangle()).onTapGesture { taps += 1 }).tap(at: middle))
    let square = Color.red.frame(width: 100, height: 100)
    let corner = CGPoint(x: 52, y: 12)
    #expect(host(square.onTapGesture { taps += 1 }).tap(at: corner))
    #expect(!host(square.contentShape(Circle()).onTapGesture { taps += 1 }).tap(at: corner))
    #expect(!host(square.clipShape(Circle()).onTapGesture { taps += 1 }).tap(at: corner))
    #expect(taps == 2)
  }

  @Test func aPlainButtonHasGaps() {
    let label = HStack(spacing: 60) {
      Text(verbatim: "a")
      Text(verbatim: "b")
    }
    let middle = CGPoint(x: 100, y: 60)
    let button = Button {
    } label: {
      label
    }.accessibilityIdentifier("b")
    #expect(!host(button.buttonStyle(.plain)).tap(at: middle))
    #expect(host(button.buttonStyle(.plain)).tap("b"))
    #expect(host(button).tap(at: middle))
    #expect(host(button.buttonStyle(.bordered)).tap(at: middle))
  }

  /// A tree of boxes with effects: the box in front at a point is the last painted one that
  /// contains it.
  private struct Box {
    let frame: CGRect
    let zIndex: Double
    let angle: Double
    let scale: Double
    let isRound: Bool
    let isClear: Bool
  }

  private func boxes(_ source: inout SeededGenerator) -> [Box] {
    (0..<8).map { _ in
      Box(
        frame: CGRect(
          x: .random(in: 0...150, using: &source), y: .random(in: 0...80, using: &source),
          width: .random(in: 10...60, using: &source), height: .random(in: 10...50, using: &source)),
        zIndex: Double(Int.random(in: 0...2, using: &source)),
        angle: Bool.random(using: &source) ? .random(in: 0...6, using: &source) : 0,
        scale: Bool.random(using: &source) ? .random(in: 0.3...1.5, using: &source) : 1,
        isRound: Bool.random(using: &source), isClear: Int.random(in: 0...4, using: &source) == 0)
    }
  }

  private func view(_ boxes: [Box], _ action: @escaping (Int) -> Void) -> some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      ForEach(boxes.indices, id: \.self) { index in
        let box = boxes[index]
        Color.red
          .contentShape(box.isRound ? AnyOutline(Ellipse()) : AnyOutline(Rectangle()))
          .onTapGesture { action(index) }
          .frame(width: box.frame.width, height: box.frame.height)
          .rotationEffect(.radians(box.angle))
          .scaleEffect(box.scale)
          .opacity(box.isClear ? 0 : 1)
          .offset(x: box.frame.minX, y: box.frame.minY)
          .zIndex(box.zIndex)
      }
    }
  }

  private struct AnyOutline: Shape {
    let outline: @Sendable (CGRect) -> Path
    init(_ shape: some Shape) { outline = { shape.path(in: $0) } }
    nonisolated func path(in rect: CGRect) -> Path { outline(rect) }
  }

  /// The oracle: every box in the order of painting, its point turned and scaled back by hand.
  private func front(_ boxes: [Box], at point: CGPoint) -> Int? {
    let order = boxes.indices.sorted { (boxes[$0].zIndex, $0) < (boxes[$1].zIndex, $1) }
    return order.last { index in
      let box = boxes[index]
      let (dx, dy) = (point.x - box.frame.midX, point.y - box.frame.midY)
      let (x, y) = (
        (dx * cos(box.angle) + dy * sin(box.angle)) / box.scale,
        (dy * cos(box.angle) - dx * sin(box.angle)) / box.scale
      )
      guard !box.isClear else { return false }
      let (u, v) = (x / box.frame.width * 2, y / box.frame.height * 2)
      // As `CGRect.contains(_:)`: with the leading and the top edge, without the others.
      return box.isRound ? u * u + v * v < 1 : (-1..<1).contains(u) && (-1..<1).contains(v)
    }
  }

  @Test(arguments: 0..<12) func hitsAreThoseOfAnOracle(seed: UInt64) {
    var source = SeededGenerator(seed: seed)
    let boxes = boxes(&source)
    var hit: Int?
    let (left, right) = (
      host(view(boxes) { hit = $0 }), host(view(boxes) { hit = $0 }, .rightToLeft)
    )
    var misses = 0
    for _ in 0..<60 {
      let point = CGPoint(
        x: .random(in: 0..<200, using: &source), y: .random(in: 0..<120, using: &source))
      hit = nil
      left.tap(at: point)
      if hit != front(boxes, at: point) { misses += 1 }
      // The law: a mirrored tree answers at the mirrored point.
      let found = hit
      hit = nil
      right.tap(at: CGPoint(x: 200 - point.x, y: point.y))
      #expect(hit == found)
    }
    // Ellipses are polygons to hit tests: a point at the very edge may differ.
    #expect(misses <= 1)
  }

  @Test func aPathContainsWhatItsFillCovers() {
    var ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    ring.addEllipse(in: CGRect(x: 25, y: 25, width: 50, height: 50))
    let middle = CGPoint(x: 50, y: 50)
    #expect(ring.contains(middle) && !ring.contains(middle, eoFill: true))
    #expect(ring.contains(CGPoint(x: 10, y: 50), eoFill: true))
    #expect(!ring.contains(CGPoint(x: 1, y: 1)) && !ring.contains(CGPoint(x: 101, y: 50)))
    // A part that is not closed is filled as if it was.
    var open = Path()
    open.move(to: .zero)
    open.addLine(to: CGPoint(x: 10, y: 0))
    open.addLine(to: CGPoint(x: 0, y: 10))
    #expect(open.contains(CGPoint(x: 2, y: 2)) && !open.contains(CGPoint(x: 8, y: 8)))
  }
}
