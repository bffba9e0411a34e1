import CalqueCatalogs
import Foundation
import Testing

/// A file that is too large for its offsets is refused because of its size, before it is read.
@Suite struct FileSizeTests {
  @Test(arguments: ["a.strings", "a.stringsdict", "a.xcstrings", "a.xliff"])
  func tooLargeFiles(name: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent(name).path
    #expect(FileManager.default.createFile(atPath: path, contents: Data()))
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    // It has a size, but no blocks on the disk.
    try file.truncate(atOffset: UInt64(UInt32.max))
    try file.close()
    let catalogs = CatalogFile.loadAll(path)
    #expect(catalogs.count == 1 && catalogs.allSatisfy(\.entries.isEmpty))
    #expect(
      catalogs.flatMap(\.problems).map(\.message)
        == ["The file cannot be read: it is larger than 4 GB"])
    #expect(catalogs.flatMap(\.problems).allSatisfy { $0.effect == .losesFile })
  }
}
