import CalqueICU

/// Reads the words of sources.
final class SourceWords: Sendable {
  /// Larger sources are data.
  private static let limit = 4 << 20
  private static let dataLimit = 1 << 20

  private let paths: [String]
  private let read: FileContents
  private let next = Locked(0)
  private let all = Locked(KeyWords())

  private init(_ paths: [String], _ read: @escaping FileContents) {
    (self.paths, self.read) = (paths, read)
  }

  /// Returns what the sources at some paths name.
  ///
  /// - Parameters:
  ///   - jobs: The number of threads.
  ///   - read: Reads a file.
  static func words(
    of paths: [String], jobs: Int, _ read: @escaping FileContents
  ) -> KeyWords {
    let reader = SourceWords(paths, read)
    let helpers = (1..<max(1, min(jobs, paths.count / 8))).compactMap { _ in
      WorkerThread { reader.work() }
    }
    reader.work()
    for helper in helpers { helper.join() }
    return reader.all.withLock { $0 }
  }

  private func work() {
    var words = KeyWords()
    while let path = take() {
      guard let kind = SourceKind(name: path[...]), case .success(let contents) = read(path),
        contents.count < (kind.isCode ? Self.limit : Self.dataLimit)
      else { continue }
      LiteralScan.read(contents, kind, into: &words)
    }
    let found = words
    all.withLock { $0.add(found) }
  }

  private func take() -> String? {
    next.withLock { next in
      defer { next += 1 }
      return next < paths.count ? paths[next] : nil
    }
  }
}
