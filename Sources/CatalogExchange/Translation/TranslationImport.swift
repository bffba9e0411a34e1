package import Diagnostics
import ICU
import StringCatalogs

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
  /// - Parameter base: The files as they were sent out, so that a text that nobody touched is not
  ///   taken for a change.
  package init(
    _ file: TranslationFile, base: TranslationFile? = nil, into project: TranslationProject,
    options: Options = Options()
  ) {
    self.options = options
    for part in file.parts {
      take(part, base: base?.part(like: part), project, isOnly: file.parts.count == 1)
    }
    guard failures.isEmpty else { return }
    write(project)
    if !failures.isEmpty { outputs = [] }
  }

  private mutating func fail(_ path: String, _ reason: String) {
    let failure = Failure(path: path, reason: reason)
    if !failures.contains(failure) { failures.append(failure) }
  }

  // MARK: One table

  private mutating func take(
    _ part: TranslationFile.Part, base: TranslationFile.Part?, _ project: TranslationProject,
    isOnly: Bool
  ) {
    switch part.content {
    case .xliff(let catalog): sources[part.path] = catalog.source
    case .portableObject(let file): sources[part.path] = file.source
    }
    guard let language = language(of: part) else { return }
    let search = TranslationTableSearch(
      project, for: part, language: language, isOnly: isOnly)
    guard let index = search.table else {
      if let reason = search.failure { return fail(part.path, reason) }
      return reportUnknownTable(part, project)
    }
    let table = project.tables[index]
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
    let target = Target(table: index, language: table.spelling(of: language) ?? language)
    if changes[target] == nil { targets.append(target) }
    changes[target, default: []] += comparison.changes
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

  private mutating func reportUnknownTable(
    _ part: TranslationFile.Part, _ project: TranslationProject
  ) {
    let names = Set(project.tables.map(\.name)).sorted()
    remarks.append(
      TranslationRemark(
        kind: .unknown, file: part.path, offset: 0, catalog: part.original, key: "", path: "",
        message: "There is no catalog for '\(part.original)', but "
          + names.prefix(5).joined(separator: ", ") + (names.count > 5 ? " and others" : "")))
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
