import Synchronization

/// A map that many tasks read without a lock, and to which entries are only added.
///
/// Each bucket is a list whose links are set once. A task that finds a link empty and loses the
/// race to set it continues after the winner's entry.
final class PublishedMap<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private final class Entry: Sendable {
    let key: Key
    let value: Value
    let next = Link()

    init(_ key: Key, _ value: Value) {
      self.key = key
      self.value = value
    }
  }

  private final class Link: Sendable {
    let entry = AtomicLazyReference<Entry>()
  }

  private let buckets: [Link]
  /// Further entries are not kept: keys may come from outside, without limit.
  private let limit: Int
  private let count = Atomic(0)

  /// - Parameters:
  ///   - bucketCount: The number of buckets, a power of two.
  ///   - limit: The number of entries that are kept.
  init(bucketCount: Int = 64, limit: Int = 4_096) {
    buckets = (0..<bucketCount).map { _ in Link() }
    self.limit = limit
  }

  /// Returns the value of a key, which is made and kept on first use. Two tasks that ask at the
  /// same time may both make a value; both get the same one.
  func value(for key: Key, make: () -> Value) -> Value {
    var link = buckets[key.hashValue & (buckets.count - 1)]
    while let entry = link.entry.load() {
      if entry.key == key { return entry.value }
      link = entry.next
    }
    let made = Entry(key, make())
    guard count.load(ordering: .relaxed) < limit else { return made.value }
    while true {
      let entry = link.entry.storeIfNil(made)
      if entry === made {
        count.add(1, ordering: .relaxed)
        return made.value
      }
      if entry.key == key { return entry.value }
      link = entry.next
    }
  }

  /// The current values, in no particular order.
  var values: [Value] {
    var values: [Value] = []
    for bucket in buckets {
      var link = bucket
      while let entry = link.entry.load() {
        values.append(entry.value)
        link = entry.next
      }
    }
    return values
  }
}
