import CalqueCatalogs

/// The content of a path.
enum FileState: Hashable, Sendable {
  /// Nothing that can be read.
  case absent
  /// A file with this size.
  case contents(ContentDigest, size: Int)

  /// The state of some bytes, or of their absence.
  init(_ bytes: [UInt8]?) {
    self = bytes.map { .contents(ContentDigest($0), size: $0.count) } ?? .absent
  }
}

/// A file that a task read, and its state.
struct FileRead: Hashable, Sendable {
  /// The place that the task read.
  struct Place: Hashable, Sendable {
    /// The path.
    var path: ScalarKey
    /// Whether it is the file at the commit that is compared with.
    var isPast: Bool

    init(_ path: String, isPast: Bool = false) {
      self.path = ScalarKey(path)
      self.isPast = isPast
    }
  }

  /// The place.
  var place: Place
  /// Its state.
  var state: FileState
}
