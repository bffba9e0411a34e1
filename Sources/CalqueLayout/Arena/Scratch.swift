/// Working memory that is taken and given back in the order of calls.
///
/// Chunks never move, so a container may hold its lanes while a custom layout calls back into
/// the tree and other containers take theirs.
struct Scratch {
  struct Mark {
    let chunk: Int
    let used: Int
  }

  private var chunks: [UnsafeMutableRawBufferPointer] = []
  private var chunk = -1
  private var used = 0

  var bytes: Int { chunks.reduce(0) { $0 + $1.count } }

  var mark: Mark { Mark(chunk: chunk, used: used) }

  mutating func release(_ mark: Mark) {
    chunk = mark.chunk
    used = mark.used
  }

  /// Uninitialized memory for `count` trivial values, good until an earlier mark is released.
  mutating func take<T: BitwiseCopyable>(_ count: Int, of type: T.Type) -> UnsafeMutablePointer<T> {
    let bytes = (count * MemoryLayout<T>.stride + 15) & ~15
    if chunk < 0 || used + bytes > chunks[chunk].count { nextChunk(bytes) }
    let start = chunks[chunk].baseAddress.unsafelyUnwrapped + used
    used += bytes
    return start.bindMemory(to: T.self, capacity: count)
  }

  private mutating func nextChunk(_ bytes: Int) {
    chunk += 1
    used = 0
    if chunk < chunks.count {
      if chunks[chunk].count >= bytes { return }
      for old in chunks[chunk...] { old.deallocate() }
      chunks.removeSubrange(chunk...)
    }
    chunks.append(.allocate(byteCount: max(bytes, 2048 << min(chunk, 11)), alignment: 16))
  }

  func deallocate() {
    for chunk in chunks { chunk.deallocate() }
  }
}
