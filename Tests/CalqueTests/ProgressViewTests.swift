import Calque
import CalqueDrawing
import Foundation
import Testing

/// Progress views. Characters are 10 wide, lines 20 high.
@MainActor
struct ProgressViewTests {
  private func host(
    _ view: some View, _ direction: LayoutDirection = .leftToRight,
    metrics: PlatformMetrics = .iOS, now: Date = Date(timeIntervalSince1970: 0)
  ) -> ViewHost {
    let host = ViewHost(view, size: CGSize(width: 200, height: 100)) {
      $0.layoutDirection = direction
      $0.platformMetrics = metrics
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
    host.advance(to: now)
    return host
  }

  /// The boxes of the filled parts in the tint's colour.
  private func filled(_ host: ViewHost) -> [CGRect] {
    var boxes: [CGRect] = []
    host.displayList.walk { item, context in
      if case .fill(let path, let color, _) = item, color.description == "#007AFF" {
        boxes.append(path.boundingRect.applying(context.transform))
      }
    }
    return boxes.filter { $0.width > 0 }
  }

  private func tag(_ host: ViewHost) -> Drawing.Tag? {
    host.displayList.tags.first { $0.role == .progress }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a bar fills from the leading edge`(_ direction: LayoutDirection) {
    for (value, total) in [(0.25, 1.0), (25, 100), (1, 4)] {
      let host = host(ProgressView(value: value, total: total), direction)
      let x: CGFloat = direction == .leftToRight ? 0 : 150
      #expect(filled(host) == [CGRect(x: x, y: 48, width: 50, height: 4)])
      #expect(tag(host)?.value == "25%")
      #expect(host.diagnostics.isEmpty)
    }
  }

  @Test
  func `an empty bar has no filled part and a full one fills all of it`() {
    #expect(filled(host(ProgressView(value: 0))).isEmpty)
    #expect(filled(host(ProgressView(value: 1))).first?.width == 200)
  }

  @Test(arguments: [(-1.0, 1.0, "0%"), (2, 1, "100%"), (.nan, 1, "0%"), (1, 0, "100%")])
  func `a value outside of the bounds is clamped and reported`(
    _ value: Double, _ total: Double, _ shown: String
  ) {
    let host = host(ProgressView(value: value, total: total))
    #expect(tag(host)?.value == shown)
    #expect(host.diagnostics.map(\.kind) == [.unusableNumber])
  }

  @Test
  func `a bar is 4 points below its label`() {
    let host = host(
      ProgressView(value: 0.5) {
        Text(verbatim: "Label").accessibilityIdentifier("label")
      } currentValueLabel: {
        Text(verbatim: "50").accessibilityIdentifier("value")
      }
      .accessibilityIdentifier("progress"))
    #expect(host.frame(of: "progress") == CGRect(x: 0, y: 24, width: 200, height: 52))
    #expect(host.frame(of: "label") == CGRect(x: 0, y: 24, width: 50, height: 20))
    #expect(filled(host).first?.minY == 48)
    #expect(host.frame(of: "value") == CGRect(x: 0, y: 56, width: 20, height: 20))
  }

  @Test(arguments: [(PlatformMetrics.iOS, CGFloat(20)), (.macOS, 32)])
  func `a spinner has the size of its platform`(_ metrics: PlatformMetrics, _ side: CGFloat) {
    let host = host(
      ProgressView().accessibilityIdentifier("progress"), metrics: metrics)
    #expect(host.frame(of: "progress")?.size == CGSize(width: side, height: side))
    #expect(tag(host) != nil)
    #expect(tag(host)?.value == nil)
  }

  @Test
  func `a spinner is drawn alike in both directions`() {
    let spinner = ProgressView().environment(\.layoutDirection, .rightToLeft)
    #expect(host(spinner).displayList.paintedItems == host(ProgressView()).displayList.paintedItems)
  }

  @Test
  func `on macOS a circular progress view with a value is a ring`() {
    func strokes(_ metrics: PlatformMetrics) -> Int {
      host(ProgressView(value: 0.5).progressViewStyle(.circular), metrics: metrics)
        .displayList.paintedItems.count { if case .stroke = $0 { true } else { false } }
    }
    #expect(strokes(.macOS) == 2)
    #expect(strokes(.iOS) == 0)
  }

  @Test(arguments: [(true, [200, 150, 50] as [CGFloat]), (false, [0, 50, 150])])
  func `a bar follows the time of the host`(_ countsDown: Bool, _ widths: [CGFloat]) {
    let start = Date(timeIntervalSince1970: 1_000)
    let view = ProgressView(
      timerInterval: start...start.addingTimeInterval(60), countsDown: countsDown)
    let host = host(view, now: start)
    for (seconds, width) in zip([0.0, 15, 45], widths) {
      host.advance(to: start.addingTimeInterval(seconds))
      #expect(filled(host).first?.width ?? 0 == width)
      #expect(host.displayList.tags.contains { $0.label?.contains(":") == true })
    }
  }

  @Test
  func `a style is asked for the fraction and the labels`() {
    struct Percent: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        if let fraction = configuration.fractionCompleted {
          Text(verbatim: "\(Int(fraction * 100))")
        }
        if configuration.label == nil { Text(verbatim: "no label") }
        configuration.currentValueLabel
      }
    }
    func texts(_ view: some View) -> [String] {
      host(VStack { view }.progressViewStyle(Percent())).displayList.tags.filter {
        $0.role == .text
      }.compactMap(\.label)
    }
    #expect(texts(ProgressView(value: 0.5)) == ["50", "no label"])
    #expect(texts(ProgressView("Wait", value: 0.5)) == ["50"])
    #expect(texts(ProgressView()) == ["no label"])
    #expect(
      texts(ProgressView(timerInterval: .distantPast...Date.distantFuture) { Text("x") }).count == 1
    )
  }

  @Test
  func `a progress view may be styled again`() {
    struct Framed: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).progressViewStyle(.linear).padding(10)
      }
    }
    let host = host(ProgressView(value: 0.5).progressViewStyle(Framed()))
    #expect(filled(host).first?.width == 90)
  }

  @Test
  func `a progress of Foundation is shown as it is`() {
    let progress = Progress(totalUnitCount: 8)
    progress.completedUnitCount = 6
    #expect(tag(host(ProgressView(progress)))?.value == "75%")
  }
}
