import Calque
import Foundation
import Testing

/// Windows of apps and scenes, as hosts show them.
@MainActor @Suite struct SceneTests {
  private struct Root: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    let title: String

    var body: some View {
      VStack {
        Text(title)
        Button("Open") { openWindow(id: "details", value: 7) }
        Button("Close") { dismissWindow() }
      }
    }
  }

  private struct SampleApp: App {
    @State private var count = 1

    var body: some Scene {
      WindowGroup("Main") {
        Root(title: "root \(count)")
        Button("More") { count += 1 }
      }
      .commands {
        CommandMenu("Count") { Button("More") { count += 1 } }
        CommandGroup(replacing: .newItem) {}
      }
      .environment(\.layoutDirection, .rightToLeft)
      Window("About", id: "about") { Text("about") }
      WindowGroup(id: "details", for: Int.self) { $number in
        Text("details \(number ?? 0)")
      }
      Settings { Text("settings") }
    }
  }

  private let size = CGSize(width: 300, height: 200)

  private func texts(_ window: AppWindow?) -> [String] {
    ViewHost(SampleApp(), window: window, size: size).texts.map(\.string)
  }

  @Test func theFirstWindowIsShown() {
    #expect(texts(nil) == ["root 1", "Open", "Close", "More"])
  }

  @Test func windowsAreFoundByIdValueAndKind() {
    #expect(texts(.id("about")) == ["about"])
    #expect(texts(.value(4)) == ["details 4"])
    #expect(texts(.id("details", value: 5)) == ["details 5"])
    #expect(texts(.id("details")) == ["details 0"])
    #expect(texts(.settings) == ["settings"])
  }

  @Test func aWindowThatIsNotThereIsAFinding() {
    let host = ViewHost(SampleApp(), window: .id("nowhere"), size: size)
    #expect(host.texts.isEmpty)
    #expect(host.diagnostics.map(\.kind) == [.missingWindow])
    #expect(host.diagnostics.first?.message.contains("\"about\", \"details\"") == true)
  }

  @Test func theStateOfTheAppIsKept() {
    let host = ViewHost(SampleApp(), size: size)
    host.tap(label: "More")
    host.tap(label: "More")
    #expect(host.texts.first?.string == "root 3")
  }

  @Test func modifiersOfScenesReachTheViews() throws {
    let host = ViewHost(
      scene: WindowGroup { Text("x").frame(maxWidth: .infinity, alignment: .leading) }
        .environment(\.layoutDirection, .rightToLeft), size: size)
    #expect(try #require(host.texts.first).frame.maxX == 300)
  }

  @Test func requestsForWindowsAreRecorded() {
    let host = ViewHost(SampleApp(), size: size)
    host.tap(label: "Open")
    host.tap(label: "Close")
    #expect(host.windowRequests == [.open(id: "details", value: 7), .dismiss(id: nil, value: nil)])
  }

  private struct Inner: Scene {
    @Environment(\.scenePhase) private var phase
    let title: String

    var body: some Scene {
      WindowGroup { Text("\(title), active: \(phase == .active ? "yes" : "no")") }
    }
  }

  @Test func scenesOfTheUserReadTheEnvironment() {
    let host = ViewHost(scene: Inner(title: "inner"), size: size)
    #expect(host.texts.map(\.string) == ["inner, active: yes"])
    host.updateEnvironment { $0.scenePhase = .background }
    #expect(host.texts.map(\.string) == ["inner, active: no"])
  }
}
