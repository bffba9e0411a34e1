import CalqueCatalogs
package import CalqueDiagnostics
import CalqueICU

/// Takes the texts of a translator's files into catalogs: only what the files say otherwise, with no
/// other byte of the catalogs changed.
package struct TranslationImport: Sendable {
  /// What becomes of a text whose source, or whose translation, has changed in the catalog since the
  /// file was made.
  package enum ConflictResolution: String, Sendable, CaseIterable {
    /// The catalog's text stays.
    case keep
    /// The file's text is taken.
    case take
    /// The file's text is taken, and waits for review.
    case review
  }

  /// What is to be done.
  package struct Options: Sendable {
    /// The language of the files; nil for what they say.
    package var language: String?
    /// What becomes of conflicts.
    package var resolution = ConflictResolution.keep
    /// Whether texts that wait for review go into `.strings` and `.stringsdict` files too.
    package var takesUnreviewed = false
    /// Languages of which one must be that of the files: those of the catalogs that were named.
    package var expected: [String] = []

    /// The options that nothing is said of.
    package init() {}
  }

  /// A catalog that changes.
  package struct Output: Sendable {
    /// Its path.
    package var path: String
    /// The languages of the texts.
    package var languages: [String]
    /// What the file is to hold.
    package var contents: [UInt8]
    /// Whether the file is not there yet.
    package var isNew = false
    /// Whether the catalog had no text in the language.
    package var isNewLanguage = false
    /// How many texts there were not before.
    package var added = 0
    /// How many texts are other ones.
    package var changed = 0
    /// How many texts are the same, in another state.
    package var restated = 0
  }

  /// Why nothing can be imported.
  package struct Failure: Error, Sendable, Hashable {
    /// The file.
    package var path: String
    /// What is wrong, as one sentence without a full stop.
    package var reason: String
  }

  /// The catalogs that change.
  package private(set) var outputs: [Output] = []
  /// What is not taken over, in the order of the files.
  package private(set) var remarks: [TranslationRemark] = []
  /// Why nothing can be imported; empty where it can.
  package private(set) var failures: [Failure] = []
  /// The texts of the files, to find places in.
  package private(set) var sources: [String: SourceText] = [:]

  private let options: Options
  /// What the files say otherwise, by table and language.
  private var changes: [Target: [TranslationChange]] = [:]
  private var targets: [Target] = []

  private struct Target: Hashable {
    var table: Int
    var language: String
  }

  /// Compares files with a project, and finds what has to change.
  ///
  /// - Parameter base: The files as they were sent out, so that a text that was not touched is not
  ///   taken for a change.
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
    let failure = Failure(path: path, reason: reason)
    if !failures.contains(failure) { failures.append(failure) }
  }

  // MARK: One table

  /// A table of the files, and the one of the project that it goes into.
  private struct Assignment {
    var part: TranslationFile.Part
    var target: Target
    /// How well the paths fit, the best first.
    var score: [Int]
  }

  /// Finds a table for each part. Parts of one name are of several folders: the nearest is meant.
  private mutating func assign(
    _ file: TranslationFile, _ base: TranslationFile?, _ project: TranslationProject
  ) {
    var assignments: [Assignment] = []
    var unknown: [TranslationFile.Part] = []
    for part in file.parts {
      switch part.content {
      case .xliff(let catalog): sources[part.path] = catalog.source
      case .portableObject(let file): sources[part.path] = file.source
      }
      guard let language = language(of: part) else { continue }
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
    for failure in project.failures(of: table, in: language) {
      let place = failure.place.map { ":\($0)" } ?? ""
      return fail(failure.path + place, failure.reason)
    }
    let comparison = TranslationComparison(part, base: base, table: table, language: language)
    remarks += comparison.remarks
    if changes[one.target] == nil { targets.append(one.target) }
    changes[one.target, default: []] += comparison.changes
  }

  private mutating func language(of part: TranslationFile.Part) -> String? {
    guard let language = options.language ?? part.language else {
      fail(part.path, "It does not say its language; --language does")
      return nil
    }
    guard LocaleID.isValid(language) else {
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

  /// Reports tables that the project does not have, if there are translations in them: once a file.
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

  /// Writes the catalogs, each in one step. All that could fail for what the files say has been done.
  package func write() throws(Failure) {
    for output in outputs {
      do throws(OutputFiles.Failure) {
        if output.isNew { try OutputFiles.makeFolders(of: output.path) }
      } catch {
        throw Failure(path: error.path, reason: error.reason)
      }
      do throws(FileBytes.Failure) {
        try FileBytes.replace(output.contents, at: output.path)
      } catch {
        throw Failure(path: output.path, reason: error.reason)
      }
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
