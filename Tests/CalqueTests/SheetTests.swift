import Calque
import CalqueLayout
import Foundation
import Testing

/// Sheets and covers: what they show, how they are driven, and in which order things happen.
@MainActor
@Suite struct SheetTests {
  private final class Log {
    var lines: [String] = []
  }

  private func host(
    _ view: some View, direction: LayoutDirection = .leftToRight, language: String = "en",
    sizeClass: UserInterfaceSizeClass? = .compact, insets: EdgeInsets = EdgeInsets()
  ) -> ViewHost {
    ViewHost(view, size: CGSize(width: 375, height: 667)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      $0.locale = Locale(identifier: language)
      $0.layoutDirection = direction
      $0.horizontalSizeClass = sizeClass
      $0.safeAreaInsets = insets
    }
  }

  private func texts(_ host: ViewHost) -> [String] { host.placedViews.compactMap(\.text) }

  private struct Presenting<Content: View>: View {
    @State var isPresented = false
    var onDismiss: () -> Void = {}
    let content: () -> Content

    var body: some View {
      VStack {
        Button("Open") { isPresented = true }.accessibilityIdentifier("open")
        Text(verbatim: isPresented ? "on" : "off")
      }
      .sheet(isPresented: $isPresented, onDismiss: onDismiss, content: content)
    }
  }

  private struct Closing: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @State private var count = 0

    var body: some View {
      VStack {
        Text(verbatim: "in the sheet \(isPresented) \(count)")
        Button("More") { count += 1 }.accessibilityIdentifier("more")
        Button("Close") { dismiss() }.accessibilityIdentifier("close")
      }
    }
  }

  @Test
  func `a sheet is shown, keeps its state while it is, and is dismissed`() {
    let host = host(Presenting { Closing() })
    #expect(texts(host) == ["Open", "off"])
    #expect(host.tap("open"))
    #expect(texts(host) == ["Open", "on", "in the sheet true 0", "More", "Close"])
    #expect(host.tap("more") && host.tap("more"))
    #expect(texts(host).contains("in the sheet true 2"))
    #expect(host.tap("close"))
    #expect(texts(host) == ["Open", "off"])
    #expect(host.tap("open"))
    #expect(texts(host).contains("in the sheet true 0"), "the state began again")
  }

  @Test
  func `what is under a sheet is covered, and the failure says so`() throws {
    let host = host(
      Presenting { Color.red.accessibilityIdentifier("sheet") }, insets: EdgeInsets())
    #expect(host.tap("open"))
    #expect(!host.tap("open"))
    #expect(host.inputFailure?.reason == .covered(by: "#sheet"))
  }

  @Test
  func `things happen in order`() {
    let log = Log()
    struct Inner: View {
      @Environment(\.dismiss) private var dismiss
      let log: Log
      var body: some View {
        Button("Close") { dismiss() }.accessibilityIdentifier("close")
          .onAppear { log.lines.append("inner appears") }
          .onDisappear { log.lines.append("inner disappears") }
      }
    }
    let host = host(
      Presenting(onDismiss: { log.lines.append("dismissed") }) { Inner(log: log) }
        .onAppear { log.lines.append("outer appears") }
        .onDisappear { log.lines.append("outer disappears") })
    #expect(host.tap("open"))
    _ = host.placedViews
    #expect(host.tap("close"))
    _ = host.placedViews
    #expect(log.lines == ["outer appears", "inner appears", "inner disappears", "dismissed"])
  }

  @Test
  func `another item has a sheet of its own`() {
    struct Item: Identifiable { let id: Int }
    let log = Log()
    struct Items: View {
      @State var item: Item? = Item(id: 1)
      let log: Log
      var body: some View {
        Text(verbatim: "items")
          .sheet(item: $item) {
            log.lines.append("dismissed")
          } content: { item in
            VStack {
              Text(verbatim: "item \(item.id)")
              Button("Next") { self.item = Item(id: item.id + 1) }.accessibilityIdentifier("next")
              Button("None") { self.item = nil }.accessibilityIdentifier("none")
            }
          }
      }
    }
    let host = host(Items(log: log))
    #expect(texts(host).contains("item 1"))
    #expect(host.tap("next"))
    #expect(texts(host).contains("item 2") && !texts(host).contains("item 1"))
    #expect(log.lines == ["dismissed"])
    #expect(host.tap("none"))
    #expect(texts(host) == ["items"])
    #expect(log.lines == ["dismissed", "dismissed"])
  }

  @Test
  func `the environment of the presenting view flows in`() {
    struct Reading: View {
      @Environment(\.lineLimit) private var lineLimit
      @Environment(\.locale) private var locale
      var body: some View {
        Text(verbatim: "\(lineLimit ?? 0) \(locale.identifier)")
      }
    }
    let host = host(
      Text(verbatim: "outer").sheet(isPresented: .constant(true)) { Reading() }.lineLimit(7)
        .environment(\.locale, Locale(identifier: "ja")))
    #expect(texts(host) == ["outer", "7 ja"])
  }

  @Test
  func `sheets open over sheets, and close one by one`() {
    struct Level: View {
      @Environment(\.dismiss) private var dismiss
      @State private var isPresented = false
      let number: Int
      var body: some View {
        VStack {
          Text(verbatim: "level \(number)")
          Button("Open") { isPresented = true }.accessibilityIdentifier("open \(number)")
          Button("Close") { dismiss() }.accessibilityIdentifier("close \(number)")
        }
        .sheet(isPresented: $isPresented) { AnyView(Level(number: number + 1)) }
      }
    }
    let host = host(Level(number: 0))
    #expect(host.tap("open 0") && host.tap("open 1"))
    #expect(texts(host).filter { $0.hasPrefix("level") } == ["level 0", "level 1", "level 2"])
    #expect(!host.tap("close 1"))
    #expect(host.tap("close 2") && host.tap("close 1"))
    #expect(texts(host).filter { $0.hasPrefix("level") } == ["level 0"])
  }

  /// 31 below the top, 351 of 667 high, 6 from the sides and the bottom: measured on iOS 26.
  @Test
  func `large and medium sheets are where iOS has them`() {
    func frame(_ detents: Set<PresentationDetent>) -> CGRect? {
      host(
        Color.white.sheet(isPresented: .constant(true)) {
          Color.red.accessibilityIdentifier("content").presentationDetents(detents)
        }
      ).frame(of: "content")
    }
    #expect(frame([.large]) == CGRect(x: 0, y: 31, width: 375, height: 636))
    #expect(frame([.medium, .large]) == CGRect(x: 6, y: 316, width: 363, height: 345))
    #expect(frame([.height(200)]) == CGRect(x: 6, y: 467, width: 363, height: 194))
    #expect(frame([.fraction(0.5)]) == CGRect(x: 6, y: 349, width: 363, height: 312))
  }

  @Test
  func `a sheet is dragged to another height, and away`() {
    struct Dragged: View {
      @State var isPresented = true
      @State var detent = PresentationDetent.medium
      var body: some View {
        Text(verbatim: "\(isPresented) \(detent == .large)")
          .sheet(isPresented: $isPresented) {
            Color.red.accessibilityIdentifier("content")
              .presentationDetents([.medium, .large], selection: $detent)
          }
      }
    }
    let host = host(Dragged())
    #expect(host.drag("content", by: CGSize(width: 0, height: -250)))
    #expect(texts(host) == ["true true"])
    #expect(host.frame(of: "content")?.minY == 31)
    #expect(host.swipe("content", from: .top))
    #expect(texts(host) == ["false true"])
  }

  @Test
  func `a sheet stays that must not be swiped away`() {
    let host = host(
      Presenting { Color.red.accessibilityIdentifier("content").interactiveDismissDisabled() })
    #expect(host.tap("open"))
    #expect(!host.swipe("content", from: .top))
    #expect(!host.dismissPresentation())
    #expect(texts(host) == ["Open", "on"])
  }

  @Test
  func `the topmost presentation is dismissed as users do`() {
    let host = host(Presenting { Text(verbatim: "sheet") })
    #expect(!host.dismissPresentation())
    #expect(host.tap("open"))
    #expect(host.dismissPresentation())
    #expect(texts(host) == ["Open", "off"])
  }

  @Test
  func `the screen below reacts where the sheet lets it`() {
    let host = host(
      Presenting {
        Text(verbatim: "sheet").presentationDetents([.height(200)])
          .presentationBackgroundInteraction(.enabled)
      })
    #expect(host.tap("open"))
    #expect(host.tap("open"))
    #expect(host.accessibilityDescription.contains("Open"))
  }

  @Test
  func `what is under a sheet is not read`() {
    let host = host(Presenting { Text(verbatim: "sheet") })
    #expect(host.tap("open"))
    #expect(!host.accessibilityDescription.contains("Open"))
    #expect(host.accessibilityDescription.contains("sheet"))
  }

  @Test
  func `a navigation stack in a sheet dismisses it from its lowest page`() {
    let host = host(
      Presenting {
        NavigationStack {
          NavigationLink("Next") { Closing() }.accessibilityIdentifier("next")
            .navigationTitle("First")
        }
      })
    #expect(host.tap("open") && host.tap("next"))
    #expect(host.tap("close"), "the page is dismissed, not the sheet")
    #expect(texts(host).contains("First"))
  }

  @Test
  func `a sheet right to left is the mirror image`() throws {
    let view = Presenting {
      HStack {
        Text(verbatim: "first").accessibilityIdentifier("first")
        Spacer()
        Text(verbatim: "second").accessibilityIdentifier("second")
      }
      .presentationDetents([.medium])
    }
    let (one, other) = (host(view), host(view, direction: .rightToLeft))
    for host in [one, other] { #expect(host.tap("open")) }
    for name in ["first", "second"] {
      let (frame, mirrored) = (
        try #require(one.frame(of: name)), try #require(other.frame(of: name))
      )
      #expect(abs(frame.minX - (375 - mirrored.maxX)) < 1e-9 && frame.minY == mirrored.minY)
    }
  }

  @Test
  func `a cover fills the screen and keeps to the safe area`() {
    let insets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    let host = host(
      Color.white.fullScreenCover(isPresented: .constant(true)) {
        Color.clear.accessibilityIdentifier("safe")
          .background { Color.red.accessibilityIdentifier("all").ignoresSafeArea() }
      }, insets: insets)
    #expect(host.frame(of: "safe") == CGRect(x: 0, y: 59, width: 375, height: 574))
    #expect(host.frame(of: "all") == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test
  func `a sheet of regular width is in the middle`() {
    let host = ViewHost(
      Color.white.sheet(isPresented: .constant(true)) {
        Color.red.accessibilityIdentifier("content")
      }, size: CGSize(width: 1024, height: 768)
    ) { $0.horizontalSizeClass = .regular }
    #expect(host.frame(of: "content") == CGRect(x: 242, y: 74, width: 540, height: 620))
  }
}
