import CalqueCatalogs
import CalqueICU

/// What one thread does at a time: one file, or the two files of a table in one language.
enum LintTask: Sendable {
  /// A file that has all its languages in it.
  case catalog(String)
  /// The source language of a table.
  case source(TableGroup)
  /// Another language of a table.
  case member(TableGroup, TableMember)

  /// The tasks for files, in the order of their groups.
  static func tasks(of groups: [FileGroup], sourceLanguage: String?) -> [LintTask] {
    var tasks: [LintTask] = []
    for group in groups {
      switch group {
      case .catalog(let path): tasks.append(.catalog(path))
      case .table(let folder, let name, let members):
        let table = TableGroup(
          folder: folder, name: name, members: members, sourceLanguage: sourceLanguage)
        if table.sourceMember != nil { tasks.append(.source(table)) }
        tasks += members.lazy.filter { $0.locale != table.sourceMember?.locale }
          .map { .member(table, $0) }
      }
    }
    return tasks
  }

  /// The files that are read for it alone.
  var paths: [String] {
    switch self {
    case .catalog(let path): [path]
    case .source(let table): table.sourceMember?.paths ?? []
    case .member(_, let member): member.paths
    }
  }
}

/// What came of a task.
struct TaskResult: Sendable {
  /// The files that were read.
  var linted: [String] = []
  /// What could not be read.
  var failures: [LintSummary.Failure] = []
  /// What was found, file by file.
  var findings: [FileFindings] = []
  /// What languages have of tables.
  var coverage: [LanguageCoverage] = []
  /// The files that were looked at, and looked for; only for a cache.
  var reads: [FileRead] = []
  /// How many files were parsed for it, and by its thread for others that wait for it.
  var parsed = 0
}

/// A table in all its languages, and the texts of its source language, which are read once.
final class TableGroup: Sendable {
  /// The source language at work.
  struct Source: Sendable {
    /// Its texts; nil where there are none.
    var table: SourceTable?
    /// What was found in them.
    var result = TaskResult()
  }

  /// The folder around the `.lproj` folders, with its slash.
  let folder: String
  /// The name of the table.
  let name: String
  /// Its files.
  let members: [TableMember]
  /// The files of the source language, where they are among ``members``: those of the development
  /// language, else of `Base`.
  let sourceMember: TableMember?
  private let known = Locked<Source?>(nil)

  init(folder: String, name: String, members: [TableMember], sourceLanguage: String?) {
    self.folder = folder
    self.name = name
    self.members = members
    let source = SourceFolder.names(among: members.map(\.locale), given: sourceLanguage).first
    sourceMember = members.first { $0.locale == source }
  }

  /// The source language, by the first who asks; others wait for him.
  func source(_ make: () -> Source) -> Source {
    known.withLock { known in
      if let known { return known }
      let source = make()
      known = source
      return source
    }
  }
}
