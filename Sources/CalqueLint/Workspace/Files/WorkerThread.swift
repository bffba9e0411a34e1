#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A thread that runs one function.
final class WorkerThread {
  private let thread: pthread_t

  /// Starts a thread. Returns nil if the system has none left.
  init?(_ body: @escaping @Sendable () -> Void) {
    let box = Unmanaged.passRetained(Body(body))
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    // The stack size of the main thread. Musl gives 128 KB, which readers of nested files overflow.
    pthread_attr_setstacksize(&attributes, 8 << 20)
    defer { pthread_attr_destroy(&attributes) }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    guard pthread_create(&thread, &attributes, runBody, box.toOpaque()) == 0 else {
      box.release()
      return nil
    }
    #if canImport(Darwin)
      guard let thread else { return nil }
    #endif
    self.thread = thread
  }

  func join() { pthread_join(thread, nil) }

  fileprivate final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
}

#if canImport(Darwin)
  private func runBody(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<WorkerThread.Body>.fromOpaque(context).takeRetainedValue().run()
    return nil
  }
#else
  private func runBody(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let context { Unmanaged<WorkerThread.Body>.fromOpaque(context).takeRetainedValue().run() }
    return nil
  }
#endif
