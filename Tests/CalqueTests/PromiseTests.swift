import Calque
import CalqueDrawing
import Foundation
import Testing

/// Parameters and protocols that were once accepted and ignored.
@MainActor
struct PromiseTests {
  private func fills(_ host: ViewHost) -> [CGRect] {
    host.displayList.paintedItems.compactMap { item in
      if case .fill(let path, _, _) = item { path.boundingRect } else { nil }
    }
  }

  @Test(arguments: [
    (Edge.Set.all, CGRect(x: 0, y: 0, width: 100, height: 200)),
    (Edge.Set.top, CGRect(x: 0, y: 0, width: 100, height: 170)),
    (Edge.Set.bottom, CGRect(x: 0, y: 50, width: 100, height: 150)),
    (Edge.Set(), CGRect(x: 0, y: 50, width: 100, height: 120)),
  ])
  func `a background style extends beyond the safe area`(_ edges: Edge.Set, _ expected: CGRect) {
    let view = Color.clear.background(.red, ignoresSafeAreaEdges: edges)
    let host = ViewHost(view, size: CGSize(width: 100, height: 200)) {
      $0.safeAreaInsets = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
    }
    #expect(fills(host) == [expected])
  }

  @Test
  func `a background style away from the edges does not extend`() {
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
  func `custom dynamic properties are updated before the body`() {
    let log = Counted.Log()
    let host = ViewHost(
      CountedView(counted: Counted(log: log)), size: CGSize(width: 100, height: 100))
    #expect(host.texts.map(\.string) == ["7"])
    host.invalidate()
    #expect(host.texts.map(\.string) == ["14"])
  }

  @Test
  func `a text uses the catalogs of its bundle`() throws {
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

  private final class Offsets { var leading: CGFloat = 12 }

  private struct Guided: View {
    let offsets: Offsets
    @State private var more: CGFloat = 8

    var body: some View {
      VStack(alignment: .leading) {
        Color.red.frame(width: 50, height: 10)
        Color.blue.frame(width: 50, height: 10)
          .alignmentGuide(.leading) { $0[.leading] - offsets.leading - more }
          .accessibilityIdentifier("guided")
      }
    }
  }

  @Test
  func `guides are computed from the dimensions of a view`() throws {
    let host = ViewHost(Guided(offsets: Offsets()), size: CGSize(width: 100, height: 100))
    // The stack is 50 + 20 wide and in the middle.
    #expect(try #require(host.frame(of: "guided")).minX == 15 + 20)
  }

  @Test
  func `attributes of texts are inherited from the environment`() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let host = ViewHost(
      VStack { Text(verbatim: "ab") }
        .underline(color: red).strikethrough(color: red).monospaced().baselineOffset(3),
      size: CGSize(width: 100, height: 100))
    let rules = host.displayList.paintedItems.compactMap { item in
      if case .fill(_, let paint, _) = item { paint.color } else { nil }
    }
    #expect(rules == Array(repeating: RGBAColor(red: 1, green: 0, blue: 0), count: 2))
    let run = try #require(host.displayList.texts.first?.run)
    #expect(run.font.path.contains("Mono"))
    let serif = ViewHost(
      Text(verbatim: "ab").fontDesign(.serif), size: CGSize(width: 100, height: 100))
    #expect(try #require(serif.displayList.texts.first?.run).font.path.contains("Serif"))
  }

  @Test
  func `rotations and scales are mirrored with the layout`() throws {
    func corners(_ direction: LayoutDirection) -> [CGPoint] {
      let view = Color.red.frame(width: 40, height: 20)
        .rotationEffect(.degrees(30), anchor: .topLeading)
        .scaleEffect(x: 2, y: 1, anchor: .trailing)
      let host = ViewHost(view, size: CGSize(width: 200, height: 100)) {
        $0.layoutDirection = direction
      }
      var found: [CGPoint] = []
      host.displayList.walk { item, context in
        guard case .fill(let path, _, _) = item else { return }
        let rect = path.boundingRect
        found = [
          CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
          CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map { $0.applying(context.transform) }
      }
      return found
    }
    let left = corners(.leftToRight)
    let right = corners(.rightToLeft)
    try #require(left.count == 4 && right.count == 4)
    // The left corner becomes the right one.
    for (one, other) in zip(left, [right[1], right[0], right[3], right[2]]) {
      #expect(abs(200 - one.x - other.x) < 0.001)
      #expect(abs(one.y - other.y) < 0.001)
    }
  }

  @Test
  func `a text shrinks to the minimum scale before it is truncated`() throws {
    func shown(_ factor: CGFloat) throws -> (size: CGFloat, isTruncated: Bool) {
      let host = ViewHost(
        Text("A line \(Image(systemName: "star")) of some length").lineLimit(1)
          .minimumScaleFactor(factor),
        size: CGSize(width: 130, height: 100))
      let run = try #require(host.displayList.texts.first?.run)
      return (run.font.size, try #require(host.texts.first).isTruncated)
    }
    let (whole, half, most) = (try shown(1), try shown(0.5), try shown(0.95))
    #expect(whole == (17, true))
    #expect(!half.isTruncated)
    #expect(half.size < 17 && half.size >= 8.5)
    #expect(most.isTruncated)
    #expect(abs(most.size - 17 * 0.95) < 0.01)
  }
}
