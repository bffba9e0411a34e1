import Foundation

/// A folder with files, and a command of the built tool that runs in it.
struct StringsLintTool {
  private let folder: URL
  private let command: String

  static let isBuilt = FileManager.default.isExecutableFile(atPath: tool.path)

  /// The tool is built next to the tests; `CALQUE_STRINGS_LINT` names another one.
  static var tool: URL {
    if let path = ProcessInfo.processInfo.environment["CALQUE_STRINGS_LINT"] {
      return URL(fileURLWithPath: path)
    }
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    #if DEBUG
      return package.appendingPathComponent(".build/debug/strings-lint")
    #else
      return package.appendingPathComponent(".build/release/strings-lint")
    #endif
  }

  init(_ files: [String: String], command: String = "convert") throws {
    self.command = command
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(path)))
  }

  func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: folder.appendingPathComponent(path))
  }

  func run(_ arguments: String...) throws -> (status: Int32, output: String, errors: String) {
    try run(arguments)
  }

  func run(
    _ arguments: [String], command: String? = nil
  ) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = Self.tool
    process.arguments = [command ?? self.command] + arguments
    process.currentDirectoryURL = folder
    let errors = folder.appendingPathComponent("errors")
    try Data().write(to: errors)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self), try text("errors"))
  }
}
