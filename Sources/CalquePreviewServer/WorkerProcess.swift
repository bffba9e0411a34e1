import Foundation

/// The program with the previews while it runs: a line of JSON in, a line out.
///
/// Sendable because what is read and written is used on the queue alone, one request at a time. The
/// program can be ended by any thread: what waits for its reply then gets none.
final class WorkerProcess: @unchecked Sendable {
  private let queue = DispatchQueue(label: "calque.preview.worker")
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var rest = Data()

  /// Starts the program.
  init(program: String, catalogs: [String]) throws {
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = catalogs
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  /// Sends a request and waits for the reply. A preview may take as long as it wants: no thread
  /// that tasks need is kept.
  ///
  /// - Returns: The reply; nil if the program has ended.
  func answer(_ request: Data) async -> Data? {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.reply(to: request)) }
    }
  }

  private func reply(to request: Data) -> Data? {
    guard process.isRunning else { return nil }
    do {
      // A line break within a request would be the end of it.
      var line = Data(request.filter { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") })
      line.append(UInt8(ascii: "\n"))
      try input.fileHandleForWriting.write(contentsOf: line)
    } catch {
      return nil
    }
    return line()
  }

  private func line() -> Data? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(rest[rest.startIndex..<end])
        rest = Data(rest[rest.index(after: end)...])
        return line
      }
      let bytes = output.fileHandleForReading.availableData
      if bytes.isEmpty { return nil }
      rest.append(bytes)
    }
  }

  /// Ends the program, also if it is busy.
  func stop() {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }
}
