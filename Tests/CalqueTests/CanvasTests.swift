import Calque
import Foundation
import Testing

/// What canvases paint equals what views paint by the same paths and styles.
@MainActor @Suite struct CanvasTests {
  private let size = CGSize(width: 40, height: 30)

  private func png(_ view: some View) throws -> Data {
    try ViewHost(view, size: size).png(scale: 2)
  }

  private func canvas(_ paint: @escaping (inout GraphicsContext, CGSize) -> Void) throws -> Data {
    try png(Canvas(renderer: paint))
  }

  @Test func aFilledPathIsAsAShape() throws {
    let made = try canvas { context, size in
      context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    #expect(made == (try png(Ellipse().fill(Color.red))))
  }

  @Test func opacityAndOrderCount() throws {
    let made = try canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
      context.opacity = 0.5
      context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 30)), with: .color(.red))
    }
    let views = ZStack(alignment: .leading) {
      Color.blue
      Color.red.frame(width: 20).opacity(0.5)
    }
    #expect(made == (try png(views)))
  }

  @Test func transformsComposeAsMatrices() throws {
    let made = try canvas { context, _ in
      context.translateBy(x: 10, y: 5)
      context.scaleBy(x: 2, y: 2)
      context.fill(Path(CGRect(x: 1, y: 1, width: 5, height: 5)), with: .color(.green))
    }
    let plain = try canvas { context, _ in
      context.fill(Path(CGRect(x: 12, y: 7, width: 10, height: 10)), with: .color(.green))
    }
    #expect(made == plain)
  }

  @Test func aCopyDoesNotChangeTheOriginal() throws {
    let made = try canvas { context, size in
      var copy = context
      copy.clip(to: Path(CGRect(x: 0, y: 0, width: 1, height: 1)))
      copy.opacity = 0
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
    }
    #expect(made == (try png(Color.blue)))
  }

  @Test func clipsAndTheirInversesShareAnArea() throws {
    let half = Path(CGRect(x: 0, y: 0, width: 20, height: 30))
    let made = try canvas { context, size in
      let all = Path(CGRect(origin: .zero, size: size))
      var inside = context
      inside.clip(to: half)
      inside.fill(all, with: .color(.red))
      context.clip(to: half, options: .inverse)
      context.fill(all, with: .color(.blue))
    }
    let views = HStack(spacing: 0) {
      Color.red
      Color.blue
    }
    #expect(made == (try png(views)))
  }

  @Test func layersAreCombinedFirst() throws {
    let made = try canvas { context, size in
      let all = Path(CGRect(origin: .zero, size: size))
      context.opacity = 0.5
      context.drawLayer {
        $0.fill(all, with: .color(.blue))
        $0.fill(all, with: .color(.red))
      }
    }
    let views = ZStack {
      Color.blue
      Color.red
    }
    #expect(made == (try png(views.compositingGroup().opacity(0.5))))
  }

  @Test func textsAreMeasuredAndDrawn() throws {
    var measured = CGSize.zero
    let made = try canvas { context, _ in
      let text = context.resolve(Text(verbatim: "Ag").font(.system(size: 12)))
      measured = text.measure(in: CGSize(width: 100, height: 100))
      context.draw(text, at: .zero, anchor: .topLeading)
    }
    let text = Text(verbatim: "Ag").font(.system(size: 12))
    #expect(measured == ViewHost(text, proposal: .unspecified).size)
    let view = text.frame(width: 40, height: 30, alignment: .topLeading)
    #expect(made == (try png(view)))
  }

  @Test func viewsAreDrawnByTheirTags() throws {
    let canvas = Canvas { context, _ in
      if let dot = context.resolveSymbol(id: "dot") {
        context.draw(dot, at: .zero, anchor: .topLeading)
        context.draw(dot, in: CGRect(x: 20, y: 10, width: 20, height: 20))
      }
      #expect(context.resolveSymbol(id: "nowhere").map(\.size) == nil)
    } symbols: {
      Color.red.frame(width: 10, height: 10).tag("dot")
      Color.blue.frame(width: 40, height: 30).tag("unused")
    }
    let plain = Canvas { context, _ in
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
      context.fill(Path(CGRect(x: 20, y: 10, width: 20, height: 20)), with: .color(.red))
    }
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      #expect(
        try png(canvas.environment(\.layoutDirection, direction))
          == png(plain.environment(\.layoutDirection, direction)))
    }
  }
}
