/// Marks places and spans of a program for tools that measure time. Nothing is recorded here.
public struct OSSignposter: Sendable {
  /// Marks nothing.
  public static let disabled = OSSignposter()

  /// Whether marks are recorded.
  public var isEnabled: Bool { false }

  /// Marks places of a part of a program.
  public init(subsystem: String, category: String) {}

  /// Marks places of a part of a program.
  public init(subsystem: String, category: OSLog.Category) {}

  /// Marks places of a log.
  public init(logHandle: OSLog) {}

  /// Marks places of a logger's part of a program.
  public init(logger: Logger) {}

  /// Marks places that name no part of a program.
  public init() {}

  /// Names a span.
  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// Begins a span.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Begins a span.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Ends a span.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Ends a span.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {}

  /// Marks a place.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Marks a place.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}

  /// Does something in a span.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }
}

/// The name of a span.
public struct OSSignpostID: Hashable, Sendable {
  /// A span that does not overlap with others of its name.
  public static let exclusive = OSSignpostID()
  /// No name.
  public static let invalid = OSSignpostID()

  /// Names a span of a log.
  public init(log: OSLog) {}

  private init() {}
}

/// A span that has begun.
public final class OSSignpostIntervalState: Sendable {}
