#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs pieces of work on several threads and returns their results in order.
///
/// Pieces begin in their order too. The cost of those that are in progress, or done and waiting for
/// an earlier one, is limited, so that memory does not grow with the number of threads. The first
/// of them is always in progress, so there is no deadlock.
///
/// Sendable because mutable state is only accessed while the lock is held, except `emit`, which one
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

  /// Makes a pool for some work.
  ///
  /// - Parameters:
  ///   - costs: The costs of the pieces, in their order.
  ///   - limit: The maximum total cost of pieces that are begun and not emitted. One piece that
  ///     costs more runs alone.
  ///   - emit: Receives results, in the order of the pieces, on one thread at a time.
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

  /// Runs the work, and returns when all of it is done and emitted.
  ///
  /// - Parameter makeWorker: Called once on each thread; the function that it returns runs one
  ///   piece, by its index.
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
    // Every piece counts at least 1: some pieces that wait cost nothing.
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
