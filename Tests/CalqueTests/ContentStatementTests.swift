import Calque
import CalqueDrawing
import Foundation
import Testing

/// Initializers that are deprecated, without the warnings.
private protocol TintedStyles {
  static func tinted(_ color: Color) -> LinearGaugeStyle
  static func tinted(_ gradient: Gradient) -> LinearGaugeStyle
}

extension TintedStyles {
  static func make(_ color: Color) -> LinearGaugeStyle { tinted(color) }
  static func make(_ gradient: Gradient) -> LinearGaugeStyle { tinted(gradient) }
}

private enum OldStyles: TintedStyles {
  @available(*, deprecated)
  static func tinted(_ color: Color) -> LinearGaugeStyle { LinearGaugeStyle(tint: color) }
  @available(*, deprecated)
  static func tinted(_ gradient: Gradient) -> LinearGaugeStyle {
    LinearGaugeStyle(tint: gradient)
  }
}

/// Statements about labels, backgrounds, gauges, links, gestures and interpolations.
@MainActor
@Suite struct ContentStatementTests {
  private func colors(_ view: some View) -> Set<RGBAColor> {
    let items = statementHost(view, 200, 200).displayList.paintedItems
    return Set(
      items.compactMap { item in
        guard case .fill(_, let color, _) = item else { return nil }
        return color.color
      })
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private let redPaint = RGBAColor(red: 1, green: 0, blue: 0)

  @Test func `the background of a container reaches behind the whole page`() {
    let page = NavigationStack {
      Text(verbatim: "a").navigationTitle("Title").containerBackground(red, for: .navigation)
    }
    #expect(colors(page).contains(redPaint))
    // Outside of such a container nothing is shown.
    #expect(
      !colors(Text(verbatim: "a").containerBackground(red, for: .navigation)).contains(redPaint))
    let views = NavigationStack {
      Text(verbatim: "a").containerBackground(for: .navigation, alignment: .topLeading) {
        named("ground", 20, 20)
      }
    }
    #expect(statementFrame(views, of: "ground", 200, 200).origin == .zero)
  }

  @Test func `the last view of a background or an overlay is in front`() {
    func order(_ view: some View) -> [RGBAColor] {
      statementHost(view).displayList.paintedItems.compactMap { item in
        guard case .fill(_, let color, _) = item else { return nil }
        return color.color
      }
    }
    let (one, two) = (Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1))
    let (green, blue) = (RGBAColor(red: 0, green: 1, blue: 0), RGBAColor(red: 0, green: 0, blue: 1))
    let behind = order(
      red.background {
        one
        two
      })
    #expect(behind == [green, blue, redPaint])
    let front = order(
      red.overlay {
        one
        two
      })
    #expect(front == [redPaint, green, blue])
    let corner = Color.clear.overlay(alignment: .bottomTrailing) { named("a", 10, 10) }
    #expect(statementFrame(corner) == CGRect(x: 90, y: 90, width: 10, height: 10))
  }

  @Test func `a background in a shape is as large as the view`() {
    let view = named("a", 40, 20).background(red, in: Rectangle())
    #expect(statementFrame(view).size == CGSize(width: 40, height: 20))
    let text = Text(verbatim: "ab").background(red, in: RoundedRectangle(cornerRadius: 4))
    let shapes = statementHost(text).displayList.paintedItems.compactMap { item -> CGRect? in
      guard case .fill(let path, let color, _) = item, color.color == redPaint else { return nil }
      return path.boundingRect
    }
    #expect(shapes.map(\.size) == [CGSize(width: 20, height: 20)])
  }

  @Test func `a material is known to the views on it`() {
    struct Reader: View {
      @Environment(\.backgroundMaterial) var material
      var body: some View { Text(verbatim: material == nil ? "none" : "material") }
    }
    #expect(statementTexts(Reader()) == ["none"])
    #expect(statementTexts(Reader().background(.thinMaterial)) == ["material"])
    #expect(
      statementTexts(Reader().environment(\.backgroundMaterial, nil).background(.thinMaterial))
        == ["none"])
  }

  @Test func `bold text is a weight of the environment`() {
    struct Reader: View {
      @Environment(\.legibilityWeight) var weight
      var body: some View { Text(verbatim: weight.map { "\($0)" } ?? "none") }
    }
    #expect(statementTexts(Reader().environment(\.legibilityWeight, .bold)) == ["bold"])
    #expect(statementTexts(Reader().environment(\.legibilityWeight, .regular)) == ["regular"])
    func width(_ weight: LegibilityWeight) -> CGFloat {
      ViewHost(
        Text(verbatim: "Weight").environment(\.legibilityWeight, weight), proposal: .unspecified
      ).rootSize.width
    }
    #expect(width(.bold) > width(.regular))
  }

  @Test func `a linear gauge takes a color or a gradient`() {
    func gauge(_ style: LinearGaugeStyle) -> some View {
      Gauge(value: 0.5) { Text(verbatim: "a") }.gaugeStyle(style)
    }
    let tinted = OldStyles.make(red)
    let plain = statementHost(gauge(LinearGaugeStyle()), 200, 60).displayList.description
    #expect(statementHost(gauge(tinted), 200, 60).displayList.description != plain)
    #expect(
      colors(gauge(tinted)).contains(redPaint)
        && !colors(gauge(LinearGaugeStyle())).contains(redPaint))
    let gradient = OldStyles.make(Gradient(colors: [red, .blue]))
    #expect(statementHost(gauge(gradient), 200, 60).displayList.description != plain)
  }

  @Test func `a gauge shows its labels`() {
    let gauge = Gauge(value: 30, in: 0...100) {
      Text(verbatim: "Speed")
    } currentValueLabel: {
      Text(verbatim: "30")
    } minimumValueLabel: {
      Text(verbatim: "0")
    } maximumValueLabel: {
      Text(verbatim: "100")
    }
    // The bar with a mark is between its bounds; that of an accessory is alone.
    #expect(Set(statementTexts(gauge.gaugeStyle(.accessoryLinear))) == ["0", "100"])
    #expect(Set(statementTexts(gauge.gaugeStyle(.linear))) == ["Speed", "30", "0", "100"])
    let capacity = Set(statementTexts(gauge.gaugeStyle(.linearCapacity)))
    #expect(capacity.isSuperset(of: ["Speed", "30"]))
  }

  @Test func `a progress view shows how much is done`() {
    let view = ProgressView(value: 2, total: 8) { Text(verbatim: "Loading") }
    let host = statementHost(view.progressViewStyle(.linear), 200, 60)
    #expect(host.shownTexts == ["Loading"])
    #expect(host.accessibilityDescription.contains("25"))
  }

  @Test func `a style of users makes labels of a title and an icon`() {
    struct Turned: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.title
          configuration.icon
        }
      }
    }
    let label = Label {
      Text(verbatim: "title")
    } icon: {
      Text(verbatim: "icon")
    }
    #expect(statementTexts(label.labelStyle(Turned())) == ["title", "icon"])
    #expect(statementTexts(label.labelStyle(.iconOnly).labelStyle(Turned())) == ["icon"])
    #expect(statementTexts(label) == ["icon", "title"])
  }

  @Test func `labeled content shows a label and a value`() {
    #expect(statementTexts(LabeledContent("a", value: "b")) == ["a", "b"])
    #expect(
      statementTexts(LabeledContent("a", value: 0.5, format: .percent)) {
        $0.locale = Locale(identifier: "en_US")
      }
        == ["a", "50%"])
    #expect(statementTexts(LabeledContent("a") { Text(verbatim: "view") }) == ["a", "view"])
    struct Stacked: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.content
          configuration.label
        }
      }
    }
    #expect(
      statementTexts(LabeledContent("a", value: "b").labeledContentStyle(Stacked())) == ["b", "a"])
    let hidden = LabeledContent("a", value: "b").labelsHidden()
    #expect(statementTexts(hidden) == ["b"])
  }

  @Test func `a link opens its address, as the environment says`() throws {
    let url = try #require(URL(string: "https://example.org"))
    let host = statementHost(Link("Site", destination: url), 200, 60)
    #expect(host.tap(label: "Site") && host.openedURLs == [url])
    var asked: [URL] = []
    let own = statementHost(
      Link(destination: url) { Text(verbatim: "Site") }
        .environment(
          \.openURL,
          OpenURLAction { url in
            asked.append(url)
            return .handled
          }), 200, 60)
    #expect(own.tap(label: "Site") && asked == [url] && own.openedURLs == [])
  }

  @Test func `a long press has a least time and a greatest distance`() {
    func isRecognized(_ duration: Double, moved: CGFloat = 0, _ gesture: LongPressGesture) -> Bool {
      var isDone = false
      let host = statementHost(Color.red.gesture(gesture.onEnded { _ in isDone = true }))
      if moved > 0 {
        host.drag(
          from: CGPoint(x: 20, y: 20), to: CGPoint(x: 20 + moved, y: 20), duration: duration)
      } else {
        host.longPress(at: CGPoint(x: 20, y: 20), duration: duration)
      }
      return isDone
    }
    let usual = LongPressGesture()
    #expect(usual.minimumDuration == 0.5 && usual.maximumDistance == 10)
    #expect(isRecognized(0.6, usual) && !isRecognized(0.4, usual))
    #expect(isRecognized(0.3, LongPressGesture(minimumDuration: 0.2)))
    #expect(!isRecognized(0.6, moved: 30, LongPressGesture(maximumDistance: 5)))
    #expect(isRecognized(1, moved: 8, LongPressGesture(minimumDuration: 0.2, maximumDistance: 50)))
  }

  @Test func `interpolations make keys with specifiers`() {
    func text(_ key: LocalizedStringKey) -> [String] {
      statementTexts(Text(key)) {
        $0.locale = Locale(identifier: "en_US")
        $0.timeZone = TimeZone(identifier: "UTC") ?? .gmt
      }
    }
    #expect(text("\(3) files") == ["3 files"])
    #expect(text("\(2.5, specifier: "%.2f") m") == ["2.50 m"])
    #expect(text("\(255, specifier: "%x")") == ["ff"])
    #expect(text("\(0.25, format: .percent)") == ["25%"])
    #expect(text("a \(Text(verbatim: "b").bold()) c") == ["a b c"])
    #expect(text("a \(AttributedString("b"))") == ["a b"])
    let date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(text("\(date, style: .date)") == ["January 1, 2001"])
    #expect(text("\(date, format: .dateTime.year())") == ["2001"])
    let interval = DateInterval(start: date, duration: 3600)
    #expect(text("\(interval)").first?.isEmpty == false)
    #expect(text("\(date...date.addingTimeInterval(60))").first?.isEmpty == false)
  }
}
