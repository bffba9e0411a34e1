import Calque
import Foundation
import Testing

/// State belongs to the place of its view in the structure, and persists across evaluations.
@MainActor
struct StateTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      VStack {
        Text(verbatim: "\(count)").accessibilityIdentifier("\(name).text")
        Button("more") { count += 1 }.accessibilityIdentifier("\(name).more")
      }
    }
  }

  private struct Field: View {
    @Binding var text: String

    var body: some View {
      Button("write") { text += "x" }.accessibilityIdentifier("write")
    }
  }

  private struct Form: View {
    struct Person {
      var name = "Ann"
    }
    @State private var person = Person()

    var body: some View {
      Text(verbatim: person.name).accessibilityIdentifier("name")
      Field(text: $person.name)
    }
  }

  private struct Branches: View {
    @State private var isSecond = false

    var body: some View {
      if isSecond { Counter(name: "second") } else { Counter(name: "first") }
      Button("switch") { isSecond.toggle() }.accessibilityIdentifier("switch")
    }
  }

  private struct Rows: View {
    @State private var ids = [1, 2, 3]

    var body: some View {
      ForEach(ids, id: \.self) { Counter(name: "row\($0)") }
      Button("reverse") { ids.reverse() }.accessibilityIdentifier("reverse")
      Button("drop") { ids.removeAll { $0 == 1 } }.accessibilityIdentifier("drop")
      Button("restore") { ids = [1, 2, 3] }.accessibilityIdentifier("restore")
    }
  }

  private struct Appearing: View {
    @State private var text = "before"

    var body: some View {
      Text(verbatim: text).accessibilityIdentifier("text").onAppear { text += "+" }
    }
  }

  private func host(_ view: some View) -> ViewHost {
    ViewHost(view, size: CGSize(width: 300, height: 600)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
  }

  private func text(_ identifier: String, in host: ViewHost) -> String? {
    host.texts.first { $0.identifier == identifier }?.string
  }

  @Test
  func `a tap changes state and the layout follows`() {
    let host = host(Counter(name: "a"))
    #expect(text("a.text", in: host) == "0")
    for _ in 0..<12 { #expect(host.tap("a.more")) }
    #expect(text("a.text", in: host) == "12")
    #expect(host.frame(of: "a.text")?.width == 20)
    #expect(!host.tap("nobody"))
  }

  @Test
  func `two views of one type have separate state`() {
    let host = host(
      VStack {
        Counter(name: "a")
        Counter(name: "b")
      })
    host.tap("b.more")
    #expect(text("a.text", in: host) == "0")
    #expect(text("b.text", in: host) == "1")
  }

  @Test
  func `a binding writes to a part of the state above`() {
    let host = host(Form())
    host.tap("write")
    #expect(text("name", in: host) == "Annx")
  }

  @Test
  func `a removed branch loses its state`() {
    let host = host(Branches())
    host.tap("first.more")
    #expect(text("first.text", in: host) == "1")
    host.tap("switch")
    #expect(text("first.text", in: host) == nil)
    #expect(text("second.text", in: host) == "0")
    host.tap("switch")
    #expect(text("first.text", in: host) == "0")
  }

  @Test
  func `state follows the id of a row`() {
    let host = host(Rows())
    host.tap("row1.more")
    host.tap("reverse")
    #expect(text("row1.text", in: host) == "1")
    #expect(text("row3.text", in: host) == "0")
    host.tap("drop")
    #expect(text("row1.text", in: host) == nil)
    host.tap("restore")
    #expect(text("row1.text", in: host) == "0")
  }

  @Test
  func `a view appears once`() {
    let host = host(Appearing())
    #expect(text("text", in: host) == "before+")
    host.invalidate()
    #expect(text("text", in: host) == "before+")
  }
}
