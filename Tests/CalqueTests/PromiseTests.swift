import Calque
import DisplayList
import Foundation
import Testing

/// Parameters and protocols that once were taken and ignored.
@MainActor
struct PromiseTests {
  private func fills(_ host: ViewHost) -> [CGRect] {
    host.displayList.items.compactMap { item in
      if case .fill(let path, _, _) = item { path.boundingRect } else { nil }
    }
  }

  @Test(arguments: [
    (Edge.Set.all, CGRect(x: 0, y: 0, width: 100, height: 200)),
    (Edge.Set.top, CGRect(x: 0, y: 0, width: 100, height: 170)),
    (Edge.Set.bottom, CGRect(x: 0, y: 50, width: 100, height: 150)),
    (Edge.Set(), CGRect(x: 0, y: 50, width: 100, height: 120)),
  ])
  func `a paint behind a view runs beyond the safe area`(_ edges: Edge.Set, _ expected: CGRect) {
    let view = Color.clear.background(.red, ignoresSafeAreaEdges: edges)
    let host = ViewHost(view, size: CGSize(width: 100, height: 200)) {
      $0.safeAreaInsets = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
    }
    #expect(fills(host) == [expected])
  }

  @Test
  func `a paint behind a view that does not touch the edges stays`() {
    let view = Color.clear.frame(height: 20).background(.red)
    let host = ViewHost(view, size: CGSize(width: 100, height: 200)) {
      $0.safeAreaInsets = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
    }
    #expect(fills(host) == [CGRect(x: 0, y: 100, width: 100, height: 20)])
  }

  private struct Counted: DynamicProperty {
    final class Log { var updates = 0 }
    let log: Log
    @State private var start = 7
    func update() { log.updates += start }
  }

  private struct CountedView: View {
    let counted: Counted
    var body: some View { Text(verbatim: "\(counted.log.updates)") }
  }

  @Test
  func `dynamic properties of one's own are updated before the body`() {
    let log = Counted.Log()
    let host = ViewHost(
      CountedView(counted: Counted(log: log)), size: CGSize(width: 100, height: 100))
    #expect(host.texts.map(\.string) == ["7"])
    host.invalidate()
    #expect(host.texts.map(\.string) == ["14"])
  }

  @Test
  func `a text asks the catalogs of the bundle that it names`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("calque-\(UUID().uuidString).resources")
    let german = folder.appendingPathComponent("de.lproj")
    try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("\"Save\" = \"Sichern\";".utf8)
      .write(to: german.appendingPathComponent("Localizable.strings"))
    let bundle = try #require(Bundle(path: folder.path))
    let host = ViewHost(
      VStack {
        Text("Save", bundle: bundle)
        Text("Save")
        Text("Save", bundle: .main)
      }, size: CGSize(width: 100, height: 100)
    ) {
      $0.locale = Locale(identifier: "de")
    }
    #expect(host.texts.map(\.string) == ["Sichern", "Save", "Save"])
  }
}
