#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A value that one thread at a time reaches.
///
/// It does what the standard library's `Mutex` does. On Linux that one waits in a way which
/// ThreadSanitizer does not know, so that it would tell whoever uses this package of races that are
/// none; it knows the locks of POSIX.
///
/// Sendable notes: both pointers stay what they are until the end, and the value is only reached
/// while the lock is held.
package struct Locked<Value: Sendable>: ~Copyable, @unchecked Sendable {
  @usableFromInline let value: UnsafeMutablePointer<Value>
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  package init(_ initial: Value) {
    value = .allocate(capacity: 1)
    value.initialize(to: initial)
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
    value.deinitialize(count: 1)
    value.deallocate()
  }

  /// Runs the body when no other thread is in one. The body must not come back here.
  @inlinable
  package borrowing func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock()
    defer { unlock() }
    return try body(&value.pointee)
  }

  @usableFromInline
  func lock() { pthread_mutex_lock(mutex) }

  @usableFromInline
  func unlock() { pthread_mutex_unlock(mutex) }
}
