import Foundation

/// Releases values that are nested in each other one after the other, so that it takes no stack
/// however many they are.
///
/// Each thread has a list of its own: objects are deallocated on the thread that had the last
/// reference.
enum DeferredRelease {
  private final class Queue {
    var values: [Any] = []
    var isReleasing = false
  }

  /// Takes a value out of its place, and releases it once what is being released now is gone.
  static func release<Value>(_ place: inout Value?) {
    let queue = current
    move(&place, to: queue)
    guard !queue.isReleasing else { return }
    queue.isReleasing = true
    while !queue.values.isEmpty { releaseLast(of: queue) }
    queue.isReleasing = false
  }

  // Functions of their own, so that no variable of the loop or of a caller keeps the value.
  @inline(never)
  private static func move<Value>(_ place: inout Value?, to queue: Queue) {
    if let value = place { queue.values.append(value) }
    place = nil
  }

  @inline(never)
  private static func releaseLast(of queue: Queue) { queue.values.removeLast() }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { queue in
      #if canImport(Glibc)
        if let queue { Unmanaged<Queue>.fromOpaque(queue).release() }
      #else
        Unmanaged<Queue>.fromOpaque(queue).release()
      #endif
    }
    return key
  }()

  private static var current: Queue {
    if let known = pthread_getspecific(key) {
      return Unmanaged<Queue>.fromOpaque(known).takeUnretainedValue()
    }
    let queue = Queue()
    pthread_setspecific(key, Unmanaged.passRetained(queue).toOpaque())
    return queue
  }
}
