import Calque
import Foundation
import Testing

/// Icons beside titles. Characters are 10 wide, lines 20 high with the baseline at 15; capitals are
/// 10 high, so that the middle of a plain icon is 10 below the top of its title.
@MainActor
struct LabelTests {
  private func host(
    _ view: some View, _ direction: LayoutDirection = .leftToRight,
    capHeight: Double? = nil
  ) -> ViewHost {
    ViewHost(view, proposal: ProposedViewSize(width: 300, height: 100)) {
      $0.layoutDirection = direction
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15, capHeight: capHeight)
    }
  }

  private func label(_ icon: some View) -> some View {
    Label {
      Text(verbatim: "Hg").accessibilityIdentifier("title")
    } icon: {
      icon.accessibilityIdentifier("icon")
    }
    .accessibilityIdentifier("label")
  }

  /// The fixture label/basic of swiftui-web: icons of three sizes.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `the middle of an icon is half a cap height above the baseline`(
    _ direction: LayoutDirection
  ) {
    for (icon, iconY, titleY, height) in [
      (24, 0, 2, 24), (12, 4, 0, 20), (40, 0, 10, 40),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)] {
      let host = host(label(Color.red.frame(width: icon, height: icon)), direction)
      let isTurned = direction == .rightToLeft
      #expect(host.rootSize == CGSize(width: icon + 28, height: height))
      #expect(
        host.frame(of: "icon")
          == CGRect(x: isTurned ? 28 : 0, y: iconY, width: icon, height: icon))
      #expect(
        host.frame(of: "title")
          == CGRect(x: isTurned ? 0 : icon + 8, y: titleY, width: 20, height: 20))
    }
  }

  @Test
  func `the cap height determines the position`() {
    let host = host(label(Color.red.frame(width: 24, height: 24)), capHeight: 12)
    #expect(host.frame(of: "title")?.minY == 3)
  }

  @Test
  func `shapes and pictures can be icons`() throws {
    let bytes: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0, 24, 0, 0, 0, 24] + [8, 6, 0, 0, 0, 0, 0, 0, 0]
    let image = try #require(Image(png: Data(bytes)))
    for icon in [
      AnyView(image), AnyView(image.resizable().frame(width: 24, height: 24)),
      AnyView(Circle().frame(width: 24, height: 24)),
    ] {
      let host = host(label(icon))
      #expect(host.rootSize == CGSize(width: 52, height: 24))
      #expect(host.frame(of: "title")?.minY == 2)
    }
  }

  @Test
  func `a symbol and a text have separate baselines`() throws {
    let text = host(label(Text(verbatim: "★")))
    #expect(text.frame(of: "icon")?.minY == text.frame(of: "title")?.minY)
    let symbol = host(
      HStack(alignment: .firstTextBaseline) {
        label(Image(systemName: "star"))
        Image(systemName: "star").accessibilityIdentifier("beside")
      })
    #expect(symbol.frame(of: "icon")?.minY == symbol.frame(of: "beside")?.minY)
  }

  /// As the row of the fixture: a label and a text by their baselines.
  @Test
  func `the baselines of a label are its title's`() {
    let view = HStack(alignment: .firstTextBaseline, spacing: 8) {
      label(Color.red.frame(width: 24, height: 24))
      Text(verbatim: "Hg").accessibilityIdentifier("text")
    }
    #expect(host(view).frame(of: "text")?.minY == 2)
    let last = HStack(alignment: .lastTextBaseline, spacing: 8) {
      Label {
        Text(verbatim: "Hg\nHg")
      } icon: {
        Color.red.frame(width: 24, height: 24)
      }
      Text(verbatim: "Hg").accessibilityIdentifier("text")
    }
    #expect(host(last).frame(of: "text")?.minY == 22)
  }

  @Test
  func `a title of several lines keeps the icon at its first one`() {
    let view = Label {
      Text(verbatim: "Hg\nHg\nHg").accessibilityIdentifier("title")
    } icon: {
      Color.red.frame(width: 24, height: 24).accessibilityIdentifier("icon")
    }
    #expect(host(view).frame(of: "icon") == CGRect(x: 0, y: 0, width: 24, height: 24))
    #expect(host(view).frame(of: "title") == CGRect(x: 32, y: 2, width: 20, height: 60))
  }
}

extension LabelTests {
  @Test func `an icon alone is read as its title, whatever view that is`() {
    struct Title: View {
      var body: some View { HStack { Text(verbatim: "a title") } }
    }
    let label = Label {
      Title()
    } icon: {
      Image(systemName: "star")
    }
    let host = statementHost(label.labelStyle(.iconOnly))
    #expect(host.accessibilityElements.compactMap(\.label) == ["a title"])
    let button = statementHost(
      Button {
      } label: {
        label
      }
      .labelStyle(.iconOnly))
    #expect(button.tap(label: "a title"))
  }
}
