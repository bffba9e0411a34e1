import Synchronization

/// A map that many tasks read without a lock, and to which entries are only ever added.
///
/// Each bucket is a list whose links are set once. Whoever finds a link empty and loses the race to
/// set it goes on behind the winner's entry.
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
  /// More entries are not kept: keys may come from outside without end.
  private let limit: Int
  private let count = Atomic(0)

  /// - Parameters:
  ///   - bucketCount: A power of two.
  ///   - limit: The number of entries that are kept.
  init(bucketCount: Int = 64, limit: Int = 4_096) {
    buckets = (0..<bucketCount).map { _ in Link() }
    self.limit = limit
  }

  /// The value of a key; made, and kept, if there is none yet. Two tasks that ask at once may both
  /// make one; both get the same.
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

  /// The values so far, in no order.
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
