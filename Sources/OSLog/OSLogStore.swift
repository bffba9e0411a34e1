public import Foundation

/// The messages of this process: the last 1,000.
public final class OSLogStore: Sendable {
  /// Whose messages a store has.
  public enum Scope: Int, Sendable {
    /// Those of the system, which are nowhere on this platform.
    case system = 0
    /// Those of this process.
    case currentProcessIdentifier = 1
  }

  /// A store of another scope than this process's.
  public struct UnsupportedScope: Error, CustomStringConvertible {
    /// What is wrong.
    public var description: String { "only the messages of the current process are kept" }
  }

  /// Opens the messages of a scope.
  ///
  /// - Throws: ``UnsupportedScope`` for all but this process's.
  public init(scope: Scope) throws {
    guard scope == .currentProcessIdentifier else { throw UnsupportedScope() }
  }

  /// A place among the messages.
  public func position(date: Date) -> OSLogPosition { OSLogPosition(date: date) }

  /// A place so many seconds before now.
  public func position(timeIntervalSinceEnd: TimeInterval) -> OSLogPosition {
    OSLogPosition(date: Date(timeIntervalSinceNow: timeIntervalSinceEnd))
  }

  /// The messages, the oldest first.
  ///
  /// - Parameters:
  ///   - options: Whether the newest message comes first.
  ///   - position: Older messages are left out.
  ///   - predicate: Which messages are wanted, by `subsystem`, `category`, `composedMessage`.
  public func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    let entries = LogRecorder.records.map(OSLogEntryLog.init)
      .filter { entry in position.map { entry.date >= $0.date } ?? true }
      .filter { predicate?.evaluate(with: $0) ?? true }
    return AnySequence(
      options.contains(.reverse) ? entries.reversed() : entries as [OSLogEntry])
  }
}

/// A place among messages.
public struct OSLogPosition: Sendable {
  let date: Date
}

/// How messages are gone through.
public enum OSLogEnumerator {
  /// The options.
  public struct Options: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The newest message first.
    public static let reverse = Options(rawValue: 1)
  }
}

/// Something in the log.
public class OSLogEntry: @unchecked Sendable {
  // Nothing of it or of its subclasses changes after the initializers.
  /// When it was written.
  public let date: Date
  /// The text.
  public let composedMessage: String

  fileprivate init(date: Date, composedMessage: String) {
    (self.date, self.composedMessage) = (date, composedMessage)
  }
}

/// A message.
public final class OSLogEntryLog: OSLogEntry, @unchecked Sendable {
  // As its superclass: nothing changes.
  /// How bad or how interesting a message is.
  public enum Level: Int, Sendable {
    /// It has none.
    case undefined
    /// Of use while code is written.
    case debug
    /// It helps, but is not needed.
    case info
    /// Worth keeping.
    case notice
    /// Something went wrong.
    case error
    /// A mistake in the code.
    case fault
  }

  /// How bad or how interesting it is.
  public let level: Level
  /// The program or library that wrote it.
  public let subsystem: String
  /// The part that wrote it.
  public let category: String

  fileprivate init(_ record: LogRecord) {
    level =
      switch record.type {
      case .debug: .debug
      case .info: .info
      case .error: .error
      case .fault: .fault
      default: .notice
      }
    (subsystem, category) = (record.subsystem, record.category)
    super.init(date: record.date, composedMessage: record.message)
  }
}
