import Foundation

/// Instructions of one operation, as valgrind counts them: a figure that a busy machine can't blur.
struct Instructions {
  private let program: URL

  /// Nil where valgrind or strip is not installed.
  ///
  /// Older valgrinds give up on the debug information that Swift writes, so a stripped copy runs.
  init?() {
    let copy = FileManager.default.temporaryDirectory
      .appendingPathComponent("calque-benchmarks-\(ProcessInfo.processInfo.processIdentifier)")
    guard
      Self.output(of: "/usr/bin/strip", ["-g", "-o", copy.path, CommandLine.arguments[0]]) != nil,
      FileManager.default.isExecutableFile(atPath: "/usr/bin/valgrind")
    else { return nil }
    program = copy
  }

  /// Removes the copy.
  func close() {
    try? FileManager.default.removeItem(at: program)
  }

  /// Does the row's work once and thrice; the difference is the work of two runs without start-up
  /// and preparation.
  func perOperation(of row: String, operations: Int) -> Double? {
    guard let once = count(row: row, runs: 1), let thrice = count(row: row, runs: 3),
      thrice > once
    else { return nil }
    return (thrice - once) / 2 / Double(max(operations, 1))
  }

  private func count(row: String, runs: Int) -> Double? {
    let text = Self.output(
      of: "/usr/bin/valgrind",
      [
        "--tool=callgrind", "--callgrind-out-file=/dev/null", program.path, "--run", row, "--runs",
        String(runs),
      ])
    for line in text?.split(separator: "\n") ?? [] where line.contains("Collected :") {
      return line.split(separator: " ").last.flatMap { Double($0) }
    }
    return nil
  }

  /// What a program prints on its error stream, or nil if it fails.
  private static func output(of path: String, _ arguments: [String]) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? text : nil
  }
}
