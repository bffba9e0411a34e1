import CalqueCatalogs
import CalqueLint
import Foundation
import Testing

@Suite("Rewriting files")
struct CatalogRewriteTests {
  private static let unsorted = "\"b\" = \"1\";\n\"a\" = \"2\";\n"
  private static let sorted = "\"a\" = \"2\";\n\"b\" = \"1\";\n"

  /// Runs in a separate folder.
  private func inFolder(_ body: (_ folder: String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/rewrite-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test("keeps permissions and links, and removes temporary files")
  func replacement() throws {
    try inFolder { folder in
      let file = folder + "/a.strings"
      try Self.unsorted.write(toFile: file, atomically: false, encoding: .utf8)
      let manager = FileManager.default
      try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
      try manager.createSymbolicLink(
        atPath: folder + "/l.strings", withDestinationPath: "a.strings")
      let summary = CatalogRewrite(.sorted, isCheck: false).run([folder + "/l.strings"])
      #expect(summary.changed == [folder + "/l.strings"] && summary.refused.isEmpty)
      #expect(try text(file) == Self.sorted)
      let attributes = try manager.attributesOfItem(atPath: file)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
      #expect(try manager.destinationOfSymbolicLink(atPath: folder + "/l.strings") == "a.strings")
      #expect(
        try manager.contentsOfDirectory(atPath: folder).sorted() == ["a.strings", "l.strings"])
    }
  }

  @Test("writes nothing when checking")
  func check() throws {
    try inFolder { folder in
      try Self.unsorted.write(toFile: folder + "/a.strings", atomically: false, encoding: .utf8)
      try Self.sorted.write(toFile: folder + "/b.strings", atomically: false, encoding: .utf8)
      let rewrite = CatalogRewrite(.sorted, isCheck: true)
      let summary = rewrite.run([folder])
      #expect(summary.changed == [folder + "/a.strings"])
      #expect(summary.exitStatus(isCheck: true) == 1 && summary.exitStatus(isCheck: false) == 0)
      #expect(try text(folder + "/a.strings") == Self.unsorted)
    }
  }

  @Test("skips a broken file and continues")
  func brokenFile() throws {
    try inFolder { folder in
      let broken = "\"b\" = \"1\"\n\"a\" = \"2\";\n"
      try broken.write(toFile: folder + "/a.strings", atomically: false, encoding: .utf8)
      try Self.unsorted.write(toFile: folder + "/b.strings", atomically: false, encoding: .utf8)
      try "<plist/>".write(toFile: folder + "/c.stringsdict", atomically: false, encoding: .utf8)
      let summary = CatalogRewrite(.sorted, isCheck: false).run([folder])
      #expect(summary.changed == [folder + "/b.strings"])
      #expect(
        summary.refused.count == 1 && summary.refused[0].path == folder + "/a.strings"
          && summary.refused[0].place.position != nil)
      #expect(summary.exitStatus(isCheck: false) == 2)
      #expect(try text(folder + "/a.strings") == broken)
      let named = CatalogRewrite(.formatted, isCheck: false).run([folder + "/c.stringsdict"])
      #expect(named.refused.count == 1)
    }
  }
}
