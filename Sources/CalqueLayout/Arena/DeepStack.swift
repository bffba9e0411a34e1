import Foundation

/// Runs work that recurses once or twice a level of a tree.
///
/// Up to some hundred levels the caller's stack is enough. Deeper trees get a thread with a
/// stack of their own, of which only what is used takes memory; the caller waits for it. The
/// limit is 100,000 levels or so, where the address space for the stack reaches a gigabyte.
func withStack(forDepth depth: Int, _ work: () -> Void) {
  // Measured in a debug build: under 3,000 bytes a level.
  let bytesPerLevel = 10_000
  guard depth > 200 else { return work() }
  withoutActuallyEscaping(work) { work in
    let box = Unmanaged.passRetained(DeepWork(work))
    defer { box.release() }
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    pthread_attr_init(attributes)
    defer {
      pthread_attr_destroy(attributes)
      attributes.deallocate()
    }
    pthread_attr_setstacksize(attributes, min(depth * bytesPerLevel + (1 << 20), 1 << 30))
    var thread = pthread_t()
    let status = pthread_create(&thread, attributes, runDeepWork, box.toOpaque())
    if status == 0 {
      pthread_join(thread, nil)
    } else {
      box.takeUnretainedValue().work()
    }
  }
}

private func runDeepWork(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let context {
    Unmanaged<DeepWork>.fromOpaque(context).takeUnretainedValue().work()
  }
  return nil
}

private final class DeepWork {
  let work: () -> Void

  init(_ work: @escaping () -> Void) {
    self.work = work
  }
}
