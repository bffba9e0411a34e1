import CalqueCatalogs
package import CalqueDiagnostics
import CalqueICU

/// The findings of earlier runs, stored in a file, so that unchanged files are not parsed again.
///
/// Each task records every file that it read and every one that it looked up without finding it:
/// its own, those of the source language, of languages in between. Its result is valid as long as
/// all of them, the configuration, the sibling names and the program are unchanged. It does not
/// depend on what rules check.
package final class LintCache: Sendable {
  /// The state of this run.
  private struct Session {
    var states: [ScalarKey: FileState] = [:]
    var contents = CacheContents()
  }

  /// Represents the program, whose rules may change with its version.
  let program: ContentDigest
  private let path: String
  private let oldBytes: [UInt8]
  private let old: CacheContents
  private let start = FileStamp.now
  private let session = Locked(Session())

  /// Opens a cache. A file that does not exist, or that is not a cache of this format, is an empty
  /// one.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - program: The file of the running program. The initializer returns nil if it cannot be
  ///     read, as versions cannot be distinguished then.
  package init?(path: String, program: String) {
    self.path = path
    oldBytes = (try? FileBytes.read(path).get()) ?? []
    old = CacheContents(oldBytes) ?? CacheContents()
    let stamp = FileStamp(program)
    if let stamp, let known = old.files[ScalarKey(program)], known.stamp == stamp {
      self.program = known.digest
      session.withLock { $0.contents.files[ScalarKey(program)] = known }
    } else {
      guard let bytes = try? FileBytes.read(program).get() else { return nil }
      self.program = ContentDigest(bytes)
      note(.contents(self.program, size: bytes.count), of: program, stamp)
    }
  }

  /// Reads a file, and records its state.
  ///
  /// - Parameter isOnDisk: Whether `contents` reads the file at the path.
  func read(
    _ path: String, isOnDisk: Bool, _ contents: FileContents
  ) -> (bytes: Result<[UInt8], FileError>, state: FileState) {
    // The stamp is read first: a write in between gives the file another one.
    let stamp = isOnDisk ? FileStamp(path) : nil
    let bytes = contents(path)
    let state = FileState(try? bytes.get())
    note(state, of: path, stamp)
    return (bytes, state)
  }

  /// Returns the state of a path. A file with an unchanged stamp is not read.
  func state(
    of path: String, isOnDisk: Bool, _ contents: FileContents
  ) -> FileState {
    let key = ScalarKey(path)
    if let known = session.withLock({ $0.states[key] }) { return known }
    guard isOnDisk else { return read(path, isOnDisk: false, contents).state }
    guard let stamp = FileStamp(path) else {
      note(.absent, of: path, nil)
      return .absent
    }
    guard let known = old.files[key], known.stamp == stamp else {
      return read(path, isOnDisk: true, contents).state
    }
    let state = FileState.contents(known.digest, size: stamp.size)
    session.withLock {
      $0.states[key] = state
      $0.contents.files[key] = known
    }
    return state
  }

  /// Returns the results of the task for some files in an earlier run.
  func task(_ name: [String]) -> CacheContents.Task? { old.task(name) }

  /// Stores the results of a task.
  func insert(_ task: CacheContents.Task) {
    session.withLock { $0.contents.insert(task) }
  }

  /// Writes the file, if there is anything new. Tasks that this run did not use are kept as long as
  /// their files exist.
  package func save() throws(FileError) {
    var contents = session.withLock { $0.contents }
    for task in old.tasks.values where contents.task(task.name) == nil {
      guard task.name.allSatisfy(FileBytes.exists) else { continue }
      contents.insert(task)
      for place in task.reads where contents.files[place.path] == nil {
        contents.files[place.path] = old.files[place.path]
      }
    }
    let bytes = contents.bytes
    if bytes != oldBytes { try FileBytes.replace(bytes, at: path) }
  }

  private func note(_ state: FileState, of path: String, _ stamp: FileStamp?) {
    let key = ScalarKey(path)
    session.withLock { session in
      session.states[key] = state
      session.contents.files[key] = nil
      guard case .contents(let digest, let size) = state, let stamp, stamp.size == size,
        stamp.isSettled(at: start)
      else { return }
      session.contents.files[key] = CacheContents.File(stamp: stamp, digest: digest)
    }
  }
}
