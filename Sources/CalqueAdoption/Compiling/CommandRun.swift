import Foundation
import Synchronization

/// A program that was run to its end.
package struct CommandRun {
  /// What it printed, errors included.
  package let output: String
  /// Its exit status; 124 if a signal ended it.
  package let status: Int32
  /// Whether it was ended after the time limit.
  package let isOverdue: Bool

  /// Runs a program.
  ///
  /// It is ended with the programs that it has started: after the time limit, and when this process
  /// is asked to end (``endWithProcess()``).
  ///
  /// - Parameters:
  ///   - command: The program, found by the search path, and its arguments.
  ///   - file: Where its output is kept.
  ///   - keepsErrors: Whether what it prints as errors belongs to the output.
  ///   - timeLimit: After so many seconds it is ended.
  ///   - signal: The signal that ends it after the time limit. A second later it is killed if it
  ///     still runs, ten seconds later if the signal has it write a report.
  /// - Throws: An error of Foundation if it cannot be started.
  package init(
    _ command: [String], output file: String, keepsErrors: Bool = true, timeLimit: Int = 900,
    signal: Int32 = SIGTERM
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
    let tree = ProcessTree(root: process.processIdentifier)
    Self.running.withLock { _ = $0.insert(tree) }
    let isOverdue = Atomic(false)
    let watch = Watch(seconds: timeLimit) {
      isOverdue.store(true, ordering: .relaxed)
      tree.send(signal)
    }
    let end = Watch(seconds: timeLimit + (signal == SIGTERM ? 1 : 10)) { tree.send(SIGKILL) }
    process.waitUntilExit()
    watch.cancel()
    end.cancel()
    Self.running.withLock { _ = $0.remove(tree) }
    try handle.close()
    self.isOverdue = isOverdue.load(ordering: .relaxed)
    status = process.terminationReason == .uncaughtSignal ? 124 : process.terminationStatus
    output = String(
      decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
  }

  /// The programs that run.
  private static let running = Mutex<Set<ProcessTree>>([])

  /// From now on the programs end with this process where a terminal or another program ends it.
  package static func endWithProcess() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      Foundation.signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        for tree in running.withLock({ $0 }) { tree.send(SIGTERM) }
        Foundation.signal(number, SIG_DFL)
        raise(number)
      }
      source.resume()
      // A source that nothing refers to is cancelled: it stays for as long as the process.
      _ = Unmanaged.passRetained(source as AnyObject)
    }
  }
}

/// Something that is done later, unless it is cancelled.
private struct Watch {
  private let item: DispatchWorkItem

  init(seconds: Int, _ action: @escaping () -> Void) {
    item = DispatchWorkItem(block: action)
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds), execute: item)
  }

  func cancel() { item.cancel() }
}
