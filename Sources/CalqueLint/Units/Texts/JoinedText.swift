extension String {
  /// Concatenates texts in one allocation: for messages that may come in the thousands.
  init(joining parts: String...) {
    let count = parts.reduce(0) { $0 + $1.utf8.count }
    self.init(unsafeUninitializedCapacity: count) { buffer in
      parts.reduce(0) { start, part in
        let rest = UnsafeMutableBufferPointer(rebasing: buffer[start...])
        return start + rest.initialize(fromContentsOf: part.utf8)
      }
    }
  }
}
