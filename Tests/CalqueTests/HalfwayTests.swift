import Calque
import CalqueDrawing
import CalqueLayout
import Foundation
import Testing

/// Half way between two values, an animation with an even curve shows what the value in the middle
/// looks like: the law of everything that changes gradually. What a screen reader says is that of
/// the end at once.
@MainActor
@Suite struct HalfwayTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let view: @MainActor @Sendable (Double) -> AnyView
    var testDescription: String { name }
    init(_ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable (Double) -> some View)
    {
      self.name = name
      self.view = { AnyView(view($0)) }
    }
  }

  private struct Animated: View {
    let view: @MainActor @Sendable (Double) -> AnyView
    @State var value = 0.0
    var body: some View {
      VStack(spacing: 0) {
        Button("go") { withAnimation(.linear(duration: 1)) { value = 1 } }
        view(value).frame(width: 200, height: 200)
      }
    }
  }

  static let red = Color(red: 1, green: 0, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 1)
  static func mix(_ t: Double) -> Color { Color(red: 1 - t, green: 0, blue: t) }
  static var box: some View { red.frame(width: 50, height: 40) }

  nonisolated static let cases: [Case] = [
    Case("opacity") { box.opacity(1 - $0 * 0.8) },
    Case("blur") { box.blur(radius: 2 + $0 * 6) },
    Case("brightness") { box.brightness($0 * 0.5) },
    Case("saturation") { box.saturation(1 - $0 * 0.5) },
    Case("grayscale") { box.grayscale($0) },
    Case("contrast") { box.contrast(1 + $0) },
    Case("hueRotation") { box.hueRotation(.degrees(90 * $0)) },
    Case("shadow") { box.shadow(color: .black, radius: 2 + 4 * $0, x: 6 * $0, y: 2) },
    Case("rotation") { box.rotationEffect(.degrees(40 * $0)) },
    Case("rotation anchor") { box.rotationEffect(.degrees(40 * $0), anchor: .topLeading) },
    Case("rotation3D") { box.rotation3DEffect(.degrees(40 * $0), axis: (x: 0, y: 1, z: 0)) },
    Case("scale") { box.scaleEffect(1 + $0) },
    Case("scale xy") { box.scaleEffect(x: 1 + $0, y: 1 - $0 * 0.5, anchor: .leading) },
    Case("offset") { box.offset(x: 30 * $0, y: 10 * $0) },
    Case("position") { box.position(x: 30 + 100 * $0, y: 40) },
    Case("frame") { red.frame(width: 20 + 100 * $0, height: 40) },
    Case("padding") { red.padding(10 + 20 * $0) },
    Case("rounded") { RoundedRectangle(cornerRadius: 4 + 20 * $0).fill(red) },
    Case("uneven") { UnevenRoundedRectangle(topLeadingRadius: 4 + 20 * $0).fill(red) },
    Case("cornerRadius") { box.cornerRadius(2 + 10 * $0) },
    Case("clip") { box.clipShape(RoundedRectangle(cornerRadius: 2 + 10 * $0)) },
    Case("trim") { Circle().trim(from: 0, to: 0.2 + 0.6 * $0).stroke(red, lineWidth: 3) },
    Case("line width") { Circle().stroke(red, lineWidth: 2 + 8 * $0) },
    Case("dash phase") {
      Rectangle().stroke(red, style: StrokeStyle(lineWidth: 2, dash: [4], dashPhase: 4 * $0))
    },
    Case("strokeBorder") { Circle().strokeBorder(red, lineWidth: 2 + 8 * $0) },
    Case("inset") { Rectangle().inset(by: 2 + 8 * $0).fill(red) },
    Case("border") { Color.clear.border(red, width: 2 + 4 * $0) },
    Case("colour") { mix($0) },
    Case("fill") { Circle().fill(mix($0)) },
    Case("foreground") { Circle().foregroundStyle(mix($0)) },
    Case("stroke colour") { Circle().stroke(mix($0), lineWidth: 3) },
    Case("background") { Color.clear.frame(width: 40, height: 40).background(mix($0)) },
    Case("background in") {
      Color.clear.frame(width: 40, height: 40).background(mix($0), in: .circle)
    },
    Case("overlay") { Color.clear.overlay(mix($0)) },
    Case("text colour") { Text(verbatim: "abc").foregroundStyle(mix($0)) },
    Case("tint") { ProgressView(value: 0.5).tint(mix($0)) },
    Case("colorMultiply") { box.colorMultiply(mix($0)) },
    Case("opacity of a style") { Rectangle().fill(red.opacity(0.2 + 0.6 * $0)) },
    Case("linear colours") {
      LinearGradient(colors: [mix($0), .white], startPoint: .top, endPoint: .bottom)
    },
    Case("linear points") {
      LinearGradient(
        colors: [red, blue], startPoint: UnitPoint(x: 0.5 * $0, y: 0), endPoint: .bottom)
    },
    Case("linear stops") {
      LinearGradient(
        stops: [.init(color: red, location: 0.5 * $0), .init(color: blue, location: 1)],
        startPoint: .top, endPoint: .bottom)
    },
    Case("radial") {
      RadialGradient(
        colors: [red, blue], center: .center, startRadius: 10 * $0, endRadius: 50 + 50 * $0)
    },
    Case("angular") {
      AngularGradient(colors: [red, blue], center: .center, angle: .degrees(90 * $0))
    },
    Case("elliptical") { EllipticalGradient(colors: [red, blue], startRadiusFraction: 0.4 * $0) },
    Case("mesh") {
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [Float(1 - 0.4 * $0), 1]],
        colors: [red, blue, mix($0), .white])
    },
    Case("transformEffect") { box.transformEffect(CGAffineTransform(translationX: 20 * $0, y: 4)) },
    Case("mask") { t in red.mask { Circle().frame(width: 20 + 40 * t) } },
    Case("progress") { ProgressView(value: 0.2 + 0.6 * $0) },
    Case("progress circular") { ProgressView(value: 0.2 + 0.6 * $0).progressViewStyle(.circular) },
    Case("gauge") { Gauge(value: 0.2 + 0.6 * $0) { EmptyView() } },
    Case("gauge capacity") {
      Gauge(value: 0.2 + 0.6 * $0) { EmptyView() }.gaugeStyle(.linearCapacity)
    },
    Case("gauge circular") {
      Gauge(value: 0.2 + 0.6 * $0) { EmptyView() }.gaugeStyle(.accessoryCircular)
    },
    Case("gauge ring") {
      Gauge(value: 0.2 + 0.6 * $0) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity)
    },
    Case("gauge linear accessory") {
      Gauge(value: 0.2 + 0.6 * $0) { EmptyView() }.gaugeStyle(.accessoryLinear)
    },
    Case("slider") { Slider(value: .constant(0.2 + 0.6 * $0)) },
    Case("spacing") { t in
      VStack(spacing: 4 + 20 * t) {
        box
        box
      }
    },
    Case("alignment guide") { t in
      box.alignmentGuide(HorizontalAlignment.center) { $0.width * (0.5 + t) }
    },
    Case("safeAreaPadding") { t in red.safeAreaPadding(CGFloat(10 * t)) },
    Case("gradient fill") {
      Rectangle().fill(
        LinearGradient(colors: [mix($0), .white], startPoint: .top, endPoint: .bottom))
    },
    Case("color gradient") { Rectangle().fill(mix($0).gradient) },
    Case("blend group") { t in
      ZStack {
        blue
        box.opacity(1 - 0.5 * t).blendMode(.multiply)
      }.compositingGroup()
    },
    Case("shadow style") { Circle().fill(red.shadow(.drop(radius: 2 + 4 * $0))) },
    Case("list row background") { t in List { Text(verbatim: "a").listRowBackground(mix(t)) } },
    Case("blur from nothing") { box.blur(radius: 6 * $0) },
    Case("shadow from clear") { box.shadow(color: .black.opacity($0), radius: 4) },
    Case("shape rotation") { Rectangle().rotation(.degrees(40 * $0)).fill(red) },
    Case("shape scale") { Rectangle().scale(1 + $0, anchor: .top).fill(red) },
    Case("stops of other counts") { t in
      t == 0
        ? LinearGradient(colors: [red, blue], startPoint: .top, endPoint: .bottom)
        : LinearGradient(
          stops: [
            .init(color: red, location: 0), .init(color: mix(0.5), location: 0.5),
            .init(color: blue, location: 1),
          ], startPoint: .top, endPoint: .bottom)
    },
    Case("geometry effect") { box.modifier(Shift(x: 40 * $0)) },
    Case("projection") {
      box.projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 20 * $0, y: 0)))
    },
    Case("capsule clip") { t in
      red.frame(width: 60, height: 30).mask(RoundedRectangle(cornerRadius: 15 * t))
    },
    Case("toggle tint") { Toggle("", isOn: .constant(true)).tint(mix($0)) },
    Case("foreground gradient") {
      Text(verbatim: "abc").foregroundStyle(
        LinearGradient(colors: [mix($0), .white], startPoint: .top, endPoint: .bottom))
    },
    Case("font colour in a list") { t in List { Text(verbatim: "a").foregroundStyle(mix(t)) } },
    Case("divider") { t in VStack { Divider().overlay(mix(t)) } },
    Case("label icon") { t in Label("a", systemImage: "star").foregroundStyle(mix(t)) },
    Case("symbol") { Image(systemName: "star").foregroundStyle(mix($0)) },
    Case("border of a list row inset") { t in
      List { red.listRowInsets(EdgeInsets(top: 4 + 10 * t, leading: 10, bottom: 4, trailing: 10)) }
    },
    Case("grid spacing") { t in
      Grid(horizontalSpacing: 4 + 10 * t) {
        GridRow {
          box
          box
        }
      }
    },
    Case("custom layout") { t in
      Row(gap: 4 + 20 * t) {
        box
        box
      }
    },
    Case("flexible frame") { t in red.frame(maxWidth: 50 + 50 * t, maxHeight: 50) },
  ]

  private struct Shift: GeometryEffect {
    var x: Double
    nonisolated var animatableData: Double {
      get { x }
      set { x = newValue }
    }
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
    }
  }

  private struct Row: Layout {
    var gap: Double
    var animatableData: Double {
      get { gap }
      set { gap = newValue }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 150, height: 50)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var x = bounds.minX
      for view in subviews {
        view.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        x += 50 + gap
      }
    }
  }

  private func host(_ view: some View, _ direction: LayoutDirection) -> ViewHost {
    ViewHost(view, size: CGSize(width: 200, height: 300)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      $0.layoutDirection = direction
      $0.displayScale = 100
    }
  }

  @Test(arguments: cases, [LayoutDirection.leftToRight, .rightToLeft])
  func `half way it looks like the value in the middle`(_ one: Case, _ direction: LayoutDirection) {
    let moving = host(Animated(view: one.view), direction)
    moving.tap(label: "go")
    moving.advance(by: 0.5)
    let still = host(Animated(view: one.view, value: 0.5), direction)
    #expect(
      Self.isNear(Self.drawing(of: moving), Self.drawing(of: still)),
      "\(Self.difference(Self.drawing(of: moving), Self.drawing(of: still)))")
    // And it ends where it should.
    moving.advance(by: 1)
    let end = host(Animated(view: one.view, value: 1), direction)
    #expect(Self.isNear(Self.drawing(of: moving), Self.drawing(of: end)))
  }

  /// What is drawn, without what it means.
  private static func drawing(of host: ViewHost) -> String {
    host.displayList.description.split(separator: "\n")
      .map { $0.firstRange(of: "tag ") == nil ? $0 : "tag" }.joined(separator: "\n")
  }

  private static func difference(_ a: String, _ b: String) -> String {
    let (x, y) = (a.split(separator: "\n"), b.split(separator: "\n"))
    for (one, other) in zip(x, y) where !isNear(String(one), String(other)) {
      return "\(one.prefix(400))\n\(other.prefix(400))"
    }
    return "\(x.count) \(y.count) lines"
  }

  /// Whether two texts are the same but for small differences of numbers.
  private static func isNear(_ a: String, _ b: String) -> Bool {
    if a == b { return true }
    func parts(_ s: String) -> [Substring] {
      s.split(omittingEmptySubsequences: true) {
        !($0.isNumber || $0 == "." || $0 == "-" || $0.isLetter || $0 == "#")
      }
    }
    let (x, y) = (parts(a), parts(b))
    guard x.count == y.count else { return false }
    return zip(x, y).allSatisfy { one, other in
      if one == other { return true }
      if let m = Double(one), let n = Double(other) { return abs(m - n) < 0.03 }
      if one.hasPrefix("#"), other.hasPrefix("#"), one.count == other.count {
        let (p, q) = (
          UInt64(one.dropFirst(), radix: 16) ?? 0, UInt64(other.dropFirst(), radix: 16) ?? 99
        )
        return (0..<8).allSatisfy {
          abs(Int(p >> (UInt64($0) * 8) & 255) - Int(q >> (UInt64($0) * 8) & 255)) <= 1
        }
      }
      return false
    }
  }
}
