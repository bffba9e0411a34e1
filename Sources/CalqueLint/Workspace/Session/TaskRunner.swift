import CalqueCatalogs
import CalqueDiagnostics

/// Runs tasks on one thread.
final class TaskRunner {
  let run: TaskRecorder
  private let cache: TaskCache?
  var entries = EntryUnits()

  init(
    _ configuration: LintConfiguration, _ groups: [FileGroup], _ cache: TaskCache?,
    _ contents: @escaping FileContents
  ) {
    self.cache = cache
    let languages = LanguageUnits(groups, sourceLanguage: configuration.sourceLanguage)
    run = TaskRecorder(configuration, languages: languages, cache: cache, contents: contents)
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
      var tables = TableRunner(run: run, table: table, entries: entries)
      defer { entries = tables.entries }
      return tables.lintSource().result
    case .member(let table, let member):
      var tables = TableRunner(run: run, table: table, entries: entries)
      defer { entries = tables.entries }
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
    var checker = run.checker(for: file)
    entries.visitFile(&checker)
    for catalog in catalogs {
      entries.visit(catalog: catalog, &checker)
      for (locale, missing) in entries.counts.missing.sorted(by: { $0.key < $1.key })
      where entries.counts.total > 0 {
        run.note(
          LanguageCoverage(
            path: path, locale: locale, total: entries.counts.total, missing: missing))
      }
    }
    if let past = run.past(of: path) { SourceChanges.visit(file, past: past, &checker) }
    run.report(checker)
  }
}
