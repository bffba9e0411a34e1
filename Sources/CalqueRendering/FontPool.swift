import CCalqueDrawing
import Synchronization

/// The sets of open fonts that no rendering uses at this moment.
///
/// FreeType's faces serve one thread at a time. A rendering borrows a whole set and brings it back,
/// so that renderings in parallel never wait for each other; there are as many sets as there ever
/// were renderings at once, and each keeps its fonts and glyphs open for the next.
enum FontPool {
  private static let idle = Mutex<[FontSet]>([])

  static func withFonts<Result, Failure: Error>(
    _ body: (OpaquePointer) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let set = idle.withLock({ $0.popLast() }) ?? FontSet() else { return nil }
    defer { idle.withLock { $0.append(set) } }
    return try body(set.pointer)
  }
}

/// A set of open fonts.
///
/// Sendable notes: the set has no thread of its own, and the pool hands it to one rendering at a
/// time; the pool's mutex orders one use before the next. Sets are never freed.
private struct FontSet: @unchecked Sendable {
  let pointer: OpaquePointer

  init?() {
    guard let pointer = cd_fonts_create() else { return nil }
    self.pointer = pointer
  }
}
