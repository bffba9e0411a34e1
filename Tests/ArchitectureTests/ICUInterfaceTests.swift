import Foundation
import Testing

/// What of ICU the C targets call.
@Suite struct ICUInterfaceTests {
  /// In the headers of a version, what the two versions before it brought is a draft, and what is
  /// no draft is older. Debian 12 has ICU 72, so that nothing here is newer than ICU 70.
  @Test func nothingIsADraft() throws {
    let folder = Manifest.root.appendingPathComponent("Sources/CCalqueICU")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let sources = names.filter { $0.hasSuffix(".c") || $0.hasSuffix(".cpp") }
    #expect(sources.count > 10)
    for name in sources {
      let messages = try check(name, in: folder)
      #expect(messages.isEmpty, "\(messages)")
    }
  }

  /// Returns the errors of a source without the drafts.
  private func check(_ name: String, in folder: URL) throws -> String {
    let isObject = name.hasSuffix(".cpp")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.currentDirectoryURL = folder
    process.arguments = [
      isObject ? "clang++" : "clang", "-fsyntax-only", isObject ? "-std=c++17" : "-std=c11",
      "-DU_HIDE_DRAFT_API=1", "-DU_HIDE_DEPRECATED_API=1", "-Iinclude", name,
    ]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : String(decoding: bytes, as: UTF8.self)
  }
}
