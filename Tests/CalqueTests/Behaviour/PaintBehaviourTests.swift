import Calque
import CalqueDrawing
import Foundation
import Testing

/// Statements about backgrounds, gradients, labels, gauges and links.
@MainActor
@Suite struct PaintBehaviourTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let redPaint = RGBAColor(red: 1, green: 0, blue: 0)

  private func host(
    _ view: some View, _ configure: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ViewHost {
    statementHost(view, 200, 200, configure)
  }

  /// The rectangles around what is filled in red.
  private func reds(
    _ view: some View, _ configure: (inout EnvironmentValues) -> Void = { _ in }
  ) -> [Path] {
    host(view, configure).displayList.paintedItems.compactMap { item in
      guard case .fill(let path, .color(let color), _) = item, color == redPaint else { return nil }
      return path
    }
  }

  private func drawing(
    _ view: some View, _ configure: (inout EnvironmentValues) -> Void = { _ in }
  ) -> String {
    host(view, configure).displayList.description
  }

  // MARK: Backgrounds

  @Test func `a style behind a view fills it with its padding`() {
    let text = Text(verbatim: "ab").padding(5).background(red)
    #expect(reds(text).map(\.boundingRect) == [CGRect(x: 85, y: 85, width: 30, height: 30)])
  }

  @Test func `a style in front of a view fills it and is painted later`() {
    let view = Color(red: 0, green: 0, blue: 1).frame(width: 40, height: 20).overlay(red)
    #expect(reds(view).map(\.boundingRect.size) == [CGSize(width: 40, height: 20)])
    guard case .fill(_, .color(let last), _)? = host(view).displayList.paintedItems.last else {
      Issue.record("nothing is filled")
      return
    }
    #expect(last == redPaint)
  }

  @Test func `the shape of a container bounds a style behind or in front of a view`() {
    let box = Color.clear.frame(width: 60, height: 40)
    let shape = RoundedRectangle(cornerRadius: 12)
    let corner = CGPoint(x: 71, y: 81)
    for paths in [
      reds(box.background(red).containerShape(shape)),
      reds(box.overlay(red).containerShape(shape)),
    ] {
      #expect(paths.count == 1)
      #expect(paths.allSatisfy { !$0.contains(corner) && $0.contains(CGPoint(x: 100, y: 100)) })
    }
    #expect(reds(box.background(red)).allSatisfy { $0.contains(corner) })
  }

  @Test func `a style behind a small view inside of a container is a rectangle`() {
    let chip = Color.clear.frame(width: 60, height: 40).background(red).padding(20)
      .containerShape(RoundedRectangle(cornerRadius: 12))
    #expect(reds(chip).map { $0.contains(CGPoint(x: 71, y: 81)) } == [true])
  }

  @Test func `a background without a style is that of the color scheme`() {
    func fill(_ scheme: ColorScheme) -> [RGBAColor] {
      host(Text(verbatim: "a").background()) { $0.colorScheme = scheme }.displayList.paintedItems
        .compactMap { item in
          guard case .fill(_, .color(let color), _) = item else { return nil }
          return color
        }
    }
    #expect(Set(fill(.light)) == [.white] && Set(fill(.dark)) == [.black])
  }

  @Test func `a shape behind a view without a style has the style of backgrounds`() {
    let box = Text(verbatim: "ab")
    #expect(
      drawing(box.background(in: Capsule()))
        == drawing(box.background(.background, in: Capsule())))
    #expect(drawing(box.background(in: Capsule())) != drawing(box.background(in: Rectangle())))
  }

  @Test func `a style in a shape in front of a view has the size of the view`() {
    let view = Color.clear.frame(width: 50, height: 30).overlay(red, in: Circle())
    let rect = reds(view).first?.boundingRect ?? .null
    #expect(abs(rect.width - 30) < 0.01 && abs(rect.height - 30) < 0.01)
    #expect(abs(rect.midX - 100) < 0.01)
  }

  @Test func `a fill with holes follows the rule that is said`() {
    struct Ring: Shape {
      nonisolated func path(in rect: CGRect) -> Path {
        var path = Path(rect)
        path.addRect(rect.insetBy(dx: 10, dy: 10))
        return path
      }
    }
    func styles(_ fill: FillStyle) -> [FillStyle] {
      host(Color.clear.background(red, in: Ring(), fillStyle: fill)).displayList.paintedItems
        .compactMap { item in
          guard case .fill(_, .color(redPaint), let style) = item else { return nil }
          return style
        }
    }
    #expect(styles(FillStyle()).map(\.isEOFilled) == [false])
    #expect(styles(FillStyle(eoFill: true)).map(\.isEOFilled) == [true])
  }

  @Test func `a background respects the safe area at edges that it does not ignore`() {
    let insets = EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)
    func rects(_ edges: Edge.Set) -> [CGRect] {
      reds(Color.clear.background(red, ignoresSafeAreaEdges: edges)) { $0.safeAreaInsets = insets }
        .map(\.boundingRect)
    }
    #expect(rects(.all) == [CGRect(x: 0, y: 0, width: 200, height: 200)])
    #expect(rects([]) == [CGRect(x: 0, y: 20, width: 200, height: 150)])
    #expect(rects(.bottom) == [CGRect(x: 0, y: 20, width: 200, height: 180)])
  }

  @Test func `a material in a shape is known to the views on it, and none outside`() {
    struct Reader: View {
      @Environment(\.backgroundMaterial) private var material
      var body: some View { Text(verbatim: material == nil ? "none" : "material") }
    }
    let view = VStack {
      Reader().background(.regularMaterial, in: Capsule())
      Reader()
      Reader().background(Color.red)
    }
    #expect(statementTexts(view) == ["material", "none", "none"])
  }

  @Test func `a material shows what is behind it, blurred`() {
    let view = red.overlay(.ultraThinMaterial)
    let backdrops = host(view).displayList.paintedItems.filter {
      if case .backdrop = $0 { true } else { false }
    }
    #expect(backdrops.count == 1)
  }

  // MARK: Gradients

  @Test func `a gradient of colors has its stops at equal distances`() {
    let colors: [Color] = [.red, .green, .blue]
    let (start, end) = (UnitPoint.leading, UnitPoint.trailing)
    let one = drawing(LinearGradient(colors: colors, startPoint: start, endPoint: end))
    let gradient = Gradient(colors: colors)
    #expect(one == drawing(LinearGradient(gradient: gradient, startPoint: start, endPoint: end)))
    let stops = zip(colors, [0, 0.5, 1]).map { Gradient.Stop(color: $0, location: $1) }
    #expect(one == drawing(LinearGradient(stops: stops, startPoint: start, endPoint: end)))
  }

  @Test func `a gradient begins and ends at its points`() {
    let view = LinearGradient(
      colors: [.red, .blue], startPoint: UnitPoint(x: 0.25, y: 0), endPoint: .bottom)
    #expect(
      drawing(view)
        != drawing(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
  }

  @Test func `the points of a gradient are not mirrored`() {
    let view = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    #expect(drawing(view) == drawing(view) { $0.layoutDirection = .rightToLeft })
  }

  @Test func `a gradient fills the room that it is offered`() {
    let view = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .accessibilityIdentifier("a")
    #expect(host(view).frame(of: "a")?.size == CGSize(width: 200, height: 200))
  }

  // MARK: Labels

  private var label: some View {
    Label {
      Text(verbatim: "title").accessibilityIdentifier("title")
    } icon: {
      Text(verbatim: "icon").accessibilityIdentifier("icon")
    }
  }

  @Test func `the icon of a label is at the leading side`() {
    for (direction, isFirst) in [(LayoutDirection.leftToRight, true), (.rightToLeft, false)] {
      let host = host(label) { $0.layoutDirection = direction }
      let (icon, title) = (host.frame(of: "icon") ?? .null, host.frame(of: "title") ?? .null)
      #expect(icon.midY == title.midY && (icon.maxX <= title.minX) == isFirst)
    }
  }

  @Test func `a label of an icon alone is still described by its title`() {
    let view = Label("Rain", systemImage: "cloud.rain").labelStyle(.iconOnly)
    #expect(statementTexts(view).isEmpty)
    #expect(host(view).accessibilityDescription.contains("Rain"))
  }

  @Test func `a style can keep the style around it`() {
    struct Bordered: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Label(configuration)
          Text(verbatim: "border")
        }
      }
    }
    #expect(statementTexts(label.labelStyle(Bordered())) == ["icon", "title", "border"])
    #expect(
      statementTexts(label.labelStyle(Bordered()).labelStyle(.titleOnly)) == ["title", "border"])
  }

  @Test func `a style applies to all labels inside`() {
    let labels = VStack {
      label
      label
    }
    #expect(statementTexts(labels.labelStyle(.titleOnly)) == ["title", "title"])
  }

  @Test func `a label is made of a text and a symbol or an image`() {
    #expect(statementTexts(Label("a", systemImage: "star")) == ["a"])
    #expect(statementTexts(Label("b" as String, systemImage: "star")) == ["b"])
    #expect(statementTexts(Label("c", image: "missing")).first == "c")
  }

  @Test func `a style of labeled content can keep the style around it`() {
    struct Bordered: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          LabeledContent(configuration)
          Text(verbatim: "border")
        }
      }
    }
    let content = LabeledContent("label", value: "value")
    #expect(
      statementTexts(content.labeledContentStyle(Bordered())) == ["label", "value", "border"])
    #expect(
      statementTexts(content.labeledContentStyle(.automatic))
        == statementTexts(content))
  }

  @Test func `the label of content in a form is leading and its value trailing`() {
    let form = Form {
      LabeledContent {
        Text(verbatim: "value").accessibilityIdentifier("value")
      } label: {
        Text(verbatim: "label").accessibilityIdentifier("label")
      }
    }
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let host = statementHost(form, 390, 300) { $0.layoutDirection = direction }
      let (label, value) = (host.frame(of: "label") ?? .null, host.frame(of: "value") ?? .null)
      let room = host.rows().first?.frame ?? .null
      let (first, last) = direction == .leftToRight ? (label, value) : (value, label)
      #expect(first.minX - room.minX == room.maxX - last.maxX && first.maxX < last.minX)
    }
  }

  // MARK: Gauges and progress

  @Test func `bars fill from the leading edge`() {
    func filled(_ view: some View, _ direction: LayoutDirection) -> CGRect {
      reds(view.tint(red)) { $0.layoutDirection = direction }.first?.boundingRect ?? .null
    }
    for view in [
      AnyView(ProgressView(value: 0.25)),
      AnyView(Gauge(value: 0.25) { EmptyView() }.gaugeStyle(.linearCapacity)),
    ] {
      let (left, right) = (filled(view, .leftToRight), filled(view, .rightToLeft))
      #expect(left.width > 0 && left.width < 100)
      #expect(abs(left.minX - (200 - right.maxX)) < 0.001 && left.minX < 100)
    }
  }

  @Test func `a progress without a value shows no part that is done`() {
    #expect(!host(ProgressView()).accessibilityDescription.contains("%"))
    #expect(host(ProgressView(value: 0.5)).accessibilityDescription.contains("50"))
    let none: Double? = nil
    #expect(drawing(ProgressView(value: none)) == drawing(ProgressView()))
  }

  @Test func `a style of gauges is asked for the fraction and the labels`() {
    struct Percent: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          Text(verbatim: "\(Int(configuration.value * 100))")
          configuration.minimumValueLabel
          configuration.currentValueLabel
        }
      }
    }
    let gauge = Gauge(value: 30, in: 10...50) {
      Text(verbatim: "speed")
    } currentValueLabel: {
      Text(verbatim: "now")
    }
    #expect(statementTexts(gauge.gaugeStyle(Percent())) == ["speed", "50", "now"])
  }

  @Test func `the styles of gauges are drawn differently`() {
    let gauge = Gauge(value: 0.4) { Text(verbatim: "a") }
    let drawings = [
      drawing(gauge.gaugeStyle(.linear)), drawing(gauge.gaugeStyle(.linearCapacity)),
      drawing(gauge.gaugeStyle(.accessoryCircular)),
      drawing(gauge.gaugeStyle(.accessoryLinearCapacity)),
      drawing(gauge.gaugeStyle(.accessoryCircularCapacity)),
    ]
    #expect(Set(drawings).count == drawings.count)
  }

  // MARK: Links

  private func opened(_ result: OpenURLAction.Result) throws -> [String] {
    let url = try #require(URL(string: "https://example.org/a"))
    let host = host(
      Link("Site", destination: url).environment(\.openURL, OpenURLAction { _ in result }))
    #expect(host.tap(label: "Site"))
    return host.openedURLs.map(\.absoluteString)
  }

  @Test func `an action for links hands them on, changes them or drops them`() throws {
    let other = try #require(URL(string: "https://example.org/b"))
    #expect(try opened(.systemAction) == ["https://example.org/a"])
    #expect(try opened(.systemAction(other)) == ["https://example.org/b"])
    #expect(try opened(.handled) == [] && opened(.discarded) == [])
  }

  @Test func `a link has a label of any views`() throws {
    let url = try #require(URL(string: "https://example.org"))
    let host = host(
      Link(destination: url) {
        HStack {
          Color.red.frame(width: 20, height: 20)
          Text(verbatim: "Site")
        }
      })
    #expect(host.tap(label: "Site") && host.openedURLs == [url])
  }

  @Test func `a button in the style of a link does its action and looks like a link`() {
    var taps = 0
    let button = Button("Go") { taps += 1 }
    #expect(host(button.buttonStyle(.link)).tap(label: "Go") && taps == 1)
    #expect(host(button.buttonStyle(LinkButtonStyle())).tap(label: "Go") && taps == 2)
  }

  @Test func `the style of links colors what is not a link`() {
    func color(_ view: some View) -> RGBAColor? {
      host(view).displayList.paintedItems.compactMap { item -> RGBAColor? in
        guard case .fill(_, let paint, _) = item else { return nil }
        return paint.color
      }.first
    }
    let box = Rectangle()
    #expect(color(box.foregroundStyle(.link)) != color(box))
    #expect(color(box.foregroundStyle(.link)) == color(box.foregroundStyle(LinkShapeStyle())))
  }

  // MARK: Weights

  @Test func `a bold weight of legibility makes texts wider, a regular one changes nothing`() {
    func width(_ weight: LegibilityWeight?) -> CGFloat {
      ViewHost(
        Text(verbatim: "Weights").environment(\.legibilityWeight, weight), proposal: .unspecified
      ).rootSize.width
    }
    #expect(width(.bold) > width(nil) && width(.regular) == width(nil))
  }
}
