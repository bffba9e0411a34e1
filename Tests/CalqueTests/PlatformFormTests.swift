import Calque
import CalqueLayout
import Foundation
import Testing

/// Forms with columns, sidebars of tabs, rows behind bars, and other forms that depend on platform
/// and window.
@MainActor
@Suite struct PlatformFormTests {
  private func host(
    _ view: some View, _ direction: LayoutDirection = .leftToRight,
    size: CGSize = CGSize(width: 400, height: 600), metrics: PlatformMetrics = .iOS,
    width: UserInterfaceSizeClass = .compact
  ) -> ViewHost {
    ViewHost(view, size: size) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 16, baseline: 13)
      $0.layoutDirection = direction
      $0.platformMetrics = metrics
      $0.horizontalSizeClass = width
    }
  }

  private var form: some View {
    Form {
      TextField("Name", text: .constant("Ann"), prompt: Text("x")).accessibilityIdentifier("field")
      Picker("Favourite", selection: .constant(1)) { Text("One").tag(1) }
        .accessibilityIdentifier("picker")
      Toggle("On", isOn: .constant(true)).accessibilityIdentifier("toggle")
    }
  }

  /// Measured on macOS 26: labels end, and controls begin, at one line, 8 apart; a row without a
  /// label is in the column of the controls; two controls are 6 apart.
  @Test
  func `a form of macOS has columns`() throws {
    let host = host(form, metrics: .macOS)
    let labels = try ["Name", "Favourite"].map { title in
      try #require(host.placedViews.first { $0.text == title }, "\(title)").frame
    }
    #expect(labels[0].maxX == labels[1].maxX)
    let toggle = try #require(host.frame(of: "toggle"))
    #expect(toggle.minX == labels[1].maxX + 8)
    let (field, picker) = (
      try #require(host.frame(of: "field")), try #require(host.frame(of: "picker"))
    )
    #expect(picker.minY == field.maxY + 6)
    let grouped = self.host(form.formStyle(.grouped), metrics: .macOS)
    #expect(try #require(grouped.frame(of: "toggle")).minX != toggle.minX)
  }

  @Test
  func `right to left the columns are the mirror image`() throws {
    let hosts = [host(form, metrics: .macOS), host(form, .rightToLeft, metrics: .macOS)]
    for name in ["field", "picker", "toggle"] {
      let frames = try hosts.map { try #require($0.frame(of: name)) }
      #expect(abs(frames[0].minX - (400 - frames[1].maxX)) < 0.001, "\(name)")
    }
  }

  private struct Tabs: View {
    @State var tab = 0
    var body: some View {
      TabView(selection: $tab) {
        Tab("Home", systemImage: "house", value: 0) { Text("home") }
        TabSection("Library") {
          Tab("Books", systemImage: "book", value: 1) { Text("books") }
        }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `tabs are a sidebar where there is room`(direction: LayoutDirection) throws {
    let size = CGSize(width: 1000, height: 700)
    let host = host(Tabs(), direction, size: size, width: .regular)
    func frame(_ text: String) -> CGRect? { host.placedViews.first { $0.text == text }?.frame }
    let (home, books) = (try #require(frame("Home")), try #require(frame("Books")))
    let header = try #require(frame("Library"))
    #expect(home.maxY <= header.minY && header.maxY <= books.minY)
    let page = try #require(frame("home"))
    #expect(direction == .leftToRight ? page.minX > 320 : page.maxX < 680)
    #expect(host.tap(label: "Books"))
    #expect(frame("books") != nil && frame("home") == nil)
    let compact = self.host(Tabs(), direction)
    #expect(!compact.placedViews.contains { $0.text == "Library" })
  }

  /// A list of a tab ends where the bar begins, and its rows are seen behind the bar, to the bottom
  /// of the window; the last one is scrolled clear of it.
  @Test
  func `rows are seen behind the bar of tabs`() throws {
    let view = TabView {
      List(0..<40) { _ in Color.clear.listRowBackground(Color.black) }
        .listStyle(.plain)
        .tabItem { Text(verbatim: "a") }
    }
    let host = host(view, size: CGSize(width: 300, height: 500))
    let picture = try #require(TestPicture(try host.png(scale: 1)))
    #expect(picture[4, 300] < 40)
    #expect(picture[4, 495] < 40, "the rows are black, also below the capsule of the bar")
  }

  @Test
  func `text is typed into a field to search with`() {
    struct Searching: View {
      @State var query = ""
      var body: some View {
        NavigationStack {
          Text(verbatim: "query \(query)").searchable(text: $query, prompt: "Places")
        }
      }
    }
    let host = host(Searching())
    #expect(host.type("te", into: "Places"))
    #expect(host.type("a"))
    #expect(host.placedViews.contains { $0.text == "query tea" })
    #expect(host.clear("Places"))
    #expect(host.placedViews.contains { $0.text == "query " })
  }

  @Test(arguments: [("en", "Don’t ask again"), ("ar", "عدم السؤال مرة أخرى")])
  func `a dialog of macOS has a box that has it not be shown again`(
    language: String, word: String
  ) {
    struct Asking: View {
      @State var isSuppressed = false
      var body: some View {
        Text(verbatim: "\(isSuppressed)")
          .confirmationDialog("Quit?", isPresented: .constant(true)) { Button("Quit") {} }
          .dialogSuppressionToggle(isSuppressed: $isSuppressed)
      }
    }
    let mac = host(Asking(), metrics: .macOS)
    mac.updateEnvironment { $0.locale = Locale(identifier: language) }
    #expect(mac.tap(label: word))
    #expect(mac.placedViews.first?.text == "true")
    #expect(!host(Asking()).placedViews.contains { $0.text == word })
  }

  @Test
  func `an inspector is as wide as it says`() throws {
    func view(_ width: CGFloat?) -> some View {
      Color.white.inspector(isPresented: .constant(true)) {
        let content = Color.red.accessibilityIdentifier("inspector")
        if let width { content.inspectorColumnWidth(width) } else { content }
      }
    }
    let size = CGSize(width: 1000, height: 600)
    for (width, expected) in [(nil, 320), (250, 250)] as [(CGFloat?, CGFloat)] {
      let host = host(view(width), size: size, width: .regular)
      let frame = try #require(host.frame(of: "inspector"))
      #expect(frame.width == expected && frame.maxX == 1000)
    }
  }
}
