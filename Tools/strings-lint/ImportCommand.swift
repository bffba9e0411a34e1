import ArgumentParser
import CalqueCatalogs
import CalqueDiagnostics
import CalqueExchange
import CalqueLint

/// `strings-lint import FILE… --into CATALOG`
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Import the files of translators into catalogs.",
    discussion: """
      Each string of the files is compared with what 'strings-lint export' would write today. Only \
      strings that differ are written, and the rest of the catalog keeps its bytes: a file without \
      changes has no effect. Nothing is removed: if a string is empty in the file, the catalog keeps \
      its translation.

      States are imported too. Fuzzy messages of a .po file, and units of an .xliff file whose state \
      begins with needs-review, need review; a translation without a state is translated. .strings \
      and .stringsdict files have no states: strings that need review are not imported into them, \
      unless --unreviewed is given.

      A conflict is a string whose source text has changed since the export. With --base, the file \
      as it was exported, it is also a translation that has changed in the catalog since then. Both \
      strings are reported, and the catalog keeps its own, unless --on-conflict specifies otherwise.

      A .strings file says what it was translated from if the file of the source language is in the \
      folder beside it, as 'strings-lint export' writes it; without it, only --base finds conflicts.

      A key that the catalog does not have, or a plural form that the language does not have, is \
      reported and not imported. Languages that the catalog does not have yet are added.

      The exit status is 0 if everything was imported, 1 if something was not, and 2 if the arguments \
      are invalid or a file cannot be read or written; in this case, nothing is written.
      """)

  enum Report: String, ExpressibleByArgument, CaseIterable {
    case human
    case json
  }

  @Argument(
    help: ArgumentHelp(
      "The translated files: .xliff, .xcloc, .po or .strings, or folders with them.",
      valueName: "file"))
  var files: [String]

  @Option(
    name: .customLong("into"),
    help: ArgumentHelp(
      "A catalog or a folder of catalogs. Repeatable.", valueName: "catalog"))
  var catalogs: [String]

  @Option(
    help: ArgumentHelp(
      "The language of the files. The default is the one that they declare.", valueName: "language")
  )
  var language: String?

  @Option(
    help: ArgumentHelp(
      "The file as it was exported. Repeatable. Strings that are the same in it are not changes.",
      valueName: "file"))
  var base: [String] = []

  @Option(
    help: ArgumentHelp(
      "The resolution of conflicts: keep the catalog's string, take the file's, or review: take it and "
        + "mark it needs_review.", valueName: "way"))
  var onConflict = TranslationImport.ConflictResolution.keep

  @Option(
    help: ArgumentHelp(
      "The language of the source texts. The default is that of the catalogs, or en.",
      valueName: "language"))
  var sourceLanguage: String?

  @Flag(help: "Import strings that need review into .strings and .stringsdict files too.")
  var unreviewed = false

  @Flag(help: "Write nothing, and print what would be written.")
  var dryRun = false

  @Flag(help: "List everything that is not imported. The default is the first ones of each kind.")
  var all = false

  @Option(help: ArgumentHelp("The format of the report: human or json.", valueName: "form"))
  var report = Report.human

  func validate() throws {
    if files.isEmpty { throw ValidationError("Missing expected argument '<file> ...'") }
    if let language, !TranslationProject.isLanguage(language) {
      throw ValidationError("'\(language)' is not a language")
    }
  }

  func run() throws {
    let project = TranslationProject(catalogs, sourceLanguage: sourceLanguage)
    try ExchangeMessages.check(project, given: catalogs)
    let file = try read(files, project)
    let before = base.isEmpty ? nil : try read(base, project)
    var options = TranslationImport.Options()
    options.language = language
    options.resolution = onConflict
    options.takesUnreviewed = unreviewed
    options.expected = project.expectedLanguages(given: catalogs)
    let result = TranslationImport(file, base: before, into: project, options: options)
    for failure in result.failures { ExchangeMessages.write(failure) }
    if !result.failures.isEmpty { throw ExitCode(2) }
    if !dryRun { try write(result) }
    var buffer = OutputBuffer(descriptor: 1)
    switch report {
    case .human: ImportReport.write(result, showsAll: all, isDryRun: dryRun, to: &buffer)
    case .json: ImportReport.writeJSON(result, to: &buffer)
    }
    buffer.flush()
    if result.remarks.contains(where: \.isLeftOut) { throw ExitCode(1) }
  }

  private func read(_ paths: [String], _ project: TranslationProject) throws -> TranslationFile {
    let file = TranslationFile(paths, sourceLanguages: project.sourceLanguages)
    for failure in file.failures { ExchangeMessages.write(failure) }
    if file.failures.contains(where: { $0.severity == .error }) { throw ExitCode(2) }
    return file
  }

  private func write(_ result: TranslationImport) throws {
    do throws(FileError) {
      try result.write()
    } catch {
      throw ExchangeMessages.failed("\(error.path): \(error.reason)")
    }
  }
}

extension TranslationImport.ConflictResolution: ExpressibleByArgument {}
