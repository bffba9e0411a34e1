import CalqueCatalogs
package import CalqueDiagnostics
import CalqueICU

/// Imports the texts of translators' files into catalogs: only the differences, without changing
/// any other byte of the catalogs.
package struct TranslationImport: Sendable {
  /// How to handle a text whose source or translation changed in the catalog after the file was
  /// made.
  package enum ConflictResolution: String, Sendable, CaseIterable {
    /// The catalog's text is kept.
    case keep
    /// The file's text is used.
    case take
    /// The file's text is used, and marked for review.
    case review
  }

  /// Options for the import.
  package struct Options: Sendable {
    /// The language of the files; nil for the language in them.
    package var language: String?
    /// How conflicts are handled.
    package var resolution = ConflictResolution.keep
    /// Whether texts that need review are also written to `.strings` and `.stringsdict` files.
    package var takesUnreviewed = false
    /// The allowed languages of the files: those of the named catalogs.
    package var expected: [String] = []

    /// Makes the default options.
    package init() {}
  }

  /// A catalog that is changed.
  package struct Output: Sendable {
    /// Its path.
    package var path: String
    /// The languages of the texts.
    package var languages: [String]
    /// The new contents of the file.
    package var contents: [UInt8]
    /// Whether the file does not exist yet.
    package var isNew = false
    /// Whether the catalog had no text in the language.
    package var isNewLanguage = false
    /// The number of new texts.
    package var added = 0
    /// The number of changed texts.
    package var changed = 0
    /// The number of texts whose state alone changed.
    package var restated = 0
  }

  /// The catalogs that change.
  package private(set) var outputs: [Output] = []
  /// The remarks about texts, in the order of the files.
  package private(set) var remarks: [TranslationRemark] = []
  /// The reasons that nothing can be imported; empty if it can.
  package private(set) var failures: [FileError] = []
  /// The texts of the files, to locate places in them.
  package private(set) var sources: [String: SourceText] = [:]

  private let options: Options
  /// The differences in the files, by table and language.
  private var changes: [Target: [TranslationChange]] = [:]
  private var targets: [Target] = []

  private struct Target: Hashable {
    var table: Int
    var language: String
  }

  /// Compares files with a project, and determines the changes.
  ///
  /// - Parameter base: The files as they were exported, so that an unchanged text does not count as
  ///   a change.
  package init(
    _ file: TranslationFile, base: TranslationFile? = nil, into project: TranslationProject,
    options: Options = Options()
  ) {
    self.options = options
    assign(file, base, project)
    guard failures.isEmpty else { return }
    write(project)
    if !failures.isEmpty { outputs = [] }
  }

  private mutating func fail(_ path: String, _ reason: String) {
    fail(FileError(path: path, reason: reason))
  }

  private mutating func fail(_ error: FileError) {
    if !failures.contains(error) { failures.append(error) }
  }

  // MARK: One table

  /// A table of the files, and the matching one of the project.
  private struct Assignment {
    var part: TranslationFile.Part
    var target: Target
    /// How well the paths match, the most significant part first.
    var score: [Int]
  }

  /// Finds a table for each part. Parts with one name come from several folders: the nearest one is
  /// used.
  private mutating func assign(
    _ file: TranslationFile, _ base: TranslationFile?, _ project: TranslationProject
  ) {
    var assignments: [Assignment] = []
    var unknown: [TranslationFile.Part] = []
    for part in file.parts {
      switch part.content {
      case .catalog(let catalog): sources[part.path] = catalog.source
      case .portableObject(let file): sources[part.path] = file.source
      }
      guard let language = language(of: part, project) else { continue }
      let isOnly = file.parts.count { $0.path == part.path } == 1
      let search = TranslationTableSearch(project, for: part, language: language, isOnly: isOnly)
      if let table = search.table {
        let spelling = project.tables[table].spelling(of: language) ?? language
        let target = Target(table: table, language: spelling)
        assignments.append(Assignment(part: part, target: target, score: search.score))
      } else if let reason = search.failure {
        fail(part.path, reason)
      } else {
        unknown.append(part)
      }
    }
    var best: [Target: [Int]] = [:]
    for one in assignments {
      guard let known = best[one.target], !one.score.lexicographicallyPrecedes(known) else {
        best[one.target] = one.score
        continue
      }
    }
    for one in assignments {
      if best[one.target] == one.score {
        take(one, base: base?.part(like: one.part), project)
      } else {
        unknown.append(one.part)
      }
    }
    reportUnknown(unknown, project)
  }

  private mutating func take(
    _ one: Assignment, base: TranslationFile.Part?, _ project: TranslationProject
  ) {
    let part = one.part
    let language = one.target.language
    let table = project.tables[one.target.table]
    if let source = part.sourceLanguage, !TranslationTable.areSame(source, table.sourceLanguage) {
      return fail(
        part.path,
        "It is translated from \(source), and \(table.path(of: table.sourceLanguage)) from "
          + table.sourceLanguage)
    }
    if let error = project.failures(of: table, in: language).first { return fail(error) }
    let comparison = TranslationComparison(part, base: base, table: table, language: language)
    remarks += comparison.remarks
    if changes[one.target] == nil { targets.append(one.target) }
    changes[one.target, default: []] += comparison.changes
  }

  private mutating func language(
    of part: TranslationFile.Part, _ project: TranslationProject
  ) -> String? {
    guard let language = options.language ?? part.language else {
      fail(part.path, "It does not specify its language; use --language")
      return nil
    }
    // ICU does not know every language that a catalog may be in: "dag", "skr".
    let isKnown =
      LocaleID.isValid(language)
      || project.locales.contains { TranslationTable.areSame($0, language) }
    guard isKnown else {
      fail(part.path, "'\(language)' is not the name of a language")
      return nil
    }
    let expected = options.expected
    if !expected.isEmpty, !expected.contains(where: { TranslationTable.areSame($0, language) }) {
      fail(
        part.path,
        "It is in \(language), and the catalog is in \(expected.joined(separator: " and "))")
      return nil
    }
    return language
  }

  /// Reports tables that are not in the project, if there are translations in them: once for each
  /// file.
  private mutating func reportUnknown(
    _ parts: [TranslationFile.Part], _ project: TranslationProject
  ) {
    var files: [String: [TranslationFile.Part]] = [:]
    var order: [String] = []
    for part in parts where part.hasTranslations {
      if files[part.path] == nil { order.append(part.path) }
      files[part.path, default: []].append(part)
    }
    var seen: Set<String> = []
    let names = project.tables.map { $0.original(from: project.root) }
      .filter { seen.insert($0).inserted }
    let known = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and others" : "")
    for path in order {
      guard let all = files[path], let first = all.first else { continue }
      let others = all.count > 1 ? " and for \(all.count - 1) more tables of the file" : ""
      remarks.append(
        TranslationRemark(
          kind: .unknown, file: path, offset: 0, catalog: first.original, key: "", path: "",
          message: "There is no catalog for it\(others); there is \(known)"))
    }
  }

  // MARK: Writing

  /// Writes the catalogs, each of them atomically. All checks of the files' contents were already
  /// made.
  package func write() throws(FileError) {
    for output in outputs {
      if output.isNew { try OutputFiles.makeFolders(of: output.path) }
      try FileBytes.replace(output.contents, at: output.path)
    }
  }

  private mutating func write(_ project: TranslationProject) {
    var paths: [String: [TranslationDraft]] = [:]
    var order: [String] = []
    for target in targets {
      let draft = TranslationDraft(
        table: project.tables[target.table], place: target.table, language: target.language,
        options: options, changes: changes[target] ?? [])
      remarks += draft.remarks
      if draft.edits.isEmpty { continue }
      let path = draft.table.path(of: draft.language)
      if paths[path] == nil { order.append(path) }
      paths[path, default: []].append(draft)
    }
    for path in order {
      let drafts = paths[path] ?? []
      do {
        let contents = try TranslationWriting.contents(of: drafts)
        var output = Output(path: path, languages: [], contents: contents)
        for draft in drafts {
          if !output.languages.contains(draft.language) { output.languages.append(draft.language) }
          output.isNew = draft.table.file(of: draft.language) == nil
          if draft.table.spelling(of: draft.language) == nil { output.isNewLanguage = true }
          output.added += draft.added
          output.changed += draft.changed
          output.restated += draft.restated
        }
        outputs.append(output)
      } catch let error as CatalogWritingError {
        fail(path, error.description)
      } catch {
        fail(path, "\(error)")
      }
    }
  }
}
