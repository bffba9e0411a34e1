import Foundation
import Synchronization

/// The program with the previews while it runs: a line of JSON in, a line out.
///
/// Sendable because what is read and written is used on the queue alone, one request at a time. The
/// program can be ended by any thread: what waits for its reply then gets none.
final class WorkerProcess: @unchecked Sendable {
  private let queue = DispatchQueue(label: "calque.preview.worker")
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors = Pipe()
  private let printed = PrintedErrors()
  private var rest = Data()

  /// Starts the program.
  init(program: String, catalogs: [String]) throws {
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = catalogs
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    let printed = printed
    errors.fileHandleForReading.readabilityHandler = { handle in
      let bytes = handle.availableData
      guard !bytes.isEmpty else {
        handle.readabilityHandler = nil
        return
      }
      printed.add(bytes)
      try? FileHandle.standardError.write(contentsOf: bytes)
    }
    try process.run()
  }

  /// Why the program has ended, if it said so: the first line of a fatal error.
  var lastWords: String? { printed.fatalError }

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

/// The end of what a program has printed to its standard error, which still goes to that of this
/// one.
private final class PrintedErrors: Sendable {
  private static let longest = 1 << 16
  private let text = Mutex(Data())

  func add(_ bytes: Data) {
    text.withLock { $0 = ($0 + bytes).suffix(Self.longest) }
  }

  /// The last line with a fatal error, without what the runtime writes around it.
  var fatalError: String? {
    let printed = text.withLock { String(decoding: $0, as: UTF8.self) }
    let lines = printed.split(separator: "\n")
    return lines.last { $0.contains("Fatal error: ") }.map { line in
      line.trimmingCharacters(in: .whitespaces)
    }
  }
}
