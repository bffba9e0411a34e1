import CalqueCatalogs
import CalqueICU

/// The results of a project's tasks, kept from one run to the next while files change.
///
/// A task reads its own files, those of the source language and those of its parents, all of one
/// table; only tasks that read a changed file run again.
final class TaskMemory: Sendable {
  private let results = Locked<[Int: TaskResult]>([:])

  /// Returns the result of a task in an earlier run, unless a file that it read has changed.
  func result(of task: Int) -> TaskResult? { results.withLock { $0[task] } }

  /// Stores the result of a task.
  func insert(_ result: TaskResult, of task: Int) {
    var result = result
    // It is not parsed again.
    result.parsed = 0
    results.withLock { $0[task] = result }
  }

  /// Forgets which languages have keys with escapes, and returns the tables in which findings
  /// depend on that.
  private func forgetEscapedKeys(
    of changed: [ScalarKey: Set<String>], in tasks: [LintTask]
  ) -> Set<ObjectIdentifier> {
    var tables: Set<ObjectIdentifier> = []
    for case .member(let table, _) in tasks
    where changed[ScalarKey(table.folder + table.name)] != nil && table.forgetEscapedKeys() {
      tables.insert(ObjectIdentifier(table))
    }
    return tables
  }

  /// Forgets what was found in changed files, and in those that are compared with them.
  func forget(_ paths: Set<String>, in tasks: [LintTask]) {
    var tables: [ScalarKey: Set<String>] = [:]
    for case .table(let folder, let name, let members) in FileGroup.groups(of: Array(paths)) {
      tables[ScalarKey(folder + name), default: []].formUnion(members.map(\.locale))
    }
    let escaped = tables.isEmpty ? [] : forgetEscapedKeys(of: tables, in: tasks)
    for (index, task) in tasks.enumerated() {
      let isChanged: Bool
      switch task {
      case .catalog(let path): isChanged = paths.contains(path)
      case .source(let table):
        isChanged = table.sourceIsAmong(tables[ScalarKey(table.folder + table.name)] ?? [])
        if isChanged { table.forgetSource() }
      case .member(let table, let member):
        let changed = tables[ScalarKey(table.folder + table.name)] ?? []
        let isOfSource = table.sourceIsAmong(changed)
        if isOfSource { table.forgetSource() }
        isChanged =
          isOfSource || escaped.contains(ObjectIdentifier(table))
          || changed.contains(member.locale)
          || !LocaleFolder.parents(of: member.locale, among: Array(changed)).isEmpty
      }
      if isChanged { results.withLock { $0[index] = nil } }
    }
  }
}

extension TableGroup {
  /// Whether some languages of the table are the source, or files that the run was not given.
  fileprivate func sourceIsAmong(_ locales: Set<String>) -> Bool {
    locales.contains { locale in
      locale == sourceMember?.locale || locale.lowercased() == SourceFolder.base.lowercased()
        || !members.contains { $0.locale == locale }
    }
  }
}
