import CalqueCatalogs

/// What stands at a path.
enum FileState: Hashable, Sendable {
  /// Nothing that can be read.
  case absent
  /// A file with so many bytes.
  case contents(ContentDigest, size: Int)

  /// What some bytes are, or their lack.
  init(_ bytes: [UInt8]?) {
    self = bytes.map { .contents(ContentDigest($0), size: $0.count) } ?? .absent
  }
}

/// A file that a task looked at, and what stood there.
struct FileRead: Hashable, Sendable {
  /// Where the task looked.
  struct Place: Hashable, Sendable {
    /// The path.
    var path: LiteralKey
    /// Whether what is meant is the file at the commit that is compared with.
    var isPast: Bool

    init(_ path: String, isPast: Bool = false) {
      self.path = LiteralKey(path)
      self.isPast = isPast
    }
  }

  /// Where.
  var place: Place
  /// What stood there.
  var state: FileState
}
