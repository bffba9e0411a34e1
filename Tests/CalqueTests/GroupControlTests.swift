import Calque
import Foundation
import Testing

/// Boxes, groups, links to share, missing content, and the buttons of the system.
@MainActor
struct GroupControlTests {
  private func host(_ view: some View, _ language: String = "en") -> ViewHost {
    ViewHost(view, size: CGSize(width: 320, height: 400)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      $0.locale = Locale(identifier: language)
    }
  }

  private func texts(_ host: ViewHost) -> [String] { host.placedViews.compactMap(\.text) }

  @Test func `missing content fills its place`() {
    let host = host(
      ContentUnavailableView {
        Label("No Mail", systemImage: "tray")
      } description: {
        Text("New mails appear here.")
      } actions: {
        Button("Refresh") {}
      }
      .accessibilityIdentifier("view"))
    #expect(host.frame(of: "view")?.size == CGSize(width: 320, height: 400))
    #expect(texts(host) == ["No Mail", "New mails appear here.", "Refresh"])
  }

  @Test(arguments: [
    ("en", "No Results for “abc”"), ("de", "Keine Ergebnisse für „abc“"), ("ja", "“abc”の検索結果なし"),
    ("ar", "لا توجد نتائج لـ ”abc“"), ("xx", "No Results for “abc”"),
  ])
  func `a search without results says so in the language of the view`(
    language: String, title: String
  ) {
    #expect(texts(host(ContentUnavailableView.search(text: "abc"), language)).first == title)
  }

  @Test func `a link records what it shares`() {
    let url = URL(filePath: "/a")
    let host = host(
      VStack {
        ShareLink(item: url)
        ShareLink("Send", items: ["a", "b"])
        ShareLink(item: Image(systemName: "star"), preview: SharePreview("Star")) {
          Text("Picture")
        }
      }, "de")
    #expect(texts(host) == ["Teilen …", "Send", "Picture"])
    #expect(host.tap(label: "Teilen …") && host.tap(label: "Send"))
    #expect(host.sharedItems.map { $0.map { "\($0)" } } == [["\(url)"], ["a", "b"]])
  }

  /// Room of 16 around label and content, and 8 between them.
  @Test func `a box is around its label and content`() {
    let host = host(
      GroupBox("Title") { Text(verbatim: "abc") }.accessibilityIdentifier("box"))
    #expect(host.frame(of: "box")?.size == CGSize(width: 50 + 32, height: 20 + 8 + 20 + 32))
  }

  private struct Plain: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.label
        configuration.content
      }
    }
  }

  @Test func `boxes in boxes have the style of the outer one`() {
    let host = host(
      GroupBox("Outer") { GroupBox("Inner") { Text(verbatim: "abc") } }
        .groupBoxStyle(Plain()).accessibilityIdentifier("box"))
    #expect(host.frame(of: "box")?.height == 60)
  }

  @Test func `a group of controls is a menu by its style`() {
    var log = ""
    let host = host(
      ControlGroup("More") {
        Button("Cut") { log += "cut" }
        Button("Copy") { log += "copy" }
      }
      .controlGroupStyle(.menu))
    #expect(texts(host) == ["More"])
    #expect(host.choose("Copy", from: "More"))
    #expect(log == "copy")
  }

  @Test func `the button to rename calls the action around`() {
    var count = 0
    let host = host(RenameButton().renameAction { count += 1 }, "fr")
    #expect(host.tap(label: "Renommer"))
    #expect(count == 1)
    #expect(!self.host(RenameButton()).tap(label: "Rename"))
  }

  @Test func `the button to paste takes values of its type`() {
    var pasted: [String] = []
    let host = host(PasteButton(payloadType: String.self) { pasted = $0 })
    #expect(host.paste(["a", "b"]))
    #expect(pasted == ["a", "b"])
    #expect(!host.paste([Data()]))
  }

  @Test func `a colour is chosen`() {
    var color = Color.red
    let binding = Binding {
      color
    } set: {
      color = $0
    }
    let host = host(ColorPicker("Color", selection: binding, supportsOpacity: false))
    #expect(host.choose(color: .blue.opacity(0.5), from: "Color"))
    #expect(color.resolve(in: EnvironmentValues()).opacity == 1)
  }

  // MARK: Buttons

  /// 24 wider and 14 higher than the label, in the standard size.
  @Test func `bordered buttons have their room by the size of controls`() {
    func size(_ size: ControlSize, _ shape: ButtonBorderShape = .automatic) -> CGSize? {
      host(
        Button("abc") {}.buttonStyle(.bordered).controlSize(size).buttonBorderShape(shape)
          .accessibilityIdentifier("button")
      ).frame(of: "button")?.size
    }
    #expect(size(.regular) == CGSize(width: 54, height: 34))
    #expect(size(.small) == CGSize(width: 50, height: 28))
    #expect(size(.large) == CGSize(width: 70, height: 48))
    #expect(size(.regular, .circle) == CGSize(width: 44, height: 34))
  }

  @Test func `buttons on glass react in their whole frame`() throws {
    var count = 0
    let host = host(
      Button("abc") { count += 1 }.buttonStyle(.glassProminent).accessibilityIdentifier("button"))
    let frame = try #require(host.frame(of: "button"))
    #expect(frame.size == CGSize(width: 54, height: 34))
    #expect(host.tap(at: CGPoint(x: frame.minX + 2, y: frame.midY)))
    #expect(count == 1)
  }
}
