import CalqueCatalogs
import CalqueDiagnostics

/// The cache for the tasks of one project.
struct TaskCache: Sendable {
  private let cache: LintCache
  private let configuration: LintConfiguration
  private let contents: FileContents
  /// The paths of the files that are not read from disk.
  private let inMemory: Set<ScalarKey>
  /// Represents the configuration.
  private let key: ContentDigest
  /// Represent the languages and tables that are siblings, by the folder around them. Rules about
  /// the names of languages, and about missing tables, check all of them.
  private let neighbours: [ScalarKey: ContentDigest]

  init(
    _ cache: LintCache, _ configuration: LintConfiguration, _ groups: [FileGroup],
    inMemory: Set<ScalarKey>, contents: @escaping FileContents
  ) {
    self.cache = cache
    self.configuration = configuration
    self.contents = contents
    self.inMemory = inMemory
    var writer = CacheWriter()
    writer.write(cache.program)
    configuration.write(to: &writer)
    key = ContentDigest(writer.bytes)
    var writers: [ScalarKey: CacheWriter] = [:]
    for case .table(let folder, let name, let members) in groups {
      let members = members.filter { !$0.locale.isEmpty }
      if members.isEmpty { continue }
      writers[ScalarKey(folder), default: CacheWriter()].write(name)
      writers[ScalarKey(folder)]?.write(all: members) { $0.write($1) }
    }
    neighbours = writers.mapValues { ContentDigest($0.bytes) }
  }

  /// Returns the earlier results of a task, if they are still valid.
  func result(of task: LintTask) -> TaskResult? {
    guard let known = cache.task(task.paths),
      digest(of: task, known.reads.map { FileRead(place: $0, state: state(of: $0)) })
        == known.digest
    else { return nil }
    let result = try? CachedResult.result(known.result, source: source)
    if result != nil { cache.insert(known) }
    return result
  }

  /// Stores the results of a task.
  func insert(_ result: TaskResult, of task: LintTask) {
    guard let bytes = CachedResult.bytes(of: result) else { return }
    var states: [FileRead.Place: FileState] = [:]
    var reads: [FileRead] = []
    for read in result.reads {
      if let known = states.updateValue(read.state, forKey: read.place) {
        // The file was written meanwhile: it is not known which contents the findings belong to.
        if known != read.state { return }
      } else {
        reads.append(read)
      }
    }
    cache.insert(
      CacheContents.Task(
        name: task.paths, reads: reads.map(\.place), digest: digest(of: task, reads),
        result: bytes[...]))
  }

  /// Reads a file for a task.
  func read(_ path: String) -> (bytes: Result<[UInt8], FileError>, state: FileState) {
    cache.read(path, isOnDisk: isOnDisk(path), contents)
  }

  private func isOnDisk(_ path: String) -> Bool { !inMemory.contains(ScalarKey(path)) }

  private func state(of place: FileRead.Place) -> FileState {
    let path = place.path.string
    if place.isPast { return FileState(configuration.pastContents?(path)) }
    return cache.state(of: path, isOnDisk: isOnDisk(path), contents)
  }

  /// Returns the text of a file with findings, which reports quote from.
  private func source(_ path: String) -> SourceText? {
    guard case .success(let bytes) = contents(path),
      case .contents(_, let size) = state(of: FileRead.Place(path)), size == bytes.count
    else { return nil }
    return SourceText(path: path, contents: bytes)
  }

  private func digest(of task: LintTask, _ reads: [FileRead]) -> ContentDigest {
    var writer = CacheWriter()
    writer.write(key)
    switch task {
    case .catalog: writer.write(0)
    case .source(let table):
      writer.write(1)
      write(table, to: &writer)
    case .member(let table, let member):
      writer.write(2)
      writer.write(member)
      write(table, to: &writer)
    }
    for read in reads {
      writer.write(read.place.path.string)
      writer.write(read.place.isPast)
      guard case .contents(let digest, let size) = read.state else {
        writer.write(false)
        continue
      }
      writer.write(true)
      writer.write(size)
      writer.write(digest)
    }
    return ContentDigest(writer.bytes)
  }

  private func write(_ table: TableGroup, to writer: inout CacheWriter) {
    writer.write(table.folder)
    writer.write(table.name)
    writer.write(table.sourceMember?.locale) { $0.write($1) }
    writer.write(all: table.members) { $0.write($1) }
    writer.write(neighbours[ScalarKey(table.folder)]) { $0.write($1) }
  }
}

extension CacheWriter {
  fileprivate mutating func write(_ member: TableMember) {
    write(member.locale)
    write(member.strings) { $0.write($1) }
    write(member.dictionary) { $0.write($1) }
  }
}
