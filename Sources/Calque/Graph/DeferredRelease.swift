import Foundation

/// Releases values that are nested in each other one after the other, so that it takes no stack however
/// many they are.
///
/// Each thread has a list of its own: objects are deallocated on the thread that had the last reference.
enum DeferredRelease {
  private final class Queue {
    var values: [Any] = []
    var isReleasing = false
  }

  /// Keeps a value until what is being released now is gone, and then releases it.
  ///
  /// - Parameter clear: Drops the reference to the value that its owner has.
  static func release(_ value: Any, _ clear: () -> Void) {
    let queue = current
    queue.values.append(value)
    clear()
    guard !queue.isReleasing else { return }
    queue.isReleasing = true
    while !queue.values.isEmpty { queue.values.removeLast() }
    queue.isReleasing = false
  }

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
