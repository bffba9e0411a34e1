import Foundation

extension UnsafeMutablePointer where Pointee: BitwiseCopyable {
  /// Memory for trivial values that `resized` may change and `free` gives back.
  static func resizable(_ capacity: Int) -> Self {
    malloc(capacity * MemoryLayout<Pointee>.stride).unsafelyUnwrapped
      .bindMemory(to: Pointee.self, capacity: capacity)
  }

  /// The same values in a larger or smaller piece of memory; large ones are not copied, the
  /// kernel moves their pages.
  func resized(_ capacity: Int) -> Self {
    realloc(self, capacity * MemoryLayout<Pointee>.stride).unsafelyUnwrapped
      .bindMemory(to: Pointee.self, capacity: capacity)
  }

  func giveBack() { free(self) }
}
