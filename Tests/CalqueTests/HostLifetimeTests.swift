import CalqueLayout
import Foundation
import Testing

@testable import Calque

/// Hosts, and everything that they evaluated, are deallocated without references to them, for any
/// views.
@MainActor
struct HostLifetimeTests {
  /// A view of each kind.
  nonisolated struct Kind: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let view: @MainActor @Sendable () -> AnyView

    init<V: View>(_ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V) {
      testDescription = name
      self.view = { AnyView(view()) }
    }
  }

  private nonisolated static let containers: [Kind] = [
    Kind("Text") { Text(verbatim: "a") },
    Kind("VStack") { VStack { ForEach(0..<3) { Text(verbatim: "\($0)") } } },
    Kind("HStack") {
      HStack {
        Text(verbatim: "a")
        Spacer()
        Divider()
        Color.red
      }
    },
    Kind("ZStack") {
      ZStack {
        Circle()
        Text(verbatim: "a")
      }
    },
    Kind("Grid") {
      Grid {
        GridRow {
          Text(verbatim: "a")
          Color.red
        }
      }
    },
    Kind("ViewThatFits") {
      ViewThatFits {
        Text(verbatim: "a")
        Text(verbatim: "b")
      }
    },
    Kind("GeometryReader") { GeometryReader { Text(verbatim: "\($0.size.width)") } },
    Kind("ScrollView") { ScrollView { ForEach(0..<3) { Text(verbatim: "\($0)") } } },
    Kind("overlay") { Text(verbatim: "a").overlay { Color.red }.background(Color.blue) },
    Kind("safeAreaInset") { Text(verbatim: "a").safeAreaInset(edge: .top) { Text(verbatim: "b") } },
    Kind("containerRelativeFrame") {
      ScrollView { Text(verbatim: "a").containerRelativeFrame(.horizontal) }
    },
    Kind("AnyLayout") { AnyLayout(HStackLayout())() { Text(verbatim: "a") } },
    Kind("Label") { Label("a", systemImage: "star") },
    Kind("LabeledContent") { LabeledContent("a") { Text(verbatim: "b") } },
    Kind("Button") { Button("a") {}.onAppear {} },
    Kind("State") { Counter() },
    Kind("Section") { Section("a") { Text(verbatim: "b") } },
  ]

  private nonisolated static let lazyContainers: [Kind] = [
    Kind("LazyVStack") {
      ScrollView { LazyVStack { ForEach(0..<300) { Text(verbatim: "\($0)") } } }
    },
    Kind("LazyVStack of views") {
      ScrollView {
        LazyVStack {
          Text(verbatim: "a")
          Counter()
        }
      }
    },
    Kind("LazyVStack outside of a scroll view") {
      LazyVStack { ForEach(0..<3) { Text(verbatim: "\($0)") } }
    },
    Kind("LazyHStack") {
      ScrollView(.horizontal) { LazyHStack { ForEach(0..<300) { Text(verbatim: "\($0)") } } }
    },
    Kind("LazyVGrid") {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(0..<300) { Text(verbatim: "\($0)") }
        }
      }
    },
    Kind("LazyHGrid") {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem()]) { ForEach(0..<300) { Text(verbatim: "\($0)") } }
      }
    },
    Kind("sections of a collection") {
      ScrollView {
        LazyVStack(pinnedViews: [.sectionHeaders, .sectionFooters]) {
          ForEach(0..<20) { section in
            Section {
              ForEach(0..<20) { Text(verbatim: "\(section) \($0)") }
            } header: {
              Text(verbatim: "header")
            } footer: {
              Text(verbatim: "footer")
            }
          }
        }
      }
    },
    Kind("lazy in lazy") {
      ScrollView {
        LazyVStack {
          ForEach(0..<20) { _ in
            ScrollView(.horizontal) { LazyHStack { ForEach(0..<20) { Text(verbatim: "\($0)") } } }
          }
        }
      }
    },
    Kind("geometry in lazy") {
      ScrollView {
        LazyVStack { ForEach(0..<9) { _ in GeometryReader { Text(verbatim: "\($0.size)") } } }
      }
    },
    Kind("List") { List(0..<300, id: \.self) { Text(verbatim: "\($0)") } },
    Kind("List with ForEach") { List { ForEach(0..<300) { Text(verbatim: "\($0)") } } },
    Kind("List with sections") {
      List {
        Section("a") { ForEach(0..<3) { Text(verbatim: "\($0)") } }
        Text(verbatim: "b")
      }
    },
    Kind("ScrollViewReader") {
      ScrollViewReader { proxy in
        List { ForEach(0..<300) { Text(verbatim: "\($0)").id($0) } }
          .onAppear { proxy.scrollTo(200) }
      }
    },
  ]

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("\(count)") { count += 1 } }
  }

  private static func host(_ view: AnyView) -> ViewHost {
    ViewHost(view, size: CGSize(width: 200, height: 200)) {
      $0.textMeasurer = .fixed(advance: 5, lineHeight: 10, baseline: 8)
    }
  }

  @Test(arguments: containers + lazyContainers)
  func `nothing outlives the host`(kind: Kind) {
    weak var host: ViewHost?
    var first: [Weak] = []
    var second: [Weak] = []
    do {
      let current = Self.host(kind.view())
      host = current
      first = Self.trees(of: current)
      _ = current.texts
      current.invalidate()
      second = Self.trees(of: current)
      _ = current.layoutDescription
      #expect(first.allSatisfy { $0.value == nil }, "an evaluation outlives the next one")
      #expect(!second.isEmpty && second.allSatisfy { $0.value != nil })
    }
    #expect(second.allSatisfy { $0.value == nil })
    #expect(host == nil)
  }

  /// The trees of a host, including those of rows.
  private static func trees(of host: ViewHost) -> [Weak] {
    var found: [ObjectIdentifier: LayoutTree] = [:]
    host.scene.visit(at: .zero) { scene, _, _, _, _ in
      found[ObjectIdentifier(scene.tree)] = scene.tree
    }
    return found.values.map { Weak($0) }
  }

  /// In a separate process, whose memory no other test changes. Each of these evaluations once
  /// leaked 165 KB. `CALQUE_RENDERS=10000` in the environment sets the number of renders.
  @Test func `memory does not grow with the number of renders`() async {
    await #expect(processExitsWith: .success) {
      let grown = await MainActor.run {
        let wish = ProcessInfo.processInfo.environment["CALQUE_RENDERS"].flatMap { Int($0) }
        return Self.growth(renders: wish ?? 360)
      }
      print("resident memory grew by \(grown) bytes")
      if grown > 8_000_000 { exit(EXIT_FAILURE) }
    }
  }

  /// The growth of this process's memory during a number of evaluations, in bytes.
  private static func growth(renders: Int) -> Int {
    func render(_ count: Int) {
      for turn in 0..<count / 2 {
        let host = host(lazyContainers[lazyContainers.count - 1 - turn % 3].view())
        _ = host.texts
        _ = try? host.png(scale: 1)
        host.invalidate()
        _ = host.texts
      }
    }
    render(100)
    let before = residentMemory
    render(renders)
    return residentMemory - before
  }

  /// The memory of this process that is in use, in bytes.
  private static var residentMemory: Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * 4096
  }

  private struct Weak {
    weak var value: LayoutTree?
    init(_ value: LayoutTree) { self.value = value }
  }
}
