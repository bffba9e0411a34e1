import Foundation

/// The programs of GNU gettext, if they are installed, which check files.
enum GettextTool {
  static let isInstalled = path("msgfmt") != nil && path("msgcat") != nil

  /// Runs a program with a text; returns its status, its output and its error messages.
  static func run(
    _ name: String, _ arguments: [String], input: [UInt8]
  ) throws -> (status: Int32, output: String, errors: String) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("input.po")
    let errors = folder.appendingPathComponent("errors")
    try Data(input).write(to: file)
    try Data().write(to: errors)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path(name) ?? "")
    process.arguments = arguments + [file.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: output, as: UTF8.self),
      try String(contentsOf: errors, encoding: .utf8)
    )
  }

  private static func path(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
