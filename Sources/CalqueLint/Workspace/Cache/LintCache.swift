package import CalqueCatalogs
import CalqueICU

/// What was found in earlier runs, kept in a file, so that what did not change is not parsed again.
///
/// Each task keeps a record of every file that it looked at and of every one that it looked for in
/// vain: its own, those of the source language, of languages in between. Its result holds as long as
/// all of them, the configuration, the names around and the program are what they were. Nothing of
/// what rules look at has to be foreseen here.
package final class LintCache: Sendable {
  /// What this run knows.
  private struct Session {
    var states: [LiteralKey: FileState] = [:]
    var contents = CacheContents()
  }

  /// Stands for the program, whose rules another version changes.
  let program: ContentDigest
  private let path: String
  private let oldBytes: [UInt8]
  private let old: CacheContents
  private let start = FileStamp.now
  private let session = Locked(Session())

  /// Opens a cache. A file that is not there, or that is no cache of this form, is an empty one.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - program: The file of the running program. Nil comes back where it cannot be read, as then
  ///     nothing tells one version from another.
  package init?(path: String, program: String) {
    self.path = path
    oldBytes = (try? FileBytes.read(path).get()) ?? []
    old = CacheContents(oldBytes) ?? CacheContents()
    let stamp = FileStamp(program)
    if let stamp, let known = old.files[LiteralKey(program)], known.stamp == stamp {
      self.program = known.digest
      session.withLock { $0.contents.files[LiteralKey(program)] = known }
    } else {
      guard let bytes = try? FileBytes.read(program).get() else { return nil }
      self.program = ContentDigest(bytes)
      note(.contents(self.program, size: bytes.count), of: program, stamp)
    }
  }

  /// Reads a file, and notes what was there.
  ///
  /// - Parameter isOnDisk: Whether `contents` reads the file at the path.
  func read(
    _ path: String, isOnDisk: Bool, _ contents: FileContents
  ) -> (bytes: Result<[UInt8], LintSummary.Failure>, state: FileState) {
    // The stamp first: who writes in between gives the file another one.
    let stamp = isOnDisk ? FileStamp(path) : nil
    let bytes = contents(path)
    let state = FileState(try? bytes.get())
    note(state, of: path, stamp)
    return (bytes, state)
  }

  /// What stands at a path. A file with the stamp that it had is not read.
  func state(
    of path: String, isOnDisk: Bool, _ contents: FileContents
  ) -> FileState {
    let key = LiteralKey(path)
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

  /// What came of the task of some files in an earlier run.
  func task(_ name: [String]) -> CacheContents.Task? { old.task(name) }

  /// Notes what came of a task.
  func insert(_ task: CacheContents.Task) {
    session.withLock { $0.contents.insert(task) }
  }

  /// Writes the file, if there is anything new. What was not looked at in this run stays as long as
  /// its files are there.
  package func save() throws(FileBytes.Failure) {
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
    let key = LiteralKey(path)
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
