import Foundation
import Testing

/// The layers inside the targets: a folder does not use a folder above it, so that there are no
/// cycles.
@Suite struct LayerTests {
  @Test(arguments: Layers.byTarget.keys.sorted())
  func usesPointDown(target: String) throws {
    let order = try #require(Layers.byTarget[target])
    let graph = try FolderGraph("Sources/\(target)")
    let folders = order.flatMap { $0.split(separator: " ").map(String.init) }
    #expect(Set(folders) == graph.folders, "the row of \(target) lists its folders")
    let wrong = graph.uses(against: order)
    let lines = wrong.prefix(40).map { "\($0.file) uses \($0.name) of \($0.to)" }
    #expect(wrong.isEmpty, "\(target): \(wrong.count) uses\n\(lines.joined(separator: "\n"))")
  }

  /// A folder without a row would be a place where cycles are not seen.
  @Test func everyFolderWithRoomsHasARow() throws {
    let sources = Manifest.root.appendingPathComponent("Sources").standardizedFileURL
    let paths = (FileManager.default.subpaths(atPath: sources.path) ?? []).filter {
      $0.hasSuffix(".swift") && !$0.contains(".docc/")
    }
    var rooms: [String: Set<String>] = [:]
    for path in paths {
      let parts = path.split(separator: "/").dropLast().map(String.init)
      for depth in 1..<max(parts.count, 1) {
        rooms[parts[..<depth].joined(separator: "/"), default: []].insert(parts[depth])
      }
    }
    let missing = rooms.filter { $0.value.count > 1 && Layers.byTarget[$0.key] == nil }.keys
    #expect(missing.sorted() == [])
  }
}
