import ArgumentParser
import CalqueDiagnostics
import CalqueExchange
import CalqueLint

/// `strings-lint export CATALOG… --language LANGUAGE --to FORMAT`
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write files for translators.",
    discussion: """
      xliff    LANGUAGE.xliff with all tables
      xcloc    LANGUAGE.xcloc as Xcode exports it, with the source files for reference
      po       LANGUAGE.po; for several tables TABLE/LANGUAGE.po
      strings  LANGUAGE.lproj/TABLE.strings, and the same in the source language

      A catalog in an .lproj folder includes the files of its table in the other languages. Keys \
      that are not translatable, and keys that the program no longer uses ('stale'), are omitted. \
      Plural forms are those of the target language, regardless of the source language. In a .po \
      file, a string in the state 'new' has an empty msgstr, and one that needs review is fuzzy; in a \
      .strings file, a string that is not translated is empty.

      If --output ends with the extension of the format, it is the file itself: cs.xliff.

      'strings-lint import' imports the translated files.

      The exit status is 0 if all keys are in the files, 1 if the format cannot represent a key, \
      which is reported, and 2 if the arguments are invalid or a file cannot be read or written; in \
      this case, nothing is written.
      """)

  @Argument(
    help: ArgumentHelp(
      "Files and folders: .xcstrings, .strings, .stringsdict, .lproj; .xliff only if given by name.",
      valueName: "catalog"))
  var catalogs: [String]

  @Option(
    name: .customLong("language"),
    help: ArgumentHelp(
      "The target language. Repeatable. The default is all languages of the catalogs.",
      valueName: "language"))
  var languages: [String] = []

  @Option(
    help: ArgumentHelp("xliff, xcloc, po or strings.", valueName: "format"), transform: format)
  var to: TranslationFormat

  @Flag(help: "Export only keys with an untranslated string.")
  var missing = false

  @Flag(help: "Export only keys with a translation that needs review; with --missing, both.")
  var needsReview = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder for the files, or the file if there is one.", valueName: "path"))
  var output = "."

  @Option(
    help: ArgumentHelp(
      "The language of the source texts. The default is that of the files, or en.",
      valueName: "language"))
  var sourceLanguage: String?

  @Flag(help: "Overwrite existing files.")
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
      export.add(to: &outputs)
      omissions += export.omissions.filter { !omissions.contains($0) }
      lines.append(summary(export, project.spelling(of: language)))
    }
    let destination = ExportDestination(output, format: to)
    let folder = OutputFiles(folder: destination.folder)
    guard destination.take(&outputs) else {
      throw ExchangeMessages.failed(
        "--output names one file, and there are several; name a folder")
    }
    do throws(FileError) {
      try folder.write(outputs, replaces: force)
    } catch {
      throw ExchangeMessages.failed("\(error.path): \(error.reason)")
    }
    var buffer = OutputBuffer(descriptor: 1)
    for omission in omissions {
      buffer.write("omitted: \(omission.file): \"\(omission.key)\": \(omission.reason)\n")
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
        throw ExchangeMessages.failed("'\(language)' is not a language")
      }
      if sources.contains(where: { TranslationProject.areSame($0, language) }) {
        throw ExchangeMessages.failed(
          "\(language) is the source language; --language expects a target language")
      }
    }
    if !languages.isEmpty { return languages }
    let all = project.locales.filter { locale in
      locale != "Base" && !sources.contains { TranslationProject.areSame($0, locale) }
    }
    if all.isEmpty {
      throw ExchangeMessages.failed(
        "The catalogs have only the source language; use --language to name a target language")
    }
    return all
  }

  private func summary(_ export: TranslationExport, _ language: String) -> String {
    if export.keys == 0 { return "\(language): nothing to translate; no file was written" }
    let texts = "\(export.texts) string\(export.texts == 1 ? "" : "s")"
    return
      "\(language): \(export.keys) key\(export.keys == 1 ? "" : "s"), \(texts), "
      + "\(export.missing) not translated, \(export.unreviewed) needing review"
  }
}
