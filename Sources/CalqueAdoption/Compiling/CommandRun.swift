import Foundation

/// A program that was run to its end.
package struct CommandRun {
  /// What it printed, errors included.
  package let output: String
  /// Its exit status; 124 if it was ended after the time limit.
  package let status: Int32

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - command: The program, found by the search path, and its arguments.
  ///   - file: Where its output is kept.
  ///   - keepsErrors: Whether what it prints as errors belongs to the output.
  ///   - timeLimit: After so many seconds it is ended.
  /// - Throws: An error of Foundation if it cannot be started.
  package init(
    _ command: [String], output file: String, keepsErrors: Bool = true, timeLimit: Int = 900
  ) throws {
    try Data().write(to: URL(fileURLWithPath: file))
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = handle
    process.standardError = keepsErrors ? handle : FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let watch = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(timeLimit), execute: watch)
    process.waitUntilExit()
    watch.cancel()
    try handle.close()
    status = process.terminationReason == .uncaughtSignal ? 124 : process.terminationStatus
    output = String(
      decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
  }
}
