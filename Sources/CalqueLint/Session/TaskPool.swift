#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Does pieces of work on several threads and hands out what came of them in their order.
///
/// Pieces begin in their order too. How many are at work, or done and waiting for one before them,
/// is bounded by their cost, so that memory does not grow with the number of threads. The first of
/// them is always at work, so nobody waits for ever.
///
/// Sendable notes: what changes is only reached while the lock is held, but for `emit`, which one
/// thread at a time calls: the one that set `isEmitting`.
final class TaskPool<Result: Sendable>: @unchecked Sendable {
  private let costs: [Int]
  private let limit: Int
  private let emit: (Result) -> Void
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  private var next = 0
  private var head = 0
  private var costUnderWay = 0
  private var isEmitting = false
  private var results: [Int: Result] = [:]

  /// Work that is to be done.
  ///
  /// - Parameters:
  ///   - costs: What the pieces cost, in their order.
  ///   - limit: What all together may cost that are begun and not handed out. One piece that costs
  ///     more is done alone.
  ///   - emit: Takes results, in the order of the pieces, on one thread at a time.
  init(costs: [Int], limit: Int, emit: @escaping (Result) -> Void) {
    self.costs = costs
    self.limit = limit
    self.emit = emit
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
    condition.initialize(to: pthread_cond_t())
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    condition.deallocate()
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Does the work, and comes back when all of it is done and handed out.
  ///
  /// - Parameter makeWorker: Called once on each thread; what it gives does one piece, by its place.
  func run(threads: Int, _ makeWorker: @escaping @Sendable () -> ((Int) -> Result)) {
    let helpers = (1..<max(threads, 1)).compactMap { _ in
      WorkerThread { self.work(makeWorker()) }
    }
    work(makeWorker())
    for helper in helpers { helper.join() }
  }

  private func work(_ body: (Int) -> Result) {
    while let place = take() { finish(place, body(place)) }
  }

  private func take() -> Int? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while next < costs.count, costUnderWay > 0, costUnderWay + costs[next] > limit {
      pthread_cond_wait(condition, mutex)
    }
    guard next < costs.count else { return nil }
    defer { next += 1 }
    // No piece is free: some are waiting that cost nothing.
    costUnderWay += max(costs[next], 1)
    return next
  }

  private func finish(_ place: Int, _ result: Result) {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    results[place] = result
    guard !isEmitting else { return }
    isEmitting = true
    while let ready = results.removeValue(forKey: head) {
      pthread_mutex_unlock(mutex)
      emit(ready)
      pthread_mutex_lock(mutex)
      costUnderWay -= max(costs[head], 1)
      head += 1
      pthread_cond_broadcast(condition)
    }
    isEmitting = false
  }
}
