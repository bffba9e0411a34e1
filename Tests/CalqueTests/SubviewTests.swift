import Calque
import Foundation
import Testing

extension ContainerValues {
  @Entry fileprivate var isPinned = false
}

private struct Card: View {
  let title: String
  @State private var taps = 0

  var body: some View {
    Button("\(title) \(taps)") { taps += 1 }.accessibilityIdentifier(title)
  }
}

private struct Several: View {
  var body: some View {
    Text(verbatim: "c")
    Text(verbatim: "d")
  }
}

private struct Divided<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    _VariadicView.Tree(DividedRoot()) { content }
  }
}

private struct DividedRoot: _VariadicView_MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    ForEach(children) { child in
      child
      if child.id != last { Text(verbatim: "-") }
    }
  }
}

private struct Stacked: _VariadicView_UnaryViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    VStack(spacing: 0) { ForEach(children.reversed()) { $0 } }
  }
}

/// Views that are taken apart into those that they consist of.
@MainActor
@Suite struct SubviewTests {
  private let size = CGSize(width: 300, height: 300)

  private func texts(_ view: some View) -> [String] {
    ViewHost(view, size: size).placedViews.compactMap(\.text)
  }

  @ViewBuilder private var views: some View {
    Text(verbatim: "a").containerValue(\.isPinned, true)
    if size.width > 0 { Text(verbatim: "b") }
    Several()
    ForEach(0..<2) { Text(verbatim: "\($0)") }
    EmptyView()
    Group { Text(verbatim: "e") }.padding(1)
  }

  @Test func `a group has the views that a container would have`() {
    let view = Group(subviews: views) { subviews in
      VStack {
        Text(verbatim: "\(subviews.count)")
        subviews[1]
        subviews.dropFirst(4)
        HStack { subviews[...1] }
      }
    }
    #expect(texts(view) == ["7", "b", "0", "1", "e", "a", "b"])
  }

  @Test func `for each subview there is a view, with what the subview tells`() {
    let view = VStack {
      ForEach(subviews: views) { subview in
        if subview.containerValues.isPinned { Text(verbatim: "pinned") }
        subview
      }
    }
    #expect(texts(view) == ["pinned", "a", "b", "c", "d", "0", "1", "e"])
  }

  @Test func `subviews have ids of their own and the tags that they were given`() {
    let view = Group(
      subviews: Group {
        Text(verbatim: "x").tag(7)
        ForEach(["p", "q"], id: \.self) { Text(verbatim: $0) }
      }
    ) { subviews in
      Text(verbatim: "\(Set(subviews.map(\.id)).count)")
      Text(verbatim: "\(subviews[0].containerValues.tag(for: Int.self) ?? 0)")
      Text(verbatim: subviews[2].containerValues.tag(for: String.self) ?? "none")
      Text(verbatim: "\(subviews[1].containerValues.hasTag("q"))")
    }
    #expect(texts(view) == ["3", "7", "q", "false"])
  }

  @Test func `sections are taken apart, and loose views are a section`() {
    let content = Group {
      Text(verbatim: "l")
      Section {
        Text(verbatim: "a")
        Text(verbatim: "b")
      } header: {
        Text(verbatim: "A")
      }
      Section("B") { Text(verbatim: "c") }.containerValue(\.isPinned, true)
    }
    let view = VStack {
      ForEach(sections: content) { section in
        Text(verbatim: "[\(section.content.count) \(section.containerValues.isPinned)")
        section.header
        section.content
      }
    }
    #expect(texts(view) == ["[1 false", "l", "[2 false", "A", "a", "b", "[1 true", "B", "c"])
    let counted = Group(sections: content) { Text(verbatim: "\($0.count)") }
    #expect(texts(counted) == ["3"])
  }

  @Test func `a subview keeps its state where it is put elsewhere`() {
    struct Page: View {
      @State var isReversed = false
      var body: some View {
        Button("turn") { isReversed.toggle() }
        Group(
          subviews: Group {
            Card(title: "one")
            Card(title: "two")
          }
        ) { subviews in
          VStack {
            if isReversed { ForEach(subviews.reversed()) { $0 } } else { subviews }
          }
        }
      }
    }
    let host = ViewHost(Page(), size: size)
    #expect(host.tap("two") && host.tap("two"))
    #expect(host.placedViews.compactMap(\.text) == ["turn", "one 0", "two 2"])
    #expect(host.tap(label: "turn"))
    #expect(host.placedViews.compactMap(\.text) == ["turn", "two 2", "one 0"])
    #expect(host.tap("one"))
    #expect(host.placedViews.compactMap(\.text) == ["turn", "two 2", "one 1"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `variadic views make views of the children of a content`() {
    #expect(texts(VStack { Divided { views } }).joined() == "a-b-c-d-0-1-e")
    let stacked = _VariadicView.Tree(Stacked()) {
      Text(verbatim: "a").id("first")
      Text(verbatim: "b")
    }
    #expect(texts(stacked) == ["b", "a"])
  }

  @Test func `subviews are rows of lists and children of other containers`() {
    let view = List {
      ForEach(subviews: ForEach(0..<40) { Text(verbatim: "row \($0)") }) { subview in
        HStack {
          subview
          Text(verbatim: "!")
        }
      }
    }
    let host = ViewHost(view, size: size)
    #expect(host.placedViews.compactMap(\.text).prefix(4) == ["row 0", "!", "row 1", "!"])
    host.scroll(to: .bottom)
    #expect(host.placedViews.compactMap(\.text).suffix(2) == ["row 39", "!"])
  }
}
