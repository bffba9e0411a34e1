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
    #expect(watch.changes() == .init(catalogs: [], hasOthers: true))
    try FileManager.default.removeItem(atPath: catalog)
    #expect(watch.changes() == .init(catalogs: [], hasOthers: true))
    #expect(watch.changes().isEmpty)
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
