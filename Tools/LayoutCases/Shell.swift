import Foundation

/// A program's output and exit status.
struct ShellResult {
  let output: String
  let errors: String
  let status: Int32
}

/// Runs a program from `PATH` to its end.
func run(_ program: String, _ arguments: [String], in folder: URL? = nil) throws -> ShellResult {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = [program] + arguments
  process.currentDirectoryURL = folder
  // Files instead of pipes, so that a program with much output does not block.
  let base = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  let (outputURL, errorsURL) = (
    base.appendingPathExtension("out"), base.appendingPathExtension("err")
  )
  for url in [outputURL, errorsURL] {
    _ = FileManager.default.createFile(atPath: url.path, contents: nil)
  }
  defer {
    for url in [outputURL, errorsURL] { try? FileManager.default.removeItem(at: url) }
  }
  process.standardOutput = try FileHandle(forWritingTo: outputURL)
  process.standardError = try FileHandle(forWritingTo: errorsURL)
  try process.run()
  process.waitUntilExit()
  return ShellResult(
    output: String(decoding: try Data(contentsOf: outputURL), as: UTF8.self),
    errors: String(decoding: try Data(contentsOf: errorsURL), as: UTF8.self),
    status: process.terminationReason == .exit ? process.terminationStatus : -1)
}
