/// Writes messages of a part of a program.
///
/// The last 1,000 messages of the process are kept: `OSLogStore` of the module OSLog reads them.
/// With `OS_ACTIVITY_DT_MODE=YES` in the environment they are written to the standard error, too.
public struct Logger: Sendable {
  private let log: OSLog

  /// Writes messages that name no part of a program.
  public init() { log = .default }

  /// Writes messages of a part of a program.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Writes messages to a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message that is worth keeping.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }

  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    LogRecorder.record(message, level, in: log)
  }

  /// Writes what is of use while code is written.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }

  /// Writes what is of use while code is written.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }

  /// Writes what helps, but is not needed.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }

  /// Writes what is worth keeping.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }

  /// Writes what may be wrong.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }

  /// Writes what went wrong.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }

  /// Writes a mistake in the code.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }

  /// Writes a mistake in the code.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
