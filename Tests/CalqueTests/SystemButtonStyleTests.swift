import Calque
import CalqueDrawing
import Foundation
import Testing

/// As in SwiftUI, the system's button styles are primitive styles.
@MainActor @Suite struct SystemButtonStyleTests {
  private struct Styled<Style: PrimitiveButtonStyle>: View {
    let style: Style
    @State private var count = 0

    var body: some View {
      Button("Count \(count)") { count += 1 }.buttonStyle(style).accessibilityIdentifier("button")
    }
  }

  /// Draws nothing of its own: it asks a style of the system.
  private struct Wrapping<Style: PrimitiveButtonStyle>: PrimitiveButtonStyle {
    let style: Style

    func makeBody(configuration: Configuration) -> some View {
      style.makeBody(configuration: configuration)
    }
  }

  private func host(_ view: some View) -> ViewHost {
    ViewHost(view, size: CGSize(width: 320, height: 200))
  }

  /// The colours of the label's texts.
  private func inks(_ view: some View) -> Set<RGBAColor> {
    var found: Set<RGBAColor> = []
    for case .glyphs(let run) in host(view).displayList.paintedItems {
      found.insert(run.paint.color)
    }
    return found
  }

  /// What a view says of the foreground counts more than the style of a button inside. Apple's
  /// sample app Food Truck sets both `foregroundStyle` and `tint` around a prominent button.
  @Test(
    arguments: [
      BorderedButtonStyle(), BorderedProminentButtonStyle(), BorderlessButtonStyle(),
      DefaultButtonStyle(), GlassButtonStyle(), GlassProminentButtonStyle(), LinkButtonStyle(),
    ] as [any PrimitiveButtonStyle & Sendable])
  func `a foreground around a button is that of its label`(
    style: any PrimitiveButtonStyle & Sendable
  ) {
    func check(_ style: some PrimitiveButtonStyle) {
      let green = RGBAColor(red: 0, green: 1, blue: 0)
      let button = Button("Go") {}.buttonStyle(style).tint(Color.white)
      #expect(inks(button.foregroundStyle(Color(red: 0, green: 1, blue: 0))) == [green])
      #expect(inks(VStack { button }.foregroundColor(Color(red: 0, green: 1, blue: 0))) == [green])
      #expect(inks(button) != [green])
      #expect(inks(button.foregroundStyle(.primary)) == [.black])
      let delete = Button("Go", role: .destructive) {}.buttonStyle(style)
      #expect(inks(delete.foregroundStyle(Color(red: 0, green: 1, blue: 0))) == [green])
    }
    check(style)
  }

  /// A container's own colour is not: the button in a header of a list has its tint.
  @Test func `a button in a header keeps its tint`() {
    let list = List {
      Section {
        Color.clear
      } header: {
        Button("Go") {}.tint(Color(red: 0, green: 1, blue: 0))
      }
    }
    #expect(inks(list) == [RGBAColor(red: 0, green: 1, blue: 0)])
    let labeled = LabeledContent {
      Button("Go") {}.tint(Color(red: 0, green: 1, blue: 0))
    } label: {
      EmptyView()
    }
    #expect(inks(labeled) == [RGBAColor(red: 0, green: 1, blue: 0)])
  }

  /// A button is not lower than its label: its background would cut the letters.
  @Test func `a button in a low room keeps the height of its label`() throws {
    func height(_ room: CGFloat?) throws -> CGFloat {
      let view = VStack {
        Button("Get") {}.buttonStyle(.borderedProminent).accessibilityIdentifier("button")
      }
      .frame(height: room)
      let host = host(view)
      return try #require(host.touchAreas.first { $0.identifier == "button" }).frame.height
    }
    #expect(try height(5) == height(nil))
  }

  @Test(
    arguments: [
      BorderedButtonStyle(), BorderedProminentButtonStyle(), BorderlessButtonStyle(),
      DefaultButtonStyle(), GlassButtonStyle(), GlassProminentButtonStyle(), LinkButtonStyle(),
      PlainButtonStyle(), CardButtonStyle(), AccessoryBarButtonStyle(),
      AccessoryBarActionButtonStyle(),
    ] as [any PrimitiveButtonStyle & Sendable])
  func `a view holds a style by its protocol`(style: any PrimitiveButtonStyle & Sendable) throws {
    func check(_ style: some PrimitiveButtonStyle) throws {
      let direct = host(Styled(style: style))
      let wrapped = host(Styled(style: Wrapping(style: style)))
      for host in [direct, wrapped] {
        host.tap("button")
        #expect(host.texts.map(\.string) == ["Count 1"])
      }
      #expect(direct.frame(of: "button") == wrapped.frame(of: "button"))
      #expect(try direct.png() == (try wrapped.png()))
    }
    try check(style)
  }

  @Test func `the names of styles are those of SwiftUI`() {
    func frame(_ view: some View) -> CGRect? {
      host(view.accessibilityIdentifier("b")).frame(of: "b")
    }
    let button = Button("Save") {}
    #expect(
      frame(button.buttonStyle(.bordered)) == frame(button.buttonStyle(BorderedButtonStyle())))
    #expect(frame(button.buttonStyle(.plain)) == frame(Text("Save")))
    #expect(frame(button.buttonStyle(.automatic)) == frame(button))
    #expect(frame(button.buttonStyle(.borderless)) == frame(button))
  }

  @Test func `an inner style of the system takes the place of an outer primitive one`() {
    struct Doubled: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          configuration.label
        }
      }
    }
    let view = VStack { Button("a") {}.buttonStyle(.plain) }.buttonStyle(Doubled())
    #expect(host(view).texts.map(\.string) == ["a"])
    #expect(host(VStack { Button("a") {} }.buttonStyle(Doubled())).texts.count == 2)
  }
}
