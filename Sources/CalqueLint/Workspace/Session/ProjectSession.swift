import CalqueCatalogs
import CalqueDiagnostics

/// The linting of the files of one project.
struct ProjectSession {
  /// The maximum total size in bytes of files that are in progress, or done and waiting for others.
  /// A file that is read takes two to three times its size; the memory limit is 50 MB in addition
  /// to three times the largest file.
  private static let limit = 8 << 20
  /// The number of bytes that makes another thread worth its start.
  private static let bytesPerThread = 128 << 10

  private let configuration: LintConfiguration
  private let groups: [FileGroup]
  private let paths: [String]
  private let tasks: [LintTask]
  private let costs: [Int]
  private var contents: FileContents
  private var cache: TaskCache?
  private let memory: TaskMemory?
  private let usage: ProjectUsage?

  init(
    _ configuration: LintConfiguration, files: [(path: String, size: Int)],
    usage: ProjectUsage? = nil, cache: LintCache? = nil, inMemory: Set<ScalarKey> = [],
    memory: TaskMemory? = nil, contents: @escaping FileContents
  ) {
    self.configuration = configuration
    self.usage = usage
    self.contents = contents
    self.memory = memory
    paths = files.map(\.path)
    let groups = FileGroup.groups(of: paths)
    self.groups = groups
    self.cache = cache.map {
      TaskCache($0, configuration, groups, inMemory: inMemory, contents: contents)
    }
    tasks = LintTask.tasks(of: groups, sourceLanguage: configuration.sourceLanguage)
    let sizes = Dictionary(files.map { ($0.path, $0.size) }) { first, _ in first }
    costs = tasks.map { $0.paths.reduce(0) { $0 + (sizes[$1] ?? 0) } }
  }

  /// Forgets the results that depend on changed files.
  ///
  /// - Parameter current: The same project, reading the files as they are now.
  mutating func change(_ paths: Set<String>, as current: ProjectSession) {
    memory?.forget(paths, in: tasks)
    (contents, cache) = (current.contents, current.cache)
  }

  /// Lints the files.
  ///
  /// - Parameter progress: Called with the number of bytes that were completed.
  func run(
    jobs: Int, progress: @escaping (Int) -> Void = { _ in },
    _ output: @escaping (FileFindings) -> Void
  ) -> LintSummary {
    let filter = FindingFilter(configuration, paths: paths, usage: usage, output)
    var place = 0
    let pool = TaskPool<TaskResult>(costs: costs, limit: Self.limit) { [costs] result in
      progress(costs[place])
      place += 1
      filter.add(result)
    }
    let total = costs.reduce(0, +)
    let threads = min(jobs, tasks.count, 1 + total / Self.bytesPerThread)
    pool.run(threads: threads) { [configuration, groups, tasks, contents, cache, memory] in
      let worker = TaskRunner(configuration, groups, cache, contents)
      return { index in
        if let known = memory?.result(of: index) { return known }
        let result = worker.result(of: tasks[index])
        memory?.insert(result, of: index)
        return result
      }
    }
    return filter.finish()
  }
}
