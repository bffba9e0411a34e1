import Foundation

/// Instructions of one operation, as valgrind counts them: a figure that a busy machine can't blur.
enum Instructions {
  /// Runs this program twice under valgrind, doing the row's work once and thrice; the difference
  /// is the work of two runs without start-up and preparation. Nil where valgrind is not installed.
  static func perOperation(of row: String, side: String, operations: Int) -> Double? {
    guard let once = count(row: row, side: side, runs: 1),
      let thrice = count(row: row, side: side, runs: 3), thrice > once
    else { return nil }
    return (thrice - once) / 2 / Double(max(operations, 1))
  }

  private static func count(row: String, side: String, runs: Int) -> Double? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/valgrind")
    process.arguments = [
      "--tool=callgrind", "--callgrind-out-file=/dev/null", CommandLine.arguments[0], "--run", row,
      "--side", side, "--runs", String(runs),
    ]
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    for line in text.split(separator: "\n") where line.contains("Collected :") {
      return line.split(separator: " ").last.flatMap { Double($0) }
    }
    return nil
  }
}
