import Synchronization
import Testing

@testable import CalqueLocalization

@Suite struct PublishedMapTests {
  private final class Value: Sendable {}

  @Test func givesAllTasksTheSameValue() async {
    for bucketCount in [1, 64] {
      let map = PublishedMap<Int, Value>(bucketCount: bucketCount)
      let found = await withTaskGroup(of: [ObjectIdentifier].self) { group in
        for _ in 0..<8 {
          group.addTask {
            (0..<200).map { ObjectIdentifier(map.value(for: $0) { Value() }) }
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(Set(found).count == 1)
      #expect(map.values.count == 200)
    }
  }

  @Test func keepsNoMoreThanItsLimit() {
    let map = PublishedMap<Int, Int>(bucketCount: 4, limit: 10)
    #expect((0..<100).map { key in map.value(for: key) { key } } == Array(0..<100))
    #expect(map.values.count == 10)
    let made = Mutex(0)
    for _ in 0..<3 {
      _ = map.value(for: 1) {
        made.withLock { $0 += 1 }
        return 1
      }
    }
    #expect(made.withLock { $0 } == 0)
  }
}
