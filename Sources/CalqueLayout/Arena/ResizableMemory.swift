import Foundation

/// Memory for trivial values that `resized` may change and `deallocateResizable` frees.
///
/// It begins with a cache line, so that a record of 64 bytes is one line and not the ends of two.
/// `malloc` guarantees 16 bytes only: the pointer it returned is stored before the first value.
extension UnsafeMutablePointer where Pointee: BitwiseCopyable {
  private static var line: Int { 64 }

  static func resizable(_ capacity: Int) -> Self {
    let piece = malloc(capacity * MemoryLayout<Pointee>.stride + line).unsafelyUnwrapped
    return begin(firstLine(of: piece), of: piece)
  }

  /// The same values in a larger or smaller piece of memory; large ones are not copied, the
  /// kernel moves their pages.
  func resized(_ capacity: Int) -> Self {
    let bytes = capacity * MemoryLayout<Pointee>.stride
    let skipped = UnsafeMutableRawPointer(self) - piece
    let moved = realloc(piece, bytes + Self.line).unsafelyUnwrapped
    let start = Self.firstLine(of: moved)
    // Small pieces may come to lie otherwise between two lines.
    if start != moved + skipped { memmove(start, moved + skipped, bytes) }
    return Self.begin(start, of: moved)
  }

  func deallocateResizable() { free(piece) }

  /// What `malloc` gave.
  private var piece: UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(self).load(fromByteOffset: -8, as: UnsafeMutableRawPointer.self)
  }

  /// The first line that leaves room for the address of the piece.
  private static func firstLine(of piece: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    (piece + MemoryLayout<UnsafeMutableRawPointer>.size).alignedUp(toMultipleOf: line)
  }

  private static func begin(
    _ start: UnsafeMutableRawPointer, of piece: UnsafeMutableRawPointer
  ) -> Self {
    let note = start - MemoryLayout<UnsafeMutableRawPointer>.size
    note.storeBytes(of: piece, as: UnsafeMutableRawPointer.self)
    return start.assumingMemoryBound(to: Pointee.self)
  }
}
