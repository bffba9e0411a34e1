import ArgumentParser
import CalqueExchange
import CalqueLint

/// `strings-lint convert INPUT… --to FORMAT --output DIR`
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Convert catalogs between formats, and say what the target cannot hold.",
    discussion: """
      Files of one table in all of its languages belong together: de.lproj/Shop.strings, \
      fr.lproj/Shop.strings and fr.lproj/Shop.stringsdict become one Shop.xcstrings.

      xcstrings  one string catalog a table
      lproj      folders a language, with .strings and, where texts vary, .stringsdict
      xliff      one file a target language
      xcloc      one Xcode localization catalog a target language
      po         TABLE/LANGUAGE.po; texts of the source language are msgid, keys are msgctxt
      android    values-LANGUAGE/strings.xml, with names made of keys

      A variation that a format does not know, by device for example, is written as a message of \
      its own, key|==|device.mac, so that it can be translated and comes back.

      Given together with catalogs, the .xliff, .xcloc or .po files of translators go over what the \
      catalogs say, each replaced text with a note; to change nothing else in the catalogs' own \
      files, use 'strings-lint import'.

      Everything that is lost or changed is reported: key, language, what was done instead. \
      --force writes over files, but never drops a language, key or text that they have and the \
      input lacks, unless it is named: what would go is listed, and nothing is written.

      The exit status is 0 when all is held, other spellings aside, 1 when something is not, and 2 \
      when the arguments make no sense or a file cannot be read or written; then nothing is written.
      """)

  enum Report: String, ExpressibleByArgument, CaseIterable {
    case human
    case json
  }

  @Argument(
    help: ArgumentHelp(
      "Files and folders: .xcstrings, .lproj, .strings, .stringsdict, .xliff, .xcloc, .po, "
        + "Android's res.", valueName: "input"))
  var inputs: [String]

  @Option(
    help: ArgumentHelp("xcstrings, lproj, xliff, xcloc, po or android.", valueName: "format"),
    transform: format)
  var to: ConversionFormat

  @Option(name: .shortAndLong, help: ArgumentHelp("Where the files go.", valueName: "folder"))
  var output: String

  @Option(
    help: ArgumentHelp(
      "The language of the source texts. Without it: what the files say, else en.",
      valueName: "language"))
  var sourceLanguage: String?

  @Option(
    name: .customLong("language"),
    help: ArgumentHelp(
      "Write this language, beside the source language; may be given again. Without it: all.",
      valueName: "language"))
  var languages: [String] = []

  @Option(help: ArgumentHelp("How the report is written: human or json.", valueName: "form"))
  var report = Report.human

  @Flag(help: "Write over files that are there, if nothing that they have goes.")
  var force = false

  @Option(
    name: .customLong("drop-language"),
    help: ArgumentHelp(
      "With --force: a language that may go; may be given again.", valueName: "language"))
  var droppedLanguages: [String] = []

  @Option(
    name: .customLong("drop-key"),
    help: ArgumentHelp("With --force: a key that may go; may be given again.", valueName: "key"))
  var droppedKeys: [String] = []

  @Flag(help: "With --force: everything that the input lacks may go.")
  var dropMissing = false

  @Flag(help: "List every loss; without it, the first of each kind.")
  var all = false

  private static func format(_ name: String) throws -> ConversionFormat {
    guard let format = ConversionFormat(rawValue: name) else {
      let names = ConversionFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("Expected one of \(names), found '\(name)'")
    }
    return format
  }

  func validate() throws {
    if inputs.isEmpty { throw ValidationError("Missing expected argument '<input> ...'") }
    if !force, dropMissing || !droppedLanguages.isEmpty || !droppedKeys.isEmpty {
      throw ValidationError("--drop-language, --drop-key and --drop-missing go with --force")
    }
  }

  func run() throws {
    let files = ConversionInputs(inputs)
    for failure in files.failures {
      let place = failure.place.map { ":\($0)" } ?? ""
      let kind = failure.isFatal ? "error" : "warning"
      StandardError.write("\(failure.path)\(place): \(kind): \(failure.reason)\n")
    }
    if files.failures.contains(where: \.isFatal) { throw ExitCode(2) }
    if files.catalogs.isEmpty, files.exchanges.isEmpty {
      throw failed("There is no catalog in \(inputs.joined(separator: ", "))")
    }
    let conversion = CatalogConversion(
      files.catalogs, exchanges: files.exchanges, sourceLanguage: sourceLanguage)
    for language in languages where !conversion.locales.contains(language) {
      throw failed(
        "No input has the language '\(language)'; there are "
          + conversion.locales.joined(separator: ", "))
    }
    let result = conversion.converted(to: to, languages: languages.isEmpty ? nil : languages)
    let folder = OutputFiles(folder: output)
    if force { try checkDrops(result, folder) }
    do throws(OutputFiles.Failure) {
      try folder.write(result.outputs, replaces: force)
    } catch {
      throw failed("\(error.path): \(error.reason)")
    }
    var buffer = OutputBuffer(descriptor: 1)
    let paths = result.outputs.map(folder.path(of:))
    switch report {
    case .human: ConversionReport.write(result.losses, paths, showsAll: all, to: &buffer)
    case .json: ConversionReport.writeJSON(result.losses, paths, to: &buffer)
    }
    buffer.flush()
    if !result.isComplete { throw ExitCode(1) }
  }

  /// Stops if files that would be overwritten contain something that would be lost.
  private func checkDrops(_ result: CatalogConversion.Result, _ folder: OutputFiles) throws {
    let permission = OutputDrops.Permission(
      languages: droppedLanguages, keys: droppedKeys, all: dropMissing)
    let drops = OutputDrops(result.outputs, in: folder, permission: permission).drops
    if drops.isEmpty { return }
    var buffer = OutputBuffer(descriptor: 1)
    switch report {
    case .human: ConversionReport.write(drops, showsAll: all, to: &buffer)
    case .json: ConversionReport.writeJSON(result.losses, [], drops: drops, to: &buffer)
    }
    buffer.flush()
    throw ExitCode(1)
  }

  private func failed(_ message: String) -> ExitCode {
    StandardError.write("error: \(message)\n")
    return ExitCode(2)
  }
}
