import Calque
import Foundation
import Testing

/// Effects on what views paint: masks, filters, blend modes, projections, redaction.
@MainActor
struct EffectTests {
  private let size = CGSize(width: 100, height: 60)

  private func host(
    _ view: some View, _ configure: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ViewHost {
    ViewHost(view, size: size, configure)
  }

  /// The effects of the groups that contain something painted, each from the outermost inwards.
  private func description(_ view: some View) -> String { host(view).displayList.description }

  @Test
  func `each effect is a group around what the view paints, and leaves the layout alone`() throws {
    let text = Text(verbatim: "ab").accessibilityIdentifier("text")
    let plain = try #require(host(text).frame(of: "text"))
    let views: [(AnyView, String)] = [
      (AnyView(text.blur(radius: 2)), "blur 2"),
      (AnyView(text.shadow(color: .black, radius: 3, x: 1, y: 2)), "shadow #000000 3 at 1,2"),
      (AnyView(text.blendMode(.screen)), "blend screen"),
      (AnyView(text.compositingGroup()), "blend normal"),
      (AnyView(text.drawingGroup()), "blend normal"),
      (AnyView(text.brightness(0.1)), "brightness 0.1"),
      (AnyView(text.contrast(0.5)), "contrast 0.5"),
      (AnyView(text.saturation(0.5)), "saturation 0.5"),
      (AnyView(text.grayscale(0.5)), "grayscale 0.5"),
      (AnyView(text.hueRotation(.degrees(90))), "hueRotation 90°"),
      (AnyView(text.colorInvert()), "colorInvert"),
      (AnyView(text.colorMultiply(.black)), "colorMultiply #000000"),
      (AnyView(text.luminanceToAlpha()), "luminanceToAlpha"),
      (AnyView(text.rotation3DEffect(.degrees(40), axis: (0, 1, 0))), "projection"),
      (AnyView(text.mask(Color.black)), "masked"),
    ]
    for (view, effect) in views {
      #expect(description(view).contains("  \(effect)"), "\(effect)")
      #expect(host(view).frame(of: "text") == plain, "\(effect)")
      _ = try host(view).png()
    }
  }

  @Test
  func `numbers that change nothing make no group`() {
    let view = Color.red.blur(radius: 0).brightness(0).contrast(1).saturation(1).grayscale(0)
      .hueRotation(.zero)
    #expect(description(view) == description(Color.red))
  }

  @Test
  func `a mask is aligned, and gets the size of its view`() throws {
    let view = Color.red.frame(width: 40, height: 20)
      .mask(alignment: .topLeading) {
        Color.black.frame(width: 10, height: 10).accessibilityIdentifier("mask")
      }
      .frame(width: 100, height: 60, alignment: .topLeading)
    #expect(host(view).frame(of: "mask") == CGRect(x: 0, y: 0, width: 10, height: 10))
    let mirrored = host(view) { $0.layoutDirection = .rightToLeft }
    #expect(mirrored.frame(of: "mask") == CGRect(x: 90, y: 0, width: 10, height: 10))
    #expect(host(view).displayList.description.contains("mask"))
  }

  @Test
  func `a turn in space about the z axis is a turn`() throws {
    let view = Color.red.frame(width: 20, height: 10)
    let flat = host(view.rotationEffect(.degrees(30))).displayList
    let space = host(view.rotation3DEffect(.degrees(30), axis: (0, 0, 1))).displayList
    func matrix(_ drawing: Drawing) -> [Double] {
      var numbers: [Double] = []
      drawing.walk { item, _ in
        if case .group(let group) = item, case .transform(let t) = group.effect {
          numbers = [t.a, t.b, t.c, t.d, t.tx, t.ty].map { Double($0) }
        }
      }
      return numbers
    }
    let (a, b) = (matrix(flat), matrix(space))
    #expect(a.count == 6 && b.count == 6)
    for (x, y) in zip(a, b) { #expect(abs(x - y) < 1e-9) }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a turn about the y axis takes the trailing side away`(
    _ direction: LayoutDirection
  ) throws {
    let view = Color.black.frame(width: 60, height: 40)
      .rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
    let data = try host(view) { $0.layoutDirection = direction }.png(scale: 1)
    let image = try #require(TestPicture(data))
    func height(_ x: Int) -> Int {
      (0..<60).count { image[x, $0] < 128 }
    }
    // The view is 60 · cos 50° wide; its trailing side is lower than its leading one.
    let (left, right) = (height(36), height(63))
    #expect(direction == .leftToRight ? left > right : right > left)
    #expect(min(left, right) > 20)
  }

  @Test
  func `a flat projection is a transform`() {
    let transform = CGAffineTransform(translationX: 3, y: 4)
    #expect(
      description(Color.red.projectionEffect(ProjectionTransform(transform)))
        .contains("offset 3,4"))
    #expect(description(Color.red.transformEffect(transform)).contains("offset 3,4"))
  }

  @Test
  func `placeholders are bars for lines and boxes for images`() throws {
    let view = VStack {
      Text(verbatim: "ab cd ef gh").frame(width: 50)
      Image(systemName: "star.fill")
    }
    let plain = host(view)
    let redacted = host(view.redacted(reason: .placeholder))
    #expect(redacted.displayList.texts.isEmpty)
    let lines = Set(plain.displayList.texts.map(\.run.origin.y)).count
    // A bar for each line, and a box.
    let fills = redacted.displayList.paintedItems.filter {
      if case .fill = $0 { true } else { false }
    }
    #expect(lines >= 1)
    #expect(fills.count == lines + 1)
    #expect(redacted.layoutDescription == plain.layoutDescription)
    #expect(host(view.unredacted().redacted(reason: .placeholder)).displayList == plain.displayList)
  }

  @Test
  func `only what is private is redacted for privacy`() {
    let view = VStack {
      Text(verbatim: "a")
      Text(verbatim: "b").privacySensitive()
    }
    let texts = host(view.redacted(reason: .privacy)).displayList.texts.map(\.run.string)
    #expect(texts == ["a"])
    #expect(host(view).displayList.texts.count == 2)
  }

  @Test
  func `numbers that nothing can be done with are reported`() {
    let view = Color.red.blur(radius: .nan).shadow(radius: .infinity).saturation(.nan)
    let host = host(view)
    _ = host.displayList
    #expect(host.diagnostics.count == 3)
    #expect(throws: Never.self) { try host.png() }
  }

  @Test
  func `faults of texts are found under effects`() {
    let text = Text(verbatim: "a long text that is cut").lineLimit(1).frame(width: 40)
    for view in [
      AnyView(text.shadow(radius: 2)), AnyView(text.blendMode(.multiply)),
      AnyView(
        text.foregroundStyle(
          .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))),
      AnyView(text.mask(Color.black)),
    ] {
      #expect(host(view).texts.first?.faults.isEmpty == false)
    }
    // A mask does not cover the text that it is of.
    let two = ZStack {
      Text(verbatim: "one").mask(Color.black)
      Text(verbatim: "two")
    }
    #expect(host(two).texts.contains { $0.faults.contains { $0.kind == .overlapping } })
  }
}
