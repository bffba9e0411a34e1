/// A cache of values that are expensive to create. It is emptied when there are too many, so that
/// external input cannot exhaust memory.
package final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Locked<[Key: Value]>([:])
  private let limit: Int

  /// - Parameter limit: The maximum number of values, more than a program needs at a time.
  package init(limit: Int = 1_000) { self.limit = limit }

  /// The value of a key, created if it does not exist. Two callers may create it at the same time;
  /// one of the two values is kept.
  package func value<Failure: Error>(
    for key: Key, _ make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let known = values.withLock({ $0[key] }) { return known }
    let made = try make()
    values.withLock { values in
      if values.count >= limit { values.removeAll() }
      values[key] = made
    }
    return made
  }
}

extension Int {
  /// The number of ICU formatters that a cache keeps: each takes up to 100 KB, and the locales in
  /// requests are unlimited.
  package static let formatters = 250
}
