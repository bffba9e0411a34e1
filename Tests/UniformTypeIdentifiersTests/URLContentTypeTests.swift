import Foundation
import Testing
import UniformTypeIdentifiers

/// The type of a file among the values of its URL.
@Suite struct URLContentTypeTests {
  @Test func `the type is that of the name, of a folder that of folders`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("bill.pdf")
    try Data().write(to: file)
    let keys: Set<URLResourceKey> = [.contentTypeKey, .nameKey, .isDirectoryKey]
    #expect(try file.resourceValues(forKeys: keys).contentType == .pdf)
    #expect(try folder.resourceValues(forKeys: keys).contentType == .folder)
    // Nothing is known without the name.
    #expect(try file.resourceValues(forKeys: [.contentTypeKey]).contentType == nil)
  }
}
