import Calque
import Foundation
import Testing

/// Styles: what shapes, texts and symbols are painted with.
@MainActor
struct StyleTests {
  private let size = CGSize(width: 100, height: 60)
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func items(
    _ view: some View, _ configure: (inout EnvironmentValues) -> Void = { _ in }
  ) -> [Drawing.Item] {
    ViewHost(view, size: size, configure).displayList.paintedItems
  }

  private func paints(
    _ view: some View, _ configure: (inout EnvironmentValues) -> Void = { _ in }
  ) -> [Paint] {
    items(view, configure).compactMap { item in
      switch item {
      case .fill(_, let paint, _), .stroke(_, let paint, _): paint
      case .glyphs(let run): run.paint
      default: nil
      }
    }
  }

  private func gradient(_ paint: Paint?) -> GradientPaint? {
    if case .gradient(let gradient)? = paint { gradient } else { nil }
  }

  private func effects(_ view: some View) -> [String] {
    var found: [String] = []
    ViewHost(view, size: size).displayList.walk { item, _ in
      if case .group(let group) = item {
        switch group.effect {
        case .filter(let filter): found.append(filter.description)
        case .blend(let mode): found.append("blend \(mode)")
        case .masked: found.append("masked")
        case .mask: found.append("mask")
        default: break
        }
      }
    }
    return found
  }

  @Test
  func `a gradient is a view that fills what it is proposed`() throws {
    let view = LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
    let found = try #require(gradient(paints(view).first))
    #expect(found.bounds == CGRect(origin: .zero, size: size))
    #expect(found.stops.map(\.location) == [0, 1])
    #expect(found.colors == [red, blue].map { RGBAColor($0) })
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `gradients are not mirrored`(_ direction: LayoutDirection) throws {
    let view = LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
    let found = try #require(
      gradient(paints(view) { $0.layoutDirection = direction }.first))
    #expect(found.geometry == .linear(start: CGPoint(x: 0, y: 0.5), end: CGPoint(x: 1, y: 0.5)))
  }

  @Test
  func `the gradient of a foreground spans each view`() throws {
    let style = LinearGradient(colors: [red, blue], startPoint: .top, endPoint: .bottom)
    let view = HStack(spacing: 0) {
      Text(verbatim: "ab").accessibilityIdentifier("text")
      Rectangle().frame(width: 30, height: 10).accessibilityIdentifier("shape")
      Image(systemName: "star.fill").accessibilityIdentifier("symbol")
    }
    .foregroundStyle(style)
    let host = ViewHost(view, size: size)
    var bounds: [CGRect] = []
    for item in host.displayList.paintedItems {
      switch item {
      case .glyphs(let run): bounds.append(try #require(gradient(run.paint)).bounds)
      case .fill(_, let paint, _), .stroke(_, let paint, _):
        bounds.append(try #require(gradient(paint)).bounds)
      default: Issue.record("\(item)")
      }
    }
    for (name, rect) in zip(["text", "shape", "symbol"], bounds) {
      let frame = try #require(host.frame(of: name))
      #expect(abs(rect.width - frame.width) <= 1 && abs(rect.minX - frame.minX) <= 1, "\(name)")
    }
    #expect(bounds.count >= 3)
  }

  @Test
  func `parts of a text have gradients of their own over the whole text`() throws {
    let style = LinearGradient(colors: [red, blue], startPoint: .top, endPoint: .bottom)
    let text = Text(verbatim: "ab").foregroundStyle(style) + Text(verbatim: "cd")
    let found = paints(text)
    #expect(found.count == 2)
    let bounds = try #require(gradient(found.first)).bounds
    #expect(gradient(found.last) == nil)
    let host = ViewHost(text.accessibilityIdentifier("text"), size: size)
    #expect(abs(bounds.width - (try #require(host.frame(of: "text"))).width) < 1)
  }

  @Test
  func `all gradients are styles by their static forms`() {
    let gradient = Gradient(colors: [red, blue])
    let stops = gradient.stops
    let view = VStack(spacing: 0) {
      Rectangle().fill(.linearGradient(gradient, startPoint: .top, endPoint: .bottom))
      Rectangle().fill(.linearGradient(colors: [red], startPoint: .top, endPoint: .bottom))
      Rectangle().fill(.linearGradient(stops: stops, startPoint: .top, endPoint: .bottom))
      Rectangle().fill(.radialGradient(gradient, center: .center, startRadius: 0, endRadius: 9))
      Rectangle().fill(
        .radialGradient(colors: [red], center: .center, startRadius: 0, endRadius: 9))
      Rectangle().fill(
        .angularGradient(gradient, center: .center, startAngle: .zero, endAngle: .zero))
      Rectangle().fill(.conicGradient(colors: [red, blue], center: .center))
      Rectangle().fill(.conicGradient(gradient, center: .center, angle: .degrees(90)))
      Rectangle().fill(.ellipticalGradient(gradient))
      Rectangle().fill(.ellipticalGradient(colors: [red, blue]))
    }
    #expect(paints(view.frame(width: 100, height: 60)).compactMap { self.gradient($0) }.count == 10)
    #expect(paints(Rectangle().fill(gradient)).compactMap { self.gradient($0) }.count == 1)
    #expect(
      paints(Rectangle().fill(Color.blue.gradient)).compactMap { self.gradient($0) }.count == 1)
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [red, blue, red, blue])
    #expect(paints(mesh).compactMap { self.gradient($0) }.count == 1)
    // Too few points for the grid: the background.
    let wrong = MeshGradient(width: 3, height: 2, points: [[0, 0]], colors: [red], background: red)
    #expect(paints(wrong) == [.color(RGBAColor(red))])
  }

  @Test
  func `the gradient of a colour ends with it`() throws {
    let found = try #require(gradient(paints(Rectangle().fill(blue.gradient)).first))
    #expect(found.colors.last == RGBAColor(blue))
    #expect(found.colors.first != found.colors.last)
  }

  @Test
  func `perceptual colours end with the same colours, and differ in between`() throws {
    let plain = Gradient(colors: [red, blue])
    let found = try #require(
      gradient(paints(Rectangle().fill(plain.colorSpace(.perceptual))).first))
    let device = try #require(gradient(paints(Rectangle().fill(plain)).first))
    for location in [0.0, 1] {
      #expect(found.color(at: location) == device.color(at: location))
    }
    // Oklab of the middle of red and blue, by hand: about (0.55, 0.33, 0.64).
    #expect(abs(found.color(at: 0.5).red - 0.55) < 0.02)
    #expect(abs(found.color(at: 0.5).green - 0.33) < 0.02)
  }

  @Test
  func `levels of a style are the style, weaker`() throws {
    let levels = [
      paints(Rectangle().fill(red.secondary)), paints(Rectangle().fill(red.tertiary)),
      paints(Rectangle().fill(red.quaternary)), paints(Rectangle().fill(red.quinary)),
    ]
    let opacities = levels.compactMap { $0.first?.color.opacity }
    #expect(opacities.count == 4)
    #expect(zip(opacities, opacities.dropFirst()).allSatisfy { $0 > $1 })
    // The same as those of the foreground.
    let inside = paints(Rectangle().fill(.secondary).foregroundStyle(red))
    #expect(inside == levels[0])
    let faded = paints(
      Rectangle().fill(.secondary).foregroundStyle(
        .linearGradient(colors: [red, blue], startPoint: .top, endPoint: .bottom)))
    #expect(try #require(gradient(faded.first)).colors.allSatisfy { $0.opacity == 0.5 })
  }

  @Test
  func `a level of a gradient stays a gradient further inside`() throws {
    let view = Rectangle().foregroundStyle(.secondary).foregroundStyle(
      .linearGradient(colors: [red, blue], startPoint: .top, endPoint: .bottom))
    let found = try #require(gradient(paints(view).first))
    #expect(found.colors.allSatisfy { $0.opacity == 0.5 })
  }

  @Test
  func `styles have opacity, blend modes and shadows`() {
    #expect(paints(Rectangle().fill(AnyShapeStyle(red).opacity(0.5))).first?.color.opacity == 0.5)
    #expect(effects(Rectangle().fill(red.blendMode(.multiply))) == ["blend multiply"])
    #expect(
      effects(Circle().fill(red.shadow(.drop(color: .black, radius: 2, y: 1))))
        == ["shadow #000000 2 at 0,1"])
    #expect(
      effects(Circle().fill(red.shadow(.inner(color: .black, radius: 2))))
        == ["inner shadow #000000 2 at 0,0"])
    #expect(
      effects(Text(verbatim: "a").foregroundStyle(red.shadow(.drop(color: .black, radius: 2))))
        == ["shadow #000000 2 at 0,0"])
    #expect(
      effects(
        VStack { Text(verbatim: "a") }
          .foregroundStyle(red.shadow(.drop(color: .black, radius: 2))))
        == ["shadow #000000 2 at 0,0"])
  }

  @Test
  func `a style in a rectangle has its unit points there`() throws {
    let rect = CGRect(x: 0, y: 0, width: 500, height: 500)
    let style = LinearGradient(colors: [red, blue], startPoint: .top, endPoint: .bottom)
    let found = try #require(gradient(paints(Rectangle().fill(style.in(rect))).first))
    #expect(found.bounds == rect)
  }

  @Test
  func `a background style is what backgrounds paint`() {
    let view = Color.clear.background().backgroundStyle(red)
    #expect(paints(view) == [.color(RGBAColor(red))])
    #expect(paints(Color.clear.background(in: Circle()).backgroundStyle(red)).count == 1)
    // Of itself, it is the system's.
    #expect(paints(Color.clear.background().backgroundStyle(.background)) == [.color(.white)])
  }

  @Test
  func `a tint may be any style`() throws {
    let style = LinearGradient(colors: [red, blue], startPoint: .top, endPoint: .bottom)
    #expect(gradient(paints(Rectangle().fill(.tint).tint(style)).first) != nil)
    #expect(paints(Rectangle().fill(.tint).tint(red).tint(style)) == [.color(RGBAColor(red))])
  }

  private struct MaterialReader: View {
    @Environment(\.backgroundMaterial) var material
    let report: (Material?) -> Void
    var body: some View {
      let _ = report(material)
      Color.clear
    }
  }

  @Test
  func `a material is a backdrop, and what is over it knows`() {
    var seen: [Material?] = []
    let view = ZStack {
      Color.red
      MaterialReader { seen.append($0) }
        .background { MaterialReader { seen.append($0) } }
        .background(.thinMaterial, in: Circle())
      MaterialReader { seen.append($0) }
    }
    let found = items(view)
    #expect(found.contains { if case .backdrop = $0 { true } else { false } })
    #expect(seen.contains(.thin))
    #expect(seen.contains(nil))
    var nearest: [Material?] = []
    _ = items(
      MaterialReader { nearest.append($0) }.background(.red).background(.thinMaterial))
    #expect(nearest == [nil])
  }

  @Test
  func `a thicker material shows less`() {
    let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
    for scheme in ColorScheme.allCases {
      let opacities = materials.flatMap { material in
        items(Rectangle().fill(material)) { $0.colorScheme = scheme }.compactMap { item in
          if case .backdrop(_, let backdrop, _) = item { backdrop.tint.opacity } else { nil }
        }
      }
      #expect(opacities.count == 5)
      #expect(zip(opacities, opacities.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  @Test
  func `labels over a material are blended, the first one is not`() {
    func text(_ style: HierarchicalShapeStyle) -> some View {
      Text(verbatim: "a").foregroundStyle(style).background(.regularMaterial)
    }
    #expect(effects(text(.secondary)).contains("blend plusDarker"))
    #expect(!effects(text(.primary)).contains { $0.hasPrefix("blend") })
  }

  @Test
  func `text of a material is its mask`() {
    #expect(effects(Text(verbatim: "a").foregroundStyle(.thinMaterial)) == ["masked", "mask"])
  }
}

extension RGBAColor {
  fileprivate init(_ color: Color) {
    let parts = color.resolve(in: EnvironmentValues())
    self.init(
      red: Double(parts.red), green: Double(parts.green), blue: Double(parts.blue),
      opacity: Double(parts.opacity))
  }
}
