import Calque
import CalqueDrawing
import Foundation
import Testing

private struct Marked: TextAttribute {
  var number = 0
}

/// What renderers of users know of texts, and draw.
@MainActor
@Suite struct TextRendererTests {
  /// Notes the layout, and draws what it is told.
  private struct Noting: TextRenderer {
    let note: (Text.Layout) -> Void
    var draws: (Text.Layout, inout GraphicsContext) -> Void = { layout, context in
      for line in layout { context.draw(line) }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      note(layout)
      draws(layout, &context)
    }
  }

  private func host(_ view: some View, _ direction: LayoutDirection = .leftToRight) -> ViewHost {
    ViewHost(view, size: CGSize(width: 120, height: 100)) { $0.layoutDirection = direction }
  }

  private func glyphs(_ host: ViewHost) -> [GlyphRun] {
    host.displayList.paintedItems.compactMap { item in
      if case .glyphs(let run) = item { run } else { nil }
    }
  }

  private func glyphCount(_ host: ViewHost) -> Int {
    glyphs(host).reduce(0) { $0 + $1.glyphs.count }
  }

  private let text = Text(verbatim: "One two three four five six")

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a text drawn line by line looks as without a renderer`(_ direction: LayoutDirection) throws
  {
    let styled = text.underline().foregroundStyle(.red)
    let plain = try host(styled, direction).png(scale: 2)
    var lines = 0
    let byLines = host(styled.textRenderer(Noting { lines = $0.count }), direction)
    #expect(try byLines.png(scale: 2) == plain && lines > 1)
    let drawings: [(Text.Layout, inout GraphicsContext) -> Void] = [
      { layout, context in
        for run in layout.joined() { context.draw(run) }
      },
      { layout, context in
        for run in layout.joined() { for slice in run { context.draw(slice) } }
      },
    ]
    for drawing in drawings {
      let host = host(styled.textRenderer(Noting(note: { _ in }, draws: drawing)), direction)
      #expect(glyphCount(host) == glyphCount(byLines))
    }
  }

  @Test func `lines, runs and characters have their places`() throws {
    var found: Text.Layout?
    let host = host(text.textRenderer(Noting { found = $0 }).accessibilityIdentifier("a"))
    _ = host.displayList
    let layout = try #require(found)
    let frame = try #require(host.frame(of: "a"))
    #expect(!layout.isTruncated && layout.count > 1)
    for (line, next) in zip(layout, layout.dropFirst()) {
      #expect(line.origin.y < next.origin.y)
      #expect(line.typographicBounds.rect.maxX <= frame.width + 0.5)
      for run in line {
        #expect(run.layoutDirection == .leftToRight)
        let rects = run.map { (slice: Text.Layout.RunSlice) -> CGRect in
          slice.typographicBounds.rect
        }
        for (one, next) in zip(rects, rects.dropFirst()) {
          let gap: CGFloat = next.minX - one.maxX
          #expect(abs(gap) < 0.01)
        }
        let width = rects.reduce(CGFloat(0)) { $0 + $1.width }
        let difference: CGFloat = width - run.typographicBounds.width
        #expect(abs(difference) < 0.01)
        #expect(run.characterIndices == run.characterIndices.sorted())
      }
    }
  }

  @Test func `an attribute is that of its part alone`() {
    var marked = ""
    var runs = 0
    let all =
      Text(verbatim: "plain ") + Text(verbatim: "x").customAttribute(Marked(number: 3))
      + Text(verbatim: " rest")
    let renderer = Noting { layout in
      for run in layout.joined() {
        runs += 1
        if let attribute = run[Marked.self] { marked += "\(attribute.number)*\(run.count) " }
      }
    }
    _ = host(all.textRenderer(renderer)).displayList
    #expect(marked == "3*1 " && runs == 3)
  }

  @Test func `what a renderer does not draw is not there, and a context changes what it draws`() {
    let nothing = Noting(note: { _ in }, draws: { _, _ in })
    let empty = host(text.textRenderer(nothing))
    #expect(glyphs(empty).isEmpty && !empty.shownTexts.isEmpty)
    let faded = Noting(
      note: { _ in },
      draws: { layout, context in
        context.opacity = 0.5
        context.translateBy(x: 0, y: 10)
        for line in layout { context.draw(line) }
      })
    #expect(host(text.textRenderer(faded)).displayList.description.contains("opacity 0.5"))
  }

  private struct Padded: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {}
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      let size = text.sizeThatFits(proposal)
      return CGSize(width: size.width, height: size.height + 30)
    }
  }

  @Test func `a renderer says how large the text is`() {
    let text = Text(verbatim: "a").accessibilityIdentifier("a")
    let plain = host(text).frame(of: "a")?.height ?? 0
    #expect(host(text.textRenderer(Padded())).frame(of: "a")?.height == plain + 30)
  }

  private struct Fading: TextRenderer {
    var amount: Double
    var animatableData: Double {
      get { amount }
      set { amount = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      context.opacity = amount
      for line in layout { context.draw(line) }
    }
  }

  private struct Animated: View {
    @State var amount = 0.0
    var body: some View {
      VStack {
        Text(verbatim: "abc").textRenderer(Fading(amount: amount))
        Button("go") { withAnimation(.linear(duration: 1)) { amount = 1 } }
      }
    }
  }

  @Test func `the data of a renderer changes gradually`() {
    let host = host(Animated())
    _ = host.displayList
    #expect(host.tap(label: "go"))
    host.advance(by: 0.25)
    #expect(host.displayList.description.contains("opacity 0.25"))
    host.advance(by: 0.5)
    #expect(host.displayList.description.contains("opacity 0.75"))
  }
}

/// The content of views that follow the clock.
@MainActor
@Suite struct TimelineContentTests {
  @Test func `content of several statements needs no type`() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let host = ViewHost(
      TimelineView(.periodic(from: start, by: 10)) { context in
        let seconds = Int(context.date.timeIntervalSince(start))
        VStack {
          Text(verbatim: "\(seconds)")
          if context.cadence <= .live { Text(verbatim: "live") }
        }
      }, size: CGSize(width: 100, height: 100)
    )
    host.advance(to: start.addingTimeInterval(25))
    #expect(host.shownTexts == ["20", "live"])
  }
}

/// The layers of symbols.
@MainActor
@Suite struct SymbolRenderingTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func colors(_ view: some View) -> [RGBAColor] {
    let host = ViewHost(view, size: CGSize(width: 60, height: 60))
    return host.displayList.paintedItems.compactMap { item -> RGBAColor? in
      switch item {
      case .fill(_, let paint, _), .stroke(_, let paint, _): return paint.color
      default: return nil
      }
    }
  }

  private let redPaint = RGBAColor(red: 1, green: 0, blue: 0)
  private let bluePaint = RGBAColor(red: 0, green: 0, blue: 1)

  @Test(arguments: ["bell.circle.fill", "bell.slash", "folder.badge.plus", "leaf.circle.fill"])
  func `the mark in front has the first style, what is behind it the second`(_ name: String) {
    let image = Image(systemName: name)
    #expect(
      colors(image.symbolRenderingMode(.palette).foregroundStyle(red, blue)) == [
        bluePaint, redPaint,
      ])
    // Several styles ask for a palette.
    #expect(colors(image.foregroundStyle(red, blue)) == [bluePaint, redPaint])
    #expect(colors(image.symbolRenderingMode(.monochrome).foregroundStyle(red, blue)) == [redPaint])
    #expect(
      colors(image.foregroundStyle(red).symbolRenderingMode(.hierarchical))
        == [redPaint.opacity(0.5), redPaint])
  }

  @Test func `a symbol of one layer has the first style`() {
    #expect(colors(Image(systemName: "star").foregroundStyle(red, blue)) == [redPaint])
    #expect(
      colors(Image(systemName: "person.crop.circle.badge.plus").foregroundStyle(red, blue, .green))
        .last == redPaint)
  }

  @Test(arguments: ["cellularbars", "accessibility", "leaf.circle.fill"])
  func `symbols that apps use are there`(_ name: String) {
    let host = ViewHost(Image(systemName: name), size: CGSize(width: 60, height: 60))
    #expect(host.diagnostics.isEmpty)
  }
}
