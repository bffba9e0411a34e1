import ArgumentParser
import CalqueDiagnostics
import CalqueExchange
import CalqueLint

/// `strings-lint convert INPUT… --to FORMAT --output DIR`
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract:
      "Convert catalogs between formats, and report what the target format cannot represent.",
    discussion: """
      The files of a table in all languages belong together: de.lproj/Shop.strings, \
      fr.lproj/Shop.strings and fr.lproj/Shop.stringsdict become one Shop.xcstrings.

      xcstrings  a string catalog for each table
      lproj      a folder for each language, with .strings and .stringsdict files
      xliff      a file for each target language
      xcloc      an Xcode localization catalog for each target language
      po         TABLE/LANGUAGE.po; source texts are msgid, keys are msgctxt
      android    values-LANGUAGE/strings.xml, with names derived from the keys

      A variation that the format does not support, such as one by device, is written as a separate \
      message, key|==|device.mac, so that it can be translated and imported.

      If the inputs include catalogs, the strings of .xliff, .xcloc or .po files of translators \
      replace those of the catalogs, each with a note. To change only these strings in the \
      catalogs' own files, use 'strings-lint import'.

      Every loss and change is reported with its key, language and replacement. --force overwrites \
      files, but does not drop a language, key or string that they contain and the input lacks, \
      unless an option allows it: otherwise the losses are listed, and nothing is written.

      The exit status is 0 if everything is represented, apart from spelling, 1 if something is \
      not, and 2 if the arguments are invalid or a file cannot be read or written; in this case, \
      nothing is written.
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

  @Option(name: .shortAndLong, help: ArgumentHelp("The folder for the files.", valueName: "folder"))
  var output: String

  @Option(
    help: ArgumentHelp(
      "The language of the source texts. The default is that of the files, or en.",
      valueName: "language"))
  var sourceLanguage: String?

  @Option(
    name: .customLong("language"),
    help: ArgumentHelp(
      "Write this language, in addition to the source language. Repeatable. The default is all.",
      valueName: "language"))
  var languages: [String] = []

  @Option(help: ArgumentHelp("The format of the report: human or json.", valueName: "form"))
  var report = Report.human

  @Flag(help: "Overwrite existing files, unless that would drop something.")
  var force = false

  @Option(
    name: .customLong("drop-language"),
    help: ArgumentHelp(
      "With --force: a language that may be dropped. Repeatable.", valueName: "language"))
  var droppedLanguages: [String] = []

  @Option(
    name: .customLong("drop-key"),
    help: ArgumentHelp("With --force: a key that may be dropped. Repeatable.", valueName: "key"))
  var droppedKeys: [String] = []

  @Flag(help: "With --force: drop everything that the input lacks.")
  var dropMissing = false

  @Flag(help: "List every loss. The default is the first ones of each kind.")
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
      throw ValidationError("--drop-language, --drop-key and --drop-missing require --force")
    }
  }

  func run() throws {
    let files = ConversionInputs(inputs)
    for failure in files.failures { StandardError.write("\(failure)\n") }
    if files.failures.contains(where: { $0.severity == .error }) { throw ExitCode(2) }
    if files.catalogs.isEmpty, files.exchanges.isEmpty {
      throw failed("No catalog found in \(inputs.joined(separator: ", "))")
    }
    let conversion = CatalogConversion(
      files.catalogs, exchanges: files.exchanges, sourceLanguage: sourceLanguage)
    for language in languages where !conversion.locales.contains(language) {
      throw failed(
        "No input has the language '\(language)'; expected one of "
          + conversion.locales.joined(separator: ", "))
    }
    let result = conversion.converted(to: to, languages: languages.isEmpty ? nil : languages)
    let folder = OutputFiles(folder: output)
    if force { try checkDrops(result, folder) }
    do throws(FileError) {
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
