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
}
