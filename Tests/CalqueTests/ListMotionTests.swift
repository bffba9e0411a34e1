import Calque
import CalqueDrawing
import CalqueLayout
import Foundation
import Testing

/// Rows that come and go under an animation: as all views, they fade until it ends, while those
/// below move to their places.
@MainActor
@Suite struct ListMotionTests {
  private func host(_ view: some View) -> ViewHost {
    ViewHost(view, size: CGSize(width: 320, height: 700)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
  }

  private struct Collapsing: View {
    @State var isExpanded = true
    var style = 0
    var body: some View {
      let list = List {
        Section(isExpanded: $isExpanded) {
          Color.red.frame(height: 20).accessibilityIdentifier("one")
          Color.green.frame(height: 20)
          Text(verbatim: "two").accessibilityIdentifier("two")
        } header: {
          Text(verbatim: "header").accessibilityIdentifier("header")
        }
        Section {
          Color.blue.frame(height: 20).accessibilityIdentifier("below")
          Button("go") { withAnimation(.linear(duration: 1)) { isExpanded.toggle() } }
            .accessibilityIdentifier("go")
        }
      }
      if style == 0 { list.listStyle(.sidebar) } else { list.listStyle(.plain) }
    }
  }

  private func redOpacity(_ host: ViewHost) -> Double? {
    func search(_ items: [Drawing.Item], _ outer: Double) -> Double? {
      for item in items {
        switch item {
        case .group(let group):
          var around = outer
          if case .opacity(let opacity) = group.effect { around *= opacity }
          if let found = search(group.items, around) { return found }
        case .fill(_, .color(let color), _)
        where color.red > 0.8 && color.green < 0.5 && color.blue < 0.5:
          return outer * Double(color.opacity)
        default: break
        }
      }
      return nil
    }
    return search(host.displayList.items, 1)
  }

  @Test(arguments: [0, 1])
  func `rows fade while a section collapses`(style: Int) throws {
    let host = host(Collapsing(style: style))
    #expect(redOpacity(host) == 1)
    let before = try #require(host.frame(of: "below")).minY
    #expect(host.tap("go"))
    let after = try #require(host.frame(of: "below")).minY
    #expect(after < before)
    host.advance(by: 0.25)
    #expect(abs((host.frame(of: "below")?.minY ?? 0) - (before + (after - before) * 0.25)) < 0.01)
    #expect(redOpacity(host) == 0.75)
    host.advance(by: 0.5)
    #expect(redOpacity(host) == 0.25)
    host.advance(by: 0.5)
    #expect(redOpacity(host) == nil)
    #expect(host.tap("go"))
    host.advance(by: 0.25)
    #expect(redOpacity(host) == 0.25)
  }

  private struct Deleting: View {
    @State var ids = [0, 1, 2]
    var lazy = 0
    var body: some View {
      VStack {
        Button("go") { withAnimation(.linear(duration: 1)) { ids.removeAll { $0 == 0 } } }
        if lazy == 0 {
          List { ForEach(ids, id: \.self) { row($0) } }
        } else if lazy == 1 {
          ScrollView { LazyVStack { ForEach(ids, id: \.self) { row($0) } } }
        } else if lazy == 2 {
          ScrollView { VStack { ForEach(ids, id: \.self) { row($0) } } }
        } else if lazy == 3 {
          ScrollView {
            LazyVGrid(columns: [GridItem()]) { ForEach(ids, id: \.self) { row($0) } }
          }
        } else if lazy == 4 {
          List {
            if ids.contains(0) { row(0) }
            row(1)
          }
        } else if lazy == 5 {
          List {
            DisclosureGroup("x", isExpanded: Binding(get: { ids.contains(0) }, set: { _ in })) {
              row(0)
            }
          }
        } else if lazy == 6 {
          Form {
            Section { if ids.contains(0) { row(0) } }
            row(1)
          }
        } else {
          List { Section("h") { ForEach(ids, id: \.self) { row($0) } } }
        }
      }
    }
    func row(_ id: Int) -> some View {
      (id == 0 ? Color.red : Color.blue).frame(height: 20).accessibilityIdentifier("\(id)")
    }
  }

  @Test(arguments: 0...7)
  func `rows fade as they are removed`(lazy: Int) {
    let host = host(Deleting(lazy: lazy))
    #expect(redOpacity(host) == 1)
    host.tap(label: "go")
    #expect(redOpacity(host) == nil)
    host.advance(by: 0.25)
    #expect(redOpacity(host) == 0.75)
    host.advance(by: 1)
    #expect(redOpacity(host) == nil)
  }

  @Test
  func `a tap on a header of a sidebar animates`() throws {
    let host = host(Collapsing())
    #expect(host.tap("header"))
    let end = try #require(host.frame(of: "below"))
    host.advance(by: 0.05)
    let now = try #require(host.frame(of: "below"))
    #expect(now.minY > end.minY, "the system animates what people collapse")
    #expect((redOpacity(host) ?? 0) > 0)
    host.finishAnimations()
    #expect(host.frame(of: "below") == end && redOpacity(host) == nil)
  }

  /// The arrow of a group of rows, and of one out of a list, animate in the same way.
  @Test(arguments: [true, false])
  func `a tap on the label of a group animates`(isInList: Bool) throws {
    let group = DisclosureGroup {
      Color.red.frame(height: 20)
    } label: {
      Text(verbatim: "label").accessibilityIdentifier("label")
    }
    let host = host(isInList ? AnyView(List { group }) : AnyView(group))
    #expect(redOpacity(host) == nil && host.tap("label") && redOpacity(host) == 1)
    host.advance(by: 0.05)
    let opacity = try #require(redOpacity(host))
    #expect(opacity > 0 && opacity < 1)
    host.finishAnimations()
    #expect(redOpacity(host) == 1)
  }
}
