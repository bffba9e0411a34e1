import ArgumentParser
import CalqueCatalogs
import CalqueExchange
import CalqueLint

/// `strings-lint import FILE… --into CATALOG`
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Take a translator's files into catalogs, text by text.",
    discussion: """
      Each text of the files is compared with what 'strings-lint export' would write today. Only \
      texts that differ are written, into the catalog's own bytes: a file that was not touched \
      changes nothing. Nothing is removed: a text that the file leaves empty stays in the catalog.

      States follow. A fuzzy message of a .po file, and a unit of an .xliff whose state begins with \
      needs-review, need review; a translation without a state is translated. .strings and \
      .stringsdict files have no states: what needs review is not taken, unless --unreviewed says so.

      A conflict is a text whose source is not what the file was made from. With --base, the file \
      as it was sent out, it is also a translation that was changed in the catalog meanwhile. Both \
      texts are reported, and the catalog's stays, unless --on-conflict says otherwise.

      A key that the catalog does not have, or a plural form that the language does not have, is \
      reported and not taken. Files of a language that the catalog does not have yet add it.

      The exit status is 0 when all is taken, 1 when something is not, and 2 when the arguments make \
      no sense or a file cannot be read or written; then nothing is written.
      """)

  enum Report: String, ExpressibleByArgument, CaseIterable {
    case human
    case json
  }

  @Argument(
    help: ArgumentHelp(
      "What the translator sent: .xliff, .xcloc or .po, or folders with them.", valueName: "file"))
  var files: [String]

  @Option(
    name: .customLong("into"),
    help: ArgumentHelp(
      "A catalog or a folder with catalogs; may be given again.", valueName: "catalog"))
  var catalogs: [String]

  @Option(
    help: ArgumentHelp(
      "The language of the files. Without it: what they say.", valueName: "language"))
  var language: String?

  @Option(
    help: ArgumentHelp(
      "The file as it was sent out; may be given again. What it says already is not a change.",
      valueName: "file"))
  var base: [String] = []

  @Option(
    help: ArgumentHelp(
      "What becomes of conflicts: keep the catalog's text, take the file's, or review: take it and "
        + "mark it needs_review.", valueName: "way"))
  var onConflict = TranslationImport.ConflictResolution.keep

  @Option(
    help: ArgumentHelp(
      "The language of the source texts. Without it: what the catalogs say, else en.",
      valueName: "language"))
  var sourceLanguage: String?

  @Flag(help: "Take texts that need review into .strings and .stringsdict files too.")
  var unreviewed = false

  @Flag(help: "Write nothing; say what would be written.")
  var dryRun = false

  @Flag(help: "List everything that is not taken; without it, the first of each kind.")
  var all = false

  @Option(help: ArgumentHelp("How the report is written: human or json.", valueName: "form"))
  var report = Report.human

  func validate() throws {
    if files.isEmpty { throw ValidationError("Missing expected argument '<file> ...'") }
    if let language, !TranslationProject.isLanguage(language) {
      throw ValidationError("'\(language)' is not the name of a language")
    }
  }

  func run() throws {
    let file = try read(files)
    let before = base.isEmpty ? nil : try read(base)
    let project = TranslationProject(catalogs, sourceLanguage: sourceLanguage)
    try ExchangeMessages.check(project, given: catalogs)
    var options = TranslationImport.Options()
    options.language = language
    options.resolution = onConflict
    options.takesUnreviewed = unreviewed
    options.expected = project.expectedLanguages(given: catalogs)
    let result = TranslationImport(file, base: before, into: project, options: options)
    for failure in result.failures {
      StandardError.write("\(failure.path): error: \(failure.reason)\n")
    }
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

  private func read(_ paths: [String]) throws -> TranslationFile {
    let file = TranslationFile(paths)
    for failure in file.failures { ExchangeMessages.write(failure) }
    if file.failures.contains(where: \.isFatal) { throw ExitCode(2) }
    return file
  }

  private func write(_ result: TranslationImport) throws {
    do throws(TranslationImport.Failure) {
      try result.write()
    } catch {
      throw ExchangeMessages.failed("\(error.path): \(error.reason)")
    }
  }
}

extension TranslationImport.ConflictResolution: ExpressibleByArgument {}
