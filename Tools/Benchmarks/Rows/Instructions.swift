import Foundation
import Synchronization

/// Instructions of one operation, as counted by valgrind: a figure that does not depend on the load
/// of the machine.
struct Instructions {
  private let program: URL

  /// Returns nil if valgrind or strip is not installed.
  ///
  /// Older versions of valgrind fail on Swift's debug information, so a stripped copy is run.
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

  /// What is to be counted of a row.
  struct Job {
    let row: String
    let calls: Int
    let operations: Int
    let hasSetUp: Bool

    init(row: String, _ work: Benchmark.Workload) {
      self.row = row
      // Start-up varies by some thousand instructions between runs, so the work has to be longer.
      calls = Stopwatch.calls(of: work)
      operations = max(work.operations, 1)
      hasSetUp = work.setUp != nil
    }
  }

  /// The counts of several rows, each nil where it failed. All processors count at once: no process
  /// changes what another one counts.
  func perOperation(of jobs: [Job]) -> [Double?] {
    let counts = Mutex([Double?](repeating: nil, count: jobs.count))
    DispatchQueue.concurrentPerform(iterations: jobs.count) { index in
      let count = perOperation(of: jobs[index])
      counts.withLock { $0[index] = count }
    }
    return counts.withLock { $0 }
  }

  /// Runs the row's work once and many more times; the difference is the work alone, without
  /// start-up and preparation.
  func perOperation(of job: Job) -> Double? {
    guard var instructions = difference(row: job.row, more: job.calls, []) else { return nil }
    if job.hasSetUp {
      guard let setUp = difference(row: job.row, more: job.calls, ["--set-up-only"]) else {
        return nil
      }
      instructions -= setUp
    }
    return instructions / Double(job.calls) / Double(job.operations)
  }

  private func difference(row: String, more: Int, _ arguments: [String]) -> Double? {
    guard let once = count(row: row, runs: 1, arguments),
      let often = count(row: row, runs: 1 + more, arguments), often > once
    else { return nil }
    return often - once
  }

  private func count(row: String, runs: Int, _ arguments: [String]) -> Double? {
    let text = Self.output(
      of: "/usr/bin/valgrind",
      [
        "--tool=callgrind", "--callgrind-out-file=/dev/null", program.path, "--run", row, "--runs",
        String(runs),
      ] + arguments)
    for line in text?.split(separator: "\n") ?? [] where line.contains("Collected :") {
      return line.split(separator: " ").last.flatMap { Double($0) }
    }
    return nil
  }

  /// Returns the program's output on its error stream, or nil if it fails.
  private static func output(of path: String, _ arguments: [String]) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    // Without a random seed, so that the runs can be compared.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_DETERMINISTIC_HASHING": "1"]
    ) { $1 }
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? text : nil
  }
}
