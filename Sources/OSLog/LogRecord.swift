import Foundation
import Synchronization

/// A message in the log.
struct LogRecord: Sendable {
  /// When it was written.
  let date: Date
  /// How bad it is.
  let type: OSLogType
  /// The program or library that wrote it.
  let subsystem: String
  /// The part that wrote it.
  let category: String
  /// The text, with `<private>` in place of what is private.
  let message: String
}

/// Keeps the last messages of this process, for `OSLogStore`.
enum LogRecorder {
  /// Older messages than so many are forgotten.
  static let limit = 1000

  private static let kept = Mutex<[LogRecord]>([])

  /// Whether messages are also written to the standard error, with what is private, as Xcode has
  /// them written: the variable `OS_ACTIVITY_DT_MODE` says so.
  private static let isMirrored =
    ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"].map { $0 != "0" && $0 != "NO" }
    ?? false

  /// The messages, the oldest first.
  static var records: [LogRecord] { kept.withLock { $0 } }

  static func record(_ message: OSLogMessage, _ type: OSLogType, in log: OSLog) {
    guard log.isRecorded else { return }
    let record = LogRecord(
      date: Date(), type: type, subsystem: log.subsystem, category: log.category,
      message: message.redacted)
    kept.withLock { records in
      if records.count >= limit { records.removeFirst(records.count - limit + 1) }
      records.append(record)
    }
    if isMirrored {
      let place = log.subsystem.isEmpty ? "" : "[\(log.subsystem):\(log.category)] "
      FileHandle.standardError.write(Data("\(place)\(message.complete)\n".utf8))
    }
  }
}
