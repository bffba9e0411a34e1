import Calque
import Combine
import Foundation
import Testing

/// What is done while a view is there, in order.
@MainActor
@Suite struct LifecycleTests {
  @MainActor
  private final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private func host(_ view: some View) -> ViewHost {
    ViewHost(view, size: CGSize(width: 320, height: 600))
  }

  private func texts(_ host: ViewHost) -> [String] { host.placedViews.compactMap(\.text) }

  @Test
  func `views appear and disappear once`() {
    struct Branches: View {
      let log: Log
      @State private var isSecond = false
      @State private var count = 0
      var body: some View {
        if isSecond {
          Text(verbatim: "b").onAppear { log.lines.append("+b") }
            .onDisappear { log.lines.append("-b") }
        } else {
          Text(verbatim: "a").onAppear { log.lines.append("+a") }
            .onDisappear { log.lines.append("-a") }
        }
        Button("switch") { isSecond.toggle() }.accessibilityIdentifier("switch")
        Button("count \(count)") { count += 1 }.accessibilityIdentifier("count")
      }
    }
    let log = Log()
    let host = host(Branches(log: log))
    _ = host.placedViews
    #expect(log.take() == ["+a"])
    host.tap("count")
    _ = host.placedViews
    #expect(log.take() == [])
    host.tap("switch")
    _ = host.placedViews
    #expect(Set(log.take()) == ["+b", "-a"])
    host.tap("switch")
    _ = host.placedViews
    #expect(Set(log.take()) == ["+a", "-b"])
  }

  @Test
  func `rows that are scrolled away disappear`() {
    let log = Log()
    let host = host(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { index in
            Text(verbatim: "\(index)").frame(height: 100).id(index)
              .onAppear { log.lines.append("+\(index)") }
              .onDisappear { log.lines.append("-\(index)") }
          }
        }
      })
    _ = host.placedViews
    #expect(log.take() == (0..<6).map { "+\($0)" })
    host.scroll(to: 50, anchor: .top)
    _ = host.placedViews
    let lines = log.take()
    #expect(lines.filter { $0.hasPrefix("-") }.sorted() == (0..<6).map { "-\($0)" })
    #expect(lines.contains("+50"))
  }

  @Test
  func `two actions of one view are both done`() {
    struct Counter: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        Button("more") { count += 1 }.accessibilityIdentifier("more")
          .onChange(of: count) { log.lines.append("\($0)→\($1)") }
          .onChange(of: count / 2) { log.lines.append("half") }
          .onChange(of: count, initial: true) { log.lines.append("all") }
      }
    }
    let log = Log()
    let host = host(Counter(log: log))
    _ = host.placedViews
    #expect(log.take() == ["all"])
    host.tap("more")
    _ = host.placedViews
    #expect(Set(log.take()) == ["0→1", "all"])
    host.tap("more")
    _ = host.placedViews
    #expect(Set(log.take()) == ["1→2", "half", "all"])
  }

  @Test
  func `a change that an action makes is shown`() {
    struct Doubling: View {
      @State private var count = 1
      @State private var double = 0
      var body: some View {
        Text(verbatim: "\(double)")
        Button("more") { count += 1 }.accessibilityIdentifier("more")
          .onChange(of: count, initial: true) { double = count * 2 }
      }
    }
    let host = host(Doubling())
    #expect(texts(host).first == "2")
    host.tap("more")
    #expect(texts(host).first == "4")
    #expect(host.diagnostics.isEmpty)
  }

  @Test
  func `a task runs while its view is there, and again for another id`() async {
    struct Loading: View {
      let log: Log
      @State private var id = 1
      @State private var loaded = "loading"
      var body: some View {
        Text(verbatim: loaded)
          .task(id: id) {
            log.lines.append("begin \(id)")
            await Task.yield()
            loaded = "loaded \(id)"
          }
        Button("next") { id += 1 }.accessibilityIdentifier("next")
      }
    }
    let log = Log()
    let host = host(Loading(log: log))
    #expect(texts(host).first == "loading")
    #expect(await host.settle())
    #expect(texts(host).first == "loaded 1")
    host.tap("next")
    #expect(await host.settle())
    #expect(texts(host).first == "loaded 2")
    #expect(log.take() == ["begin 1", "begin 2"])
  }

  @Test
  func `a task that does not end is cancelled with its view`() async {
    struct Following: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        if isShown {
          Text(verbatim: "shown").task {
            try? await Task.sleep(for: .seconds(100_000))
            log.lines.append(Task.isCancelled ? "cancelled" : "ended")
          }
        }
        Button("hide") { isShown = false }.accessibilityIdentifier("hide")
      }
    }
    let log = Log()
    let host = host(Following(log: log))
    #expect(await !host.settle(limit: .milliseconds(10)))
    host.tap("hide")
    #expect(await host.settle())
    #expect(log.take() == ["cancelled"])
  }

  @Test
  func `time in which other work has the main actor does not count for tasks`() async {
    struct Hopping: View {
      @State private var text = "waiting"
      var body: some View {
        Text(verbatim: text).task {
          for _ in 0..<10 { await Task.yield() }
          text = "done"
        }
      }
    }
    func work() { usleep(30_000) }
    let host = host(Hopping())
    #expect(texts(host) == ["waiting"])
    let other = Task {
      while !Task.isCancelled {
        work()
        await Task.yield()
      }
    }
    #expect(await host.settle(limit: .milliseconds(100)))
    other.cancel()
    #expect(texts(host) == ["done"])
  }

  @Test
  func `values of a publisher are received until the view has gone`() {
    struct Receiving: View {
      let subject: PassthroughSubject<Int, Never>
      @State private var last = 0
      @State private var isShown = true
      var body: some View {
        if isShown { Text(verbatim: "\(last)").onReceive(subject) { last = $0 } }
        Button("hide") { isShown = false }.accessibilityIdentifier("hide")
      }
    }
    let subject = PassthroughSubject<Int, Never>()
    let host = host(Receiving(subject: subject))
    subject.send(1)
    #expect(texts(host).first == "0", "nothing is received before the view is there")
    subject.send(2)
    #expect(texts(host).first == "2")
    host.tap("hide")
    _ = host.placedViews
    subject.send(3)
    #expect(host.diagnostics.isEmpty)
  }

  @Test
  func `a URL goes to the views that wait for one`() {
    struct Opening: View {
      @State private var url = "none"
      var body: some View {
        Text(verbatim: url).onOpenURL { url = $0.absoluteString }
      }
    }
    let host = host(Opening())
    #expect(host.open(URL(string: "app:inbox")!))
    #expect(texts(host) == ["app:inbox"])
    #expect(!self.host(Text(verbatim: "x")).open(URL(string: "app:inbox")!))
  }

  @Test
  func `the phase of the scene is told`() {
    struct Phase: View {
      @Environment(\.scenePhase) private var phase
      @State private var log: [ScenePhase] = []
      var body: some View {
        Text(verbatim: "\(phase) \(log.count)").onChange(of: phase) { log.append(phase) }
      }
    }
    let host = host(Phase())
    #expect(texts(host) == ["active 0"])
    host.updateEnvironment { $0.scenePhase = .background }
    #expect(texts(host) == ["background 1"])
  }
}
