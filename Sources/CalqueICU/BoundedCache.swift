/// Values that are expensive to make, by key; emptied when there are too many, so that input from
/// outside cannot fill the memory.
package final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Locked<[Key: Value]>([:])
  private let limit: Int

  /// - Parameter limit: more than a program needs at a time.
  package init(limit: Int = 1_000) { self.limit = limit }

  /// The value of a key, made when it is not there. Two callers may make it at the same time; one
  /// of the two values stays.
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
  /// How many formatters of ICU a cache keeps: one takes up to 100 KB, and locales come from
  /// requests without end.
  static let formatters = 250
}
