import Foundation
import Testing

@testable import CalquePreviewServer

@Suite struct PreviewSessionTests {
  @Test func readsAPackage() throws {
    let sample = try SamplePackage()
    let package = try PreviewedPackage(description: sample.description, folder: sample.folder)
    #expect(package.libraries.map(\.product) == ["Screens"])
    #expect(package.sources == ["Screens": "\(sample.folder)/Sources/Screens"])
    #expect(
      package.dependency
        == #".package(url: "https://example.com/calque.git", "0.1.0"..<"1.0.0")"#)
  }

  @Test(arguments: [
    (#"{"name": "a", "dependencies": [], "products": [], "targets": []}"#, "no library product"),
    (
      #"""
      {"name": "a", "dependencies": [], "targets": [{"name": "A", "path": "A"}],
       "products": [{"name": "A", "targets": ["A"], "type": {"library": ["automatic"]}}]}
      """#, "does not depend on"
    ),
  ])
  func saysWhatIsMissing(description: String, message: String) {
    let error = #expect(throws: PreviewFailure.self) {
      try PreviewedPackage(description: Data(description.utf8), folder: "/nowhere")
    }
    #expect(error?.description.contains(message) == true)
  }

  @Test func seesWhatChanged() throws {
    let sample = try SamplePackage()
    let folder = "\(sample.folder)/Sources"
    var watch = SourceWatch(folders: [folder])
    #expect(watch.changes().isEmpty)
    let catalog = "\(folder)/Screens/Localizable.xcstrings"
    try Data("{}".utf8).write(to: URL(fileURLWithPath: catalog))
    #expect(watch.changes() == .init(catalogs: [catalog], hasOthers: false))
    #expect(watch.catalogFiles == [catalog])
    try Data("// New\n".utf8).write(to: URL(fileURLWithPath: "\(folder)/Screens/New.swift"))
    let new = watch.changes()
    #expect(new == .init(catalogs: [], hasOthers: true, hasOtherFiles: true))
    try FileManager.default.removeItem(atPath: catalog)
    let removed = watch.changes()
    #expect(removed == .init(catalogs: [], hasOthers: true, hasOtherFiles: true))
    #expect(watch.changes().isEmpty)
  }

  /// A plan of the package manager is for the files that were there, and a manifest says which
  /// targets there are.
  @Test func plansAnewForNewFilesAndManifests() async throws {
    let sample = try SamplePackage()
    let package = try PreviewedPackage(description: sample.description, folder: sample.folder)
    let manifest = URL(fileURLWithPath: "\(sample.folder)/Package.swift")
    try Data("// One\n".utf8).write(to: manifest)
    let scratch = "\(sample.folder)/scratch"
    let plans = ["\(scratch)/debug.yaml", "\(scratch)/debug/description.json"]
    func plan() throws {
      for plan in plans {
        let url = URL(fileURLWithPath: plan)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("{}".utf8).write(to: url)
      }
    }
    func isPlanned() -> Bool { plans.contains { FileManager.default.fileExists(atPath: $0) } }
    let other = String(decoding: sample.description, as: UTF8.self)
      .replacing("Sources/Screens", with: "Sources/Others")
    let session = try PreviewSession(
      package, folder: "\(sample.folder)/runner", scratchPath: scratch, buildCommand: ["true"]
    ) { try PreviewedPackage(description: Data(other.utf8), folder: package.folder) }
    let source = URL(fileURLWithPath: "\(sample.folder)/Sources/Screens/New.swift")
    try plan()
    try Data("// One\n".utf8).write(to: source)
    await session.update()
    #expect(!isPlanned())
    try plan()
    try Data("// Another\n".utf8).write(to: source)
    await session.update()
    #expect(isPlanned())
    try FileManager.default.removeItem(at: source)
    await session.update()
    #expect(!isPlanned())
    #expect(await session.state.version == 3)
    // The manifest now has the target elsewhere.
    try Data("// Two\n".utf8).write(to: manifest)
    await session.update()
    #expect(await session.state.version == 4)
    let moved = URL(fileURLWithPath: "\(sample.folder)/Sources/Others/New.swift")
    try FileManager.default.createDirectory(
      at: moved.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("// One\n".utf8).write(to: moved)
    await session.update()
    #expect(await session.state.version == 5)
  }

  /// A program that ends is started again, and one that hangs does not keep the session: a change
  /// is shown nevertheless.
  @Test func outlivesItsProgram() async throws {
    let sample = try SamplePackage()
    let package = try PreviewedPackage(description: sample.description, folder: sample.folder)
    let scratch = URL(fileURLWithPath: "\(sample.folder)/scratch/debug")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let program = scratch.appendingPathComponent("PreviewRunner")
    let script = """
      #!/bin/sh
      while read -r line; do
        case "$line" in
          *ends*) exit 3 ;;
          *traps*) echo 'Card.swift:9: Fatal error: Index out of range' >&2; sleep 0.2; exit 4 ;;
          *hangs*) exec sleep 3600 ;;
          *) echo '{"width":1}' ;;
        esac
      done
      """
    try Data(script.utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let session = try PreviewSession(
      package, folder: "\(sample.folder)/runner", scratchPath: "\(sample.folder)/scratch")
    func save(_ text: String) throws {
      let catalog = "\(sample.folder)/Sources/Screens/Localizable.xcstrings"
      try Data(text.utf8).write(to: URL(fileURLWithPath: catalog))
    }
    func reply(to call: String) async -> String {
      String(decoding: await session.answer(Data(call.utf8)), as: UTF8.self)
    }
    try save("{}")
    await session.update()
    #expect(await reply(to: "shows") == #"{"width":1}"#)
    #expect(await reply(to: "ends").contains("has ended"))
    #expect(await reply(to: "shows") == #"{"width":1}"#)
    #expect(await reply(to: "traps").contains("Card.swift:9: Fatal error: Index out of range"))
    #expect(await reply(to: "shows") == #"{"width":1}"#)
    async let hanging = reply(to: "hangs")
    try await Task.sleep(for: .milliseconds(200))
    try save("{ }")
    await session.update()
    #expect(await session.state.version == 2)
    #expect(await hanging.contains("has ended"))
    #expect(await reply(to: "shows") == #"{"width":1}"#)
    await session.stop()
  }

  /// A file that is as it should be is not written, so that nothing is built again.
  @Test func writesTheRunnerOnce() throws {
    let sample = try SamplePackage()
    let package = try PreviewedPackage(description: sample.description, folder: sample.folder)
    let runner = PreviewRunner(package, folder: "\(sample.folder)/runner")
    try runner.write()
    #expect(runner.source.contains("import Screens\n"))
    #expect(runner.manifest.contains(#".product(name: "CalquePreview", package: "calque")"#))
    let manifest = URL(fileURLWithPath: "\(runner.folder)/Package.swift")
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: manifest.path)
    try runner.write()
    let values = try manifest.resourceValues(forKeys: [.contentModificationDateKey])
    #expect(values.contentModificationDate == old)
  }
}
