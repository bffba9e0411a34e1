import Calque
import CalqueDrawing
import Foundation
import Testing

/// Pictures and attributes inside texts.
@MainActor
struct InlineImageTests {
  private func host(
    _ view: some View, size: CGSize = CGSize(width: 300, height: 100),
    _ configure: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ViewHost {
    ViewHost(view, size: size, configure)
  }

  private func colors(_ host: ViewHost) -> [String: RGBAColor] {
    var found: [String: RGBAColor] = [:]
    for text in host.displayList.texts { found[text.run.string] = text.run.color }
    return found
  }

  private func strokes(_ host: ViewHost) -> [RGBAColor] {
    host.displayList.paintedItems.compactMap {
      switch $0 {
      case .stroke(_, let paint, _), .fill(_, let paint, _): paint.color
      default: nil
      }
    }
  }

  private let red = RGBAColor(red: 1, green: 0, blue: 0)

  @Test
  func `a symbol in a text has the attributes of the text`() throws {
    let pure = Color(red: 1, green: 0, blue: 0)
    let symbol = Image(systemName: "star.fill")
    let inline: [Text] = [
      Text("a \(symbol) b").foregroundColor(pure),
      Text("a \(Text(symbol).foregroundColor(pure)) b"),
      Text(verbatim: "a ") + Text(symbol).foregroundColor(pure) + Text(verbatim: " b"),
    ]
    for text in inline {
      let host = host(text)
      #expect(!strokes(host).isEmpty)
      #expect(strokes(host).allSatisfy { $0 == red })
      #expect(!host.displayList.texts.contains { $0.run.string.contains("\u{FFFC}") })
    }
  }

  @Test
  func `a symbol in a text has the same size as next to it`() throws {
    let symbol = Image(systemName: "star")
    let alone = host(symbol.fixedSize().accessibilityIdentifier("s")).frame(of: "s")
    let plain = host(Text(verbatim: "ab").accessibilityIdentifier("t")).frame(of: "t")
    let both = host((Text(verbatim: "ab") + Text(symbol)).accessibilityIdentifier("t"))
      .frame(of: "t")
    let (one, other) = (try #require(alone), try #require(plain))
    let sum = try #require(both)
    #expect(abs(sum.width - one.width - other.width) <= 1.01)
    #expect(sum.height == other.height)
  }

  @Test
  func `attributes inside a text are kept in uppercase`() throws {
    let pure = Color(red: 1, green: 0, blue: 0)
    let host = host(
      Text("one \(Text(verbatim: "straße").foregroundColor(pure)) two").textCase(.uppercase))
    #expect(host.texts.map(\.string) == ["ONE STRASSE TWO"])
    #expect(colors(host)["STRASSE"] == red)
  }

  @Test
  func `attributes of a string are drawn`() throws {
    var text = AttributedString("plain ")
    var link = AttributedString("link")
    link.link = URL(string: "https://example.org")
    var colored = AttributedString(" red")
    colored.foregroundColor = Color(red: 1, green: 0, blue: 0)
    var large = AttributedString(" large")
    large.font = .system(size: 40)
    large.underlineStyle = .single
    text += link + colored + large
    for view in [Text(text), Text("\(text)")] {
      let host = host(view) { $0.colorScheme = .light }
      let found = colors(host)
      #expect(found["link"] == Color.blue.resolve(in: host.environment).rgbaForTests)
      #expect(found[" red"] == red)
      let runs = host.displayList.texts.map(\.run)
      #expect(runs.first { $0.string.contains("large") }?.font.size == 40)
      // The line below is a filled rectangle in the color of the text.
      #expect(strokes(host).count == 1)
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `digits of equal width`(_ direction: LayoutDirection) throws {
    func width(_ string: String) throws -> CGFloat {
      let host = host(
        Text(verbatim: string).font(.custom("Noto Sans", size: 17)).monospacedDigit()
          .accessibilityIdentifier("t")
      ) { $0.layoutDirection = direction }
      return try #require(host.frame(of: "t")).width
    }
    let widths = try (0...9).map { try width("\($0)\($0)\($0)") }
    #expect(Set(widths).count == 1)
  }
}

extension Color.Resolved {
  fileprivate var rgbaForTests: RGBAColor {
    RGBAColor(
      red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
  }
}
