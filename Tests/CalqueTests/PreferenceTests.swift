import Calque
import Foundation
import Testing

/// What views tell the views around them.
@MainActor
@Suite struct PreferenceTests {
  private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Widest: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  private struct Bounds: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = value ?? nextValue()
    }
  }

  private func host(
    _ view: some View, direction: LayoutDirection = .leftToRight
  ) -> ViewHost {
    ViewHost(view, size: CGSize(width: 300, height: 300)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      $0.layoutDirection = direction
    }
  }

  private func texts(_ host: ViewHost) -> [String] { host.placedViews.compactMap(\.text) }

  private func box(_ name: String) -> some View {
    Color.red.frame(width: 10, height: 10).preference(key: Names.self, value: [name])
  }

  @Test
  func
    `values are joined in the order of the views, the nearer one taking the place of those inside`()
  {
    var told: [[String]] = []
    let host = host(
      VStack {
        box("a")
        HStack {
          box("x")
          box("y")
        }
        .preference(key: Names.self, value: ["b"])
        GeometryReader { _ in box("c") }.frame(height: 20)
        ScrollView { LazyVStack { ForEach(0..<2, id: \.self) { box("d\($0)") } } }
        box("e").transformPreference(Names.self) { $0.append("f") }
        Group {
          box("g")
          box("h")
        }
        .transformPreference(Names.self) { $0 = $0.map { $0.uppercased() } }
      }
      .onPreferenceChange(Names.self) { told.append($0) })
    _ = host.placedViews
    #expect(told == [["a", "b", "c", "d0", "d1", "e", "f", "G", "H"]])
    _ = host.frame(of: "x")
    #expect(told.count == 1)
  }

  @Test
  func `all labels get the width of the widest one`() {
    struct Equal: View {
      @State private var width: CGFloat?
      @State private var names = ["a", "long name"]
      var body: some View {
        VStack(alignment: .leading) {
          ForEach(names, id: \.self) { name in
            Text(verbatim: name)
              .background {
                GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) }
              }
              .frame(width: width, alignment: .leading)
              .accessibilityIdentifier(name)
          }
          Button("more") { names = ["b", "much longer name"] }.accessibilityIdentifier("more")
        }
        .onPreferenceChange(Widest.self) { width = $0 }
      }
    }
    let host = host(Equal())
    #expect(host.frame(of: "a")?.width == 90)
    #expect(host.frame(of: "long name")?.width == 90)
    host.tap("more")
    // The label that comes is measured in the frame of the width that was told before.
    #expect(host.frame(of: "b")?.width == host.frame(of: "much longer name")?.width)
    #expect(host.diagnostics.isEmpty)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `an overlay frames the bounds that a view tells`(direction: LayoutDirection) {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 30, height: 40)
      Color.blue.frame(width: 50, height: 20).accessibilityIdentifier("blue")
        .anchorPreference(key: Bounds.self, value: .bounds) { $0 }
    }
    .padding(10)
    .overlayPreferenceValue(Bounds.self) { anchor in
      GeometryReader { proxy in
        if let anchor {
          Color.green
            .frame(width: proxy[anchor].width, height: proxy[anchor].height)
            .accessibilityIdentifier("frame")
            .offset(
              x: direction == .leftToRight
                ? proxy[anchor].minX : proxy.size.width - proxy[anchor].maxX,
              y: proxy[anchor].minY)
        }
      }
    }
    .backgroundPreferenceValue(Names.self) { Text(verbatim: "\($0.count) names") }
    let host = host(view, direction: direction)
    #expect(host.frame(of: "blue") != nil)
    #expect(host.frame(of: "frame") == host.frame(of: "blue"))
    #expect(texts(host) == ["0 names"])
  }

  @Test
  func `changes of geometry are told`() {
    struct Growing: View {
      @State private var width: CGFloat = 40
      @State private var told: [CGFloat] = []
      var body: some View {
        Color.red.frame(width: width, height: 10)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            told.append($0)
          }
        Text(verbatim: told.map { "\(Int($0))" }.joined(separator: " "))
        Button("grow") { width += 1 }.accessibilityIdentifier("grow")
      }
    }
    let host = host(Growing())
    #expect(texts(host).first == "40")
    host.tap("grow")
    #expect(texts(host).first == "40 41")
  }

  @Test
  func `a preference that never comes to rest is a finding`() {
    struct Endless: View {
      @State private var width: CGFloat = 1
      var body: some View {
        Color.red.frame(width: width, height: 10)
          .preference(key: Widest.self, value: width)
          .onPreferenceChange(Widest.self) { width = $0 + 1 }
      }
    }
    let host = host(Endless())
    _ = host.placedViews
    #expect(host.diagnostics.map(\.kind) == [.endlessChanges])
  }
}
