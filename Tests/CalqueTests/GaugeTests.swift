import Calque
import CalqueDrawing
import Foundation
import Testing

/// Gauges. Characters are 10 wide, lines 20 high.
@MainActor
struct GaugeTests {
  private func host(
    _ view: some View, _ direction: LayoutDirection = .leftToRight,
    metrics: PlatformMetrics = .iOS
  ) -> ViewHost {
    ViewHost(view, size: CGSize(width: 200, height: 100)) {
      $0.layoutDirection = direction
      $0.platformMetrics = metrics
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
  }

  private func tag(_ host: ViewHost) -> Drawing.Tag? {
    host.displayList.tags.first { $0.role == .progress }
  }

  private var everything: some View {
    Gauge(value: 30, in: 10...50) {
      Text(verbatim: "Label").accessibilityIdentifier("label")
    } currentValueLabel: {
      Text(verbatim: "30").accessibilityIdentifier("value")
    } minimumValueLabel: {
      Text(verbatim: "10").accessibilityIdentifier("minimum")
    } maximumValueLabel: {
      Text(verbatim: "50").accessibilityIdentifier("maximum")
    }
  }

  @Test
  func `the value counts from the lower bound`() {
    #expect(tag(host(everything))?.value == "50%")
    #expect(tag(host(Gauge(value: 0.2) { Text(verbatim: "x") }))?.value == "20%")
  }

  @Test(arguments: [9.0, 51, .nan])
  func `a value outside of the bounds is clamped and reported`(_ value: Double) {
    let host = host(Gauge(value: value, in: 10...50) { Text(verbatim: "x") })
    #expect(tag(host)?.value == (value > 50 ? "100%" : "0%"))
    #expect(host.diagnostics.map(\.kind) == [.unusableNumber])
  }

  @Test
  func `bounds without a distance are reported and do no harm`() {
    let host = host(Gauge(value: 1, in: 1...1) { Text(verbatim: "x") })
    #expect(tag(host)?.value == "0%")
    #expect(host.diagnostics.map(\.kind) == [.unusableNumber])
  }

  @Test
  func `the bounds are beside the bar and the value is below it`() throws {
    let host = host(everything)
    let minimum = try #require(host.frame(of: "minimum"))
    let maximum = try #require(host.frame(of: "maximum"))
    #expect(minimum.minX == 0)
    #expect(maximum.maxX == 200)
    #expect(minimum.midY == maximum.midY)
    #expect(try #require(host.frame(of: "label")).maxY < minimum.midY)
    #expect(try #require(host.frame(of: "value")).minY > minimum.midY)
  }

  @Test
  func `all styles are mirrored`() {
    func check(_ style: some GaugeStyle) {
      for metrics in [PlatformMetrics.iOS, .macOS] {
        let one = host(everything.gaugeStyle(style), metrics: metrics)
        let other = host(everything.gaugeStyle(style), .rightToLeft, metrics: metrics)
        for part in ["label", "value", "minimum", "maximum"] {
          let frames = [one, other].map { $0.frame(of: part) }
          #expect(frames.map(\.?.minY) == [frames[0]?.minY, frames[0]?.minY], "\(style) \(part)")
          #expect(
            frames.compactMap(\.?.midX).reduce(0, +) ~= (frames[0] == nil ? 0 : 200),
            "\(style) \(part)")
        }
        #expect(zip(inks(one), inks(other)).allSatisfy { $0.midX + $1.midX ~= 200 }, "\(style)")
      }
    }
    check(.automatic)
    check(.linear)
    check(.linearCapacity)
    check(.accessoryLinear)
    check(.accessoryLinearCapacity)
    check(.circular)
    check(.accessoryCircular)
    check(.accessoryCircularCapacity)
  }

  /// A linear gauge is a bar with a mark below its label and above its value; an accessory has the
  /// bar alone, between the bounds; one of capacity is filled to the value.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `each style can be told from the others`(_ direction: LayoutDirection) throws {
    func shown(_ style: some GaugeStyle) -> [String] {
      let host = host(everything.gaugeStyle(style), direction)
      return ["label", "value", "minimum", "maximum"].filter { host.frame(of: $0) != nil }
    }
    #expect(shown(.linear) == ["label", "value", "minimum", "maximum"])
    #expect(shown(.linearCapacity) == ["label", "value", "minimum", "maximum"])
    #expect(shown(.accessoryLinear) == ["minimum", "maximum"])
    #expect(shown(.accessoryLinearCapacity) == ["label", "value", "minimum", "maximum"])
    #expect(shown(.accessoryCircular) == ["value", "minimum", "maximum"])
    #expect(shown(.circular) == shown(.accessoryCircular))
    #expect(shown(.accessoryCircularCapacity) == ["value"])
    // The mark is a circle of its own; what is filled has a track below it.
    func circles(_ style: some GaugeStyle) -> Int {
      inks(host(everything.gaugeStyle(style), direction)).count {
        abs($0.width - $0.height) < 0.01
      }
    }
    #expect(circles(.linear) == 1 && circles(.accessoryLinear) == 1)
    #expect(circles(.linearCapacity) == 0 && circles(.accessoryLinearCapacity) == 0)
    let linear = host(everything.gaugeStyle(.linear), direction)
    let label = try #require(linear.frame(of: "label"))
    let (bar, value) = (
      try #require(inks(linear).first), try #require(linear.frame(of: "value"))
    )
    #expect(label.maxY <= bar.minY && bar.maxY <= value.minY)
  }

  /// The documentation of SwiftUI has the same words for both.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `circular is the ring of accessoryCircular`(_ direction: LayoutDirection) {
    let one = host(everything.gaugeStyle(.circular), direction)
    let other = host(everything.gaugeStyle(.accessoryCircular), direction)
    #expect(one.displayList.items == other.displayList.items)
    #expect(one.frame(of: "value") == other.frame(of: "value"))
  }

  /// Measured on macOS 26.2: a ring of 58, 6 thick, over 270 degrees; over 242 with bounds.
  @Test
  func `bounds widen the opening of a ring`() throws {
    func lowest(_ gauge: some View) throws -> CGFloat {
      try #require(inks(host(gauge.gaugeStyle(.accessoryCircular))).map(\.maxY).max())
    }
    let middle: CGFloat = 50
    let plain = try lowest(Gauge(value: 0.5) { Text(verbatim: "x") })
    #expect(abs(plain - (middle + 26 * sin(.pi / 4))) < 0.5)
    let bounded = try lowest(everything)
    #expect(abs(bounded - (middle + 26 * sin(31 * .pi / 180))) < 0.5)
  }

  /// The boxes of the shapes.
  private func inks(_ host: ViewHost) -> [CGRect] {
    var boxes: [CGRect] = []
    host.displayList.walk { item, context in
      switch item {
      case .fill(let path, _, _), .stroke(let path, _, _):
        boxes.append(path.boundingRect.applying(context.transform))
      default: break
      }
    }
    return boxes
  }

  @Test
  func `a style is asked for the value and the labels`() {
    struct Plain: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(verbatim: "\(configuration.value)")
        configuration.label
        configuration.markedValueLabels
      }
    }
    let gauge = Gauge(value: 1, in: 0...4) {
      Text(verbatim: "label")
    } currentValueLabel: {
      Text(verbatim: "value")
    } markedValueLabels: {
      Text(verbatim: "marked")
    }
    #expect(
      host(VStack { gauge }.gaugeStyle(Plain())).displayList.tags.filter { $0.role == .text }
        .compactMap(\.label)
        == ["0.25", "label", "marked"])
  }
}

/// Whether two numbers are the same but for rounding.
private func ~= (one: CGFloat, other: CGFloat) -> Bool { abs(one - other) < 1e-6 }
