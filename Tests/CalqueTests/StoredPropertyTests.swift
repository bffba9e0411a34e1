import Calque
import Foundation
import Testing

/// Properties whose values are kept by the host.
@MainActor
@Suite struct StoredPropertyTests {
  private enum Order: String { case name, date }

  private func host(
    _ view: some View, _ configure: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ViewHost {
    ViewHost(view, size: CGSize(width: 320, height: 600), configure)
  }

  private func texts(_ host: ViewHost) -> [String] { host.placedViews.compactMap(\.text) }

  private struct Settings: View {
    @AppStorage("count") private var count = 3
    @AppStorage("order") private var order = Order.name
    @AppStorage("nickname") private var nickname: String?
    @SceneStorage("tab") private var tab = "first"

    var body: some View {
      Text(verbatim: "\(count) \(order) \(nickname ?? "-") \(tab)")
      Button("change") {
        (count, order, nickname, tab) = (count + 1, .date, "Bo", "second")
      }
      .accessibilityIdentifier("change")
      Button("forget") { nickname = nil }.accessibilityIdentifier("forget")
    }
  }

  @Test
  func `values are those of the host, by key`() {
    let host = host(Settings())
    host.appStorage["count"] = 5
    #expect(texts(host).first == "5 name - first")
    host.tap("change")
    #expect(texts(host).first == "6 date Bo second")
    #expect(host.appStorage["order"] as? String == "date")
    #expect(host.sceneStorage["tab"] as? String == "second")
    #expect(host.appStorage["tab"] == nil)
    host.tap("forget")
    #expect(texts(host).first == "6 date - second")
    #expect(host.appStorage["nickname"] == nil)
    host.appStorage["order"] = "nonsense"
    #expect(texts(host).first == "6 name - second", "what cannot be read is the first value")
  }

  @Test
  func `two views of one key show one value`() {
    struct Writer: View {
      @AppStorage("on") private var isOn = false
      var body: some View {
        Button("\(isOn ? "on" : "off")") { isOn.toggle() }.accessibilityIdentifier("toggle")
      }
    }
    struct Reader: View {
      @AppStorage("on") private var isOn = false
      var body: some View { Text(verbatim: isOn ? "on" : "off") }
    }
    let host = host(
      VStack {
        Writer()
        Reader()
      })
    host.tap("toggle")
    #expect(texts(host) == ["on", "on"])
  }

  @Test
  func `each view has a namespace of its own, and keeps it`() {
    struct Naming: View {
      @Namespace private var names
      let note: (Namespace.ID) -> Void
      @State private var count = 0
      var body: some View {
        let _ = note(names)
        Button("\(count)") { count += 1 }.accessibilityIdentifier("more")
      }
    }
    var (first, second): ([Namespace.ID], [Namespace.ID]) = ([], [])
    let host = host(
      VStack {
        Naming { first.append($0) }
        Naming { second.append($0) }
      })
    host.tap("more")
    _ = host.placedViews
    #expect(first.count == 2 && Set(first).count == 1 && Set(first).isDisjoint(with: second))
  }

  @Test
  func `a state of the focus says which view has it`() {
    struct Fields: View {
      enum Field: Hashable { case name, mail }
      @FocusState private var field: Field?
      @FocusState private var isActive: Bool
      var body: some View {
        Focused(name: "name").focused($field, equals: .name)
        Focused(name: "mail").focused($field, equals: .mail)
        Focused(name: "other").focused($isActive)
        Button("next") { field = field == .name ? .mail : .name }
          .accessibilityIdentifier("next")
      }
    }
    struct Focused: View {
      let name: String
      @Environment(\.isFocused) private var isFocused
      var body: some View { Text(verbatim: isFocused ? name.uppercased() : name) }
    }
    let host = host(Fields())
    #expect(texts(host).dropLast() == ["name", "mail", "other"])
    host.tap("next")
    #expect(texts(host).dropLast() == ["NAME", "mail", "other"])
    host.tap("next")
    #expect(texts(host).dropLast() == ["name", "MAIL", "other"])
  }

  /// By the sizes of the Human Interface Guidelines: body is 17 points at Large, 23 at XXXL and 53
  /// at the largest size.
  @Test
  func `metrics grow with the text size`() {
    struct Spaced: View {
      @ScaledMetric private var length: CGFloat = 17
      @ScaledMetric(relativeTo: .largeTitle) private var title = 34.0
      let note: (CGFloat, Double) -> Void
      var body: some View {
        let _ = note(length, title)
        Color.red
      }
    }
    for (size, body, title) in [
      (DynamicTypeSize.large, 17, 34.0), (.xxxLarge, 23, 40), (.accessibility5, 53, 60),
    ] as [(DynamicTypeSize, CGFloat, Double)] {
      var noted: (CGFloat, Double)?
      _ = host(Spaced { noted = ($0, $1) }) { $0.dynamicTypeSize = size }.placedViews
      #expect(noted?.0 == body && noted?.1 == title)
    }
  }
}
