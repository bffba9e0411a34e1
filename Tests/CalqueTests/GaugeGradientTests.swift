import Calque
import Foundation
import Testing

/// A gradient as the tint of a gauge runs along its bar or ring, and not from the top down.
@MainActor
@Suite struct GaugeGradientTests {
  private let gradient = Gradient(colors: [.green, .red])

  /// The lines of the display list that are painted with a gradient.
  private func gradients(
    _ view: some View, _ direction: LayoutDirection = .leftToRight
  ) -> [String] {
    let host = ViewHost(view, size: CGSize(width: 200, height: 100)) {
      $0.layoutDirection = direction
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
    return host.displayList.description.components(separatedBy: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("fill linear") || $0.hasPrefix("fill angular") }
  }

  private var gauge: some View {
    Gauge(value: 0.5) { Text(verbatim: "label") }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `bars begin at their leading edge`(direction: LayoutDirection) throws {
    for bar in [
      AnyView(gauge.gaugeStyle(.linear).tint(gradient)),
      AnyView(gauge.gaugeStyle(.accessoryLinear).tint(gradient)),
      AnyView(gauge.gaugeStyle(.linearCapacity).tint(gradient)),
      AnyView(gauge.gaugeStyle(.accessoryLinearCapacity).tint(gradient)),
    ] {
      let line = try #require(gradients(bar, direction).first)
      #expect(gradients(bar, direction).count == 1)
      // "fill linear 0,77 to 200,77": both ends are at one height.
      let parts = line.split(separator: " ")
      let (start, end) = (parts[2].split(separator: ","), parts[4].split(separator: ","))
      #expect(start[1] == end[1])
    }
  }

  @Test func `rings have one gradient around them`() throws {
    let open = gradients(gauge.gaugeStyle(.accessoryCircular).tint(gradient))
    #expect(open.count == 1)
    #expect(open.first?.contains("-225° to 45°") == true)
    let whole = gradients(gauge.gaugeStyle(.accessoryCircularCapacity).tint(gradient))
    #expect(whole.count == 1)
    #expect(whole.first?.contains("-90° to 270°") == true)
  }

  @Test func `other tints stay as they are`() {
    let own = LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
    #expect(gradients(gauge.gaugeStyle(.linearCapacity).tint(own)).count == 1)
    #expect(gradients(gauge.gaugeStyle(.linearCapacity).tint(.red)).isEmpty)
  }
}
