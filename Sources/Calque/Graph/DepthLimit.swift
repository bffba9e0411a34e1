import Foundation

/// How deep views may be inside of one another.
///
/// A view's body, a container, a modifier and an ``AnyView`` are a level each. Views are evaluated
/// and drawn by functions that call themselves for what is inside, so a view that contains itself
/// without end would use up the machine's stack. Deeper views are left out, and the host's
/// diagnostics name them.
final class DepthLimit {
  /// The documented limit, see ``ViewHost``. In a debug build 1,900 nested stacks used up the 8 MB
  /// of the main thread; the limit leaves room for bodies and modifiers, which take more of it.
  static let levels = 1_000

  /// The limit that is in force. Each view that was left out lowers it: otherwise a view that
  /// contains itself twice would be tried once for each way to the limit, two to the power of it.
  private(set) var levels = DepthLimit.levels
  /// Where the stack was when views began to be written.
  private var entry: UInt = 0

  /// Notes that a view was left out.
  func noteExcess() { levels = max(levels - 1, 0) }

  /// Whether views at a depth are left out.
  @inline(__always)
  func excludes(_ depth: Int) -> Bool {
    var mark: UInt8 = 0
    let here = withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
    return depth >= levels || (entry &- here > Self.room && isOutOfRoom(here))
  }

  /// Further from where it began than the stack is long, this is another stack, or a caller further
  /// up.
  @inline(never)
  private func isOutOfRoom(_ here: UInt) -> Bool {
    if entry &- here < Self.room / 3 * 4 { return true }
    entry = here
    return false
  }

  /// The bytes of the stack that views may use: three quarters of what a thread has.
  private static let room: UInt = {
    var limit = rlimit()
    #if canImport(Glibc)
      let status = getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    #else
      let status = getrlimit(RLIMIT_STACK, &limit)
    #endif
    let usual: UInt = 8 << 20
    let length = status == 0 && limit.rlim_cur < 1 << 30 ? UInt(limit.rlim_cur) : usual
    return length / 4 * 3
  }()
}

extension ViewDiagnostic.Kind {
  /// Views are deeper inside of one another than a host can evaluate.
  public static let nestedTooDeep = Self("nestedTooDeep", .error)
}
