import ArgumentParser
import CalqueExchange
import CalqueLint

/// `strings-lint export CATALOG… --language LANGUAGE --to FORMAT`
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the files that a translator works on.",
    discussion: """
      xliff  LANGUAGE.xliff, with all tables
      xcloc  LANGUAGE.xcloc, as Xcode exports it, with the source files to look at
      po     LANGUAGE.po; of several tables TABLE/LANGUAGE.po

      A catalog in an .lproj folder comes with its table's files in the other languages. Keys that \
      are not to be translated, and those that the program no longer uses ('stale'), are left out. \
      Plural forms are those of the language, whatever forms the source language has. In a .po file, \
      a text whose state is 'new' has an empty msgstr, and one that needs review is fuzzy.

      'strings-lint import' takes the files back.

      The exit status is 0 when all keys are in the files, 1 when the format has no place for one, \
      which is reported, and 2 when the arguments make no sense or a file cannot be read or written; \
      then nothing is written.
      """)

  @Argument(
    help: ArgumentHelp(
      "Files and folders: .xcstrings, .strings, .stringsdict, .lproj; .xliff where it is named.",
      valueName: "catalog"))
  var catalogs: [String]

  @Option(
    name: .customLong("language"),
    help: ArgumentHelp(
      "The language to translate into; may be given again. Without it: all that the catalogs have.",
      valueName: "language"))
  var languages: [String] = []

  @Option(help: ArgumentHelp("xliff, xcloc or po.", valueName: "format"), transform: format)
  var to: TranslationFormat

  @Flag(help: "Only keys with a text that is not translated.")
  var missing = false

  @Flag(help: "Only keys with a translation that needs review; with --missing, both.")
  var needsReview = false

  @Option(name: .shortAndLong, help: ArgumentHelp("Where the files go.", valueName: "folder"))
  var output = "."

  @Option(
    help: ArgumentHelp(
      "The language of the source texts. Without it: what the files say, else en.",
      valueName: "language"))
  var sourceLanguage: String?

  @Flag(help: "Write over files that are there.")
  var force = false

  private static func format(_ name: String) throws -> TranslationFormat {
    guard let format = TranslationFormat(rawValue: name) else {
      let names = TranslationFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("Expected one of \(names), found '\(name)'")
    }
    return format
  }

  func validate() throws {
    if catalogs.isEmpty { throw ValidationError("Missing expected argument '<catalog> ...'") }
  }

  func run() throws {
    let project = TranslationProject(catalogs, sourceLanguage: sourceLanguage)
    try ExchangeMessages.check(project, given: catalogs)
    let languages = try chosen(project)
    var outputs: [CatalogConversion.Output] = []
    var lines: [String] = []
    var omissions: [TranslationExport.Omission] = []
    for language in languages {
      for failure in project.failures(in: language) { throw ExchangeMessages.failed(failure) }
      let export = TranslationExport(
        project, language: project.spelling(of: language), to: to, selection: selection)
      outputs += export.outputs
      omissions += export.omissions.filter { !omissions.contains($0) }
      lines.append(summary(export, project.spelling(of: language)))
    }
    let folder = OutputFiles(folder: output == "." ? "" : output)
    do throws(OutputFiles.Failure) {
      try folder.write(outputs, replaces: force)
    } catch {
      throw ExchangeMessages.failed("\(error.path): \(error.reason)")
    }
    var buffer = OutputBuffer(descriptor: 1)
    for omission in omissions {
      buffer.write("left out: \(omission.file): \"\(omission.key)\": \(omission.reason)\n")
    }
    for output in outputs { buffer.write("wrote \(folder.path(of: output))\n") }
    for line in lines { buffer.write(line + "\n") }
    buffer.flush()
    if !omissions.isEmpty { throw ExitCode(1) }
  }

  private var selection: TranslationSelection {
    var result: TranslationSelection = []
    if missing { result.insert(.missing) }
    if needsReview { result.insert(.needsReview) }
    return result
  }

  private func chosen(_ project: TranslationProject) throws -> [String] {
    let sources = project.sourceLanguages
    for language in languages {
      guard TranslationProject.isLanguage(language) else {
        throw ExchangeMessages.failed("'\(language)' is not the name of a language")
      }
      if sources.contains(where: { TranslationProject.areSame($0, language) }) {
        throw ExchangeMessages.failed(
          "\(language) is the source language; --language is the one to translate into")
      }
    }
    if !languages.isEmpty { return languages }
    let all = project.locales.filter { locale in
      locale != "Base" && !sources.contains { TranslationProject.areSame($0, locale) }
    }
    if all.isEmpty {
      throw ExchangeMessages.failed(
        "The catalogs have the source language only; --language names the one to translate into")
    }
    return all
  }

  private func summary(_ export: TranslationExport, _ language: String) -> String {
    if export.keys == 0 { return "\(language): nothing to translate; no file was written" }
    let texts = "\(export.texts) text\(export.texts == 1 ? "" : "s")"
    return
      "\(language): \(export.keys) key\(export.keys == 1 ? "" : "s"), \(texts), "
      + "\(export.missing) not translated, \(export.unreviewed) to review"
  }
}
