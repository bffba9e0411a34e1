import CalqueCatalogs
import CalqueDiagnostics

/// The linting of the files of one project.
struct LintWork {
  typealias Contents = @Sendable (String) -> Result<[UInt8], LintSummary.Failure>

  /// What files may have in bytes that are at work, or done and waiting for others. A file that is
  /// read takes two to three times its size, and 50 MB beside three times the largest file are all
  /// that there is to be.
  private static let limit = 8 << 20
  /// Another thread is worth its start for so many bytes.
  private static let bytesPerThread = 128 << 10

  private let configuration: LintConfiguration
  private let groups: [FileGroup]
  private let tasks: [LintTask]
  private let costs: [Int]
  private let contents: Contents
  private let cache: TaskCache?

  init(
    _ configuration: LintConfiguration, files: [(path: String, size: Int)],
    cache: LintCache? = nil, inMemory: Set<LiteralKey> = [], contents: @escaping Contents
  ) {
    self.configuration = configuration
    self.contents = contents
    let groups = FileGroup.groups(of: files.map(\.path))
    self.groups = groups
    self.cache = cache.map {
      TaskCache($0, configuration, groups, inMemory: inMemory, contents: contents)
    }
    tasks = LintTask.tasks(of: groups, sourceLanguage: configuration.sourceLanguage)
    let sizes = Dictionary(files.map { ($0.path, $0.size) }) { first, _ in first }
    costs = tasks.map { $0.paths.reduce(0) { $0 + (sizes[$1] ?? 0) } }
  }

  /// Lints the files.
  ///
  /// - Parameter progress: Is told how many bytes more are done.
  func run(
    jobs: Int, progress: @escaping (Int) -> Void = { _ in },
    _ output: @escaping (FileFindings) -> Void
  ) -> LintSummary {
    let tally = LintTally(configuration, output)
    var place = 0
    let work = OrderedWork<TaskResult>(costs: costs, limit: Self.limit) { [costs] result in
      progress(costs[place])
      place += 1
      tally.add(result)
    }
    let total = costs.reduce(0, +)
    let threads = min(jobs, tasks.count, 1 + total / Self.bytesPerThread)
    work.run(threads: threads) { [configuration, groups, tasks, contents, cache] in
      let worker = LintWorker(configuration, groups, cache, contents)
      return { worker.result(of: tasks[$0]) }
    }
    return tally.finish()
  }
}

/// What one thread works with.
private final class LintWorker {
  private let run: LintRun
  private let cache: TaskCache?
  private var linter = EntryLinter()

  init(
    _ configuration: LintConfiguration, _ groups: [FileGroup], _ cache: TaskCache?,
    _ contents: @escaping LintWork.Contents
  ) {
    self.cache = cache
    let locales = LocaleLinter(groups, sourceLanguage: configuration.sourceLanguage)
    run = LintRun(configuration, locales: locales, cache: cache, contents: contents)
  }

  func result(of task: LintTask) -> TaskResult {
    if let known = cache?.result(of: task) { return known }
    let before = run.parsed
    var result = lint(task)
    result.parsed = run.parsed - before
    cache?.insert(result, of: task)
    return result
  }

  private func lint(_ task: LintTask) -> TaskResult {
    switch task {
    case .catalog(let path):
      return run.collect { lint(catalog: path) }
    case .source(let table):
      var tables = TableLinter(run: run, table: table, linter: linter)
      defer { linter = tables.linter }
      return tables.lintSource().result
    case .member(let table, let member):
      var tables = TableLinter(run: run, table: table, linter: linter)
      defer { linter = tables.linter }
      return run.collect { tables.lint(member) }
    }
  }

  private func lint(catalog path: String) {
    guard let file = run.load(path) else { return }
    let catalogs: [Catalog]
    switch file.content {
    case .catalog(let catalog): catalogs = [catalog]
    case .exchange(let all): catalogs = all
    case .strings: return
    }
    var list = run.list(for: file)
    linter.lintProblems(of: file, &list)
    for catalog in catalogs {
      linter.lint(stringCatalog: catalog, &list)
      for (locale, missing) in linter.counts.missing.sorted(by: { $0.key < $1.key })
      where linter.counts.total > 0 {
        run.note(
          LanguageCoverage(
            path: path, locale: locale, total: linter.counts.total, missing: missing))
      }
    }
    if let past = run.past(of: path) { SourceChanges.lint(file, past: past, &list) }
    run.report(list)
  }
}
