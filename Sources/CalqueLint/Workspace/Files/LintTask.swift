import CalqueCatalogs
import CalqueDiagnostics
import CalqueICU

/// A unit of work of one thread: one file, or the two files of a table in one language.
enum LintTask: Sendable {
  /// A file that contains all its languages.
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

  /// The files that are read for this task only.
  var paths: [String] {
    switch self {
    case .catalog(let path): [path]
    case .source(let table): table.sourceMember?.paths ?? []
    case .member(_, let member): member.paths
    }
  }
}

/// The results of a task.
struct TaskResult: Sendable {
  /// The files that were read.
  var linted: [String] = []
  /// What could not be read.
  var failures: [FileError] = []
  /// The findings, file by file.
  var findings: [FileFindings] = []
  /// The coverage of tables by languages.
  var coverage: [LanguageCoverage] = []
  /// The files that were read or looked up; only for a cache.
  var reads: [FileRead] = []
  /// How many files were parsed for it, and by its thread for other tasks that wait for it.
  var parsed = 0
}

/// A table in all its languages, and the texts of its source language, which are read once.
final class TableGroup: Sendable {
  /// The source language while it is compared with.
  struct Source: Sendable {
    /// Its texts; nil if there are none.
    var table: SourceTable?
    /// The findings in them.
    var result = TaskResult()
  }

  /// The keys that are written with escapes.
  struct EscapedKeys: Sendable {
    /// For each of them, the first file that has it.
    var files: [ScalarKey: String] = [:]
    /// The files that were read.
    var reads: [FileRead] = []
  }

  /// The folder around the `.lproj` folders, with its slash.
  let folder: String
  /// The name of the table.
  let name: String
  /// Its files.
  let members: [TableMember]
  /// The files of the source language, if they are among ``members``: those of the development
  /// language, else of `Base`.
  let sourceMember: TableMember?
  private let known = Locked<Source?>(nil)
  private let escaped = Locked<EscapedKeys?>(nil)

  init(folder: String, name: String, members: [TableMember], sourceLanguage: String?) {
    self.folder = folder
    self.name = name
    self.members = members
    let source = SourceFolder.names(among: members.map(\.locale), given: sourceLanguage).first
    sourceMember = members.first { $0.locale == source }
  }

  /// Returns the source language. The first caller makes it; others wait.
  func source(_ make: () -> Source) -> Source {
    known.withLock { known in
      if let known { return known }
      let source = make()
      known = source
      return source
    }
  }

  /// Returns the keys with escapes in all languages. The first caller finds them.
  func escapedKeys(_ find: () -> EscapedKeys) -> EscapedKeys {
    escaped.withLock { escaped in
      if let escaped { return escaped }
      let keys = find()
      escaped = keys
      return keys
    }
  }

  /// Forgets the keys with escapes, as a file has changed.
  ///
  /// - Returns: Whether anything depends on them.
  func forgetEscapedKeys() -> Bool {
    escaped.withLock { escaped in
      defer { escaped = nil }
      return escaped != nil
    }
  }

  /// Forgets the source language, whose files have changed.
  func forgetSource() { known.withLock { $0 = nil } }
}
