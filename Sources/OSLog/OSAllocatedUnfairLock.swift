import Foundation

/// A lock that guards a value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // All access to the value is inside of the lock.
  private final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Makes a lock that guards a value that tasks must not share.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Does something with the value while no other code does.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Does something with the value while no other code does.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Does something with the value, if no other code does now.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Makes a lock that guards a value.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Makes a lock.
  public init() { self.init(uncheckedState: ()) }

  /// Waits until no other code has the lock, and takes it.
  public func lock() { storage.lock.lock() }

  /// Gives the lock up.
  public func unlock() { storage.lock.unlock() }

  /// Does something while no other code has the lock.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
}
