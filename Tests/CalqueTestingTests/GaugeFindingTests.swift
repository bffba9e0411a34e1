import Calque
import CalqueTesting
import Foundation
import Testing

/// The texts in the small rings are as small as the rings need, which is the platform's doing.
@MainActor
@Suite struct GaugeFindingTests {
  @ViewBuilder private var gauges: some View {
    VStack(spacing: 40) {
      Gauge(value: 0.72) {
        Text(verbatim: "Adherence")
      } currentValueLabel: {
        Text(0.72, format: .percent)
      }
      .gaugeStyle(.accessoryCircularCapacity)
      Gauge(value: 0.72) { Text(verbatim: "Medikamententreue") }
        .gaugeStyle(.accessoryCircularCapacity)
      Gauge(value: 0.72) {
        Text(verbatim: "Adherence")
      } currentValueLabel: {
        Text(1, format: .percent)
      }
      .gaugeStyle(.accessoryCircular)
      Gauge(value: 1_000_000, in: 0...2_000_000) {
        Text(verbatim: "Steps")
      } currentValueLabel: {
        Text(1_000_000, format: .number)
      } minimumValueLabel: {
        Text(0, format: .number)
      } maximumValueLabel: {
        Text(2_000_000, format: .number)
      }
      .gaugeStyle(.accessoryCircular)
    }
  }

  @Test(arguments: ["en", "de", "ar", "ja", "hi"])
  func textsFitTheirRings(locale: String) throws {
    for textSize in [DynamicTypeSize.xSmall, .large, .accessibility2, .accessibility5] {
      var axes = SweepAxes(locales: [locale])
      axes.textSizes = [textSize]
      let sweep = ScreenSweep(catalogs: CatalogBundle(catalogs: []), axes: axes)
      let screen = sweep.screen("Gauges", in: axes.combinations[0]) { gauges }
      let found = try sweep.findings(on: screen).filter {
        $0.severity > .information && $0.kind != .unknownLocale
      }
      #expect(found.isEmpty, "\(textSize): \(found)")
      #expect(screen.texts.count >= 6)
      for text in screen.texts {
        #expect(text.frame.width <= 58 && !text.isTruncated, "\(text.string)")
      }
    }
  }

  /// A text that the program makes small is still reported.
  @Test func smallTextsBesideRingsAreReported() throws {
    let found = try RuleScreen.found(TextScaleRule()) {
      VStack {
        gauges
        Text(verbatim: "A text of many words that is far too long").lineLimit(1)
          .minimumScaleFactor(0.2).frame(width: 100).accessibilityIdentifier("small")
      }
    }
    #expect(found == ["small"])
  }
}
