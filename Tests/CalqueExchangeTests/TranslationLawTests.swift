import CalqueCatalogs
import CalqueDiagnostics
import CalqueICU
import CalqueTestCorpus
import Foundation
import Testing

@testable import CalqueExchange

/// The catalogs of real apps, exported for a translator and imported again.
@Suite struct TranslationLawTests {
  /// Enough languages for each plural category and script, and one that is not in any app.
  static let languages = ["de", "ru", "ar", "ja", "cy"]

  @Test(arguments: TestCorpus.projects, TranslationFormat.allCases)
  func aFileThatNobodyTouchedChangesNothing(_ app: String, _ format: TranslationFormat) throws {
    let project = try ConversionCorpus.project(app)
    for language in format == .xcloc ? ["cy"] : Self.languages {
      let export = TranslationExport(project, language: language, to: format)
      #expect(Set(export.outputs.map(\.path)).count == export.outputs.count, "\(app)")
      let file = TranslationFile(export.outputs, sourceLanguages: project.sourceLanguages)
      let result = TranslationImport(file, into: project)
      #expect(result.failures == [], "\(app) \(language)")
      #expect(result.remarks == [], "\(app) \(language)")
      #expect(result.outputs.map(\.path) == [], "\(app) \(language)")
    }
  }

  /// A text of each table is changed, and only the bytes of its entry change.
  @Test(arguments: TestCorpus.projects, [TranslationFormat.xliff, .po])
  func oneTextChangesItsEntryOnly(_ app: String, _ format: TranslationFormat) throws {
    let project = try ConversionCorpus.project(app)
    for (turn, language) in ["de", "ar", "cy"].enumerated() {
      let export = TranslationExport(project, language: language, to: format)
      for table in project.tables where table.canHold(language) {
        let entries = table.entries(in: language).filter { entry in
          !entry.isStale && entry.shouldTranslate && !table.isShadowed(entry.key, in: language)
            && entry.units.contains { !$0.source.isEmpty }
            && !project.failures(of: table, in: language).contains { $0.severity == .error }
        }
        guard !entries.isEmpty else { continue }
        let entry = entries[(turn * 7919 + entries.count / 2) % entries.count]
        let editor = TranslationEditor(
          key: entry.key, original: table.original(from: project.root), text: "Změněno «\(turn)»")
        guard let (files, paths) = editor.edited(export.outputs, entry) else { continue }
        let result = TranslationImport(TranslationFile(files), into: project)
        #expect(result.failures == [], "\(app) \(language) \(entry.key)")
        #expect(result.remarks == [], "\(app) \(language) \(entry.key)")
        #expect(result.outputs.count == 1, "\(app) \(language) \(entry.key)")
        guard let output = result.outputs.first else { continue }
        check(output, table, language, entry, paths, text: editor.text)
      }
    }
  }

  private func check(
    _ output: TranslationImport.Output, _ table: TranslationTable, _ language: String,
    _ entry: TranslationEntry, _ paths: [TextPath], text: String
  ) {
    let place: Comment = "\(output.path) \(language) \(entry.key)"
    let after = CatalogFile.readAll(output.contents, path: output.path)
    let locale = table.spelling(of: language) ?? language
    let found = after.lazy.compactMap { $0[entry.key]?.localization(locale) }.first {
      candidate in paths.allSatisfy { candidate.text(at: $0)?.string == text }
    }
    #expect(found != nil, place)
    guard let file = table.file(of: language) else { return }
    // The file names its first target language.
    if table.format == .xliff, table.spelling(of: language) == nil { return }
    let old = table.files[file].catalog
    // Texts that are not UTF-8 are compared as texts.
    let source = SourceText(path: output.path, contents: output.contents)
    let start = zip(old.source.utf8, source.utf8).prefix { $0 == $1 }.count
    let limit = min(old.source.utf8.count, source.utf8.count) - start
    let end = zip(old.source.utf8.reversed(), source.utf8.reversed()).prefix { $0 == $1 }.count
    let changed = start..<max(start, old.source.utf8.count - min(end, limit))
    if let before = old[entry.key] {
      let range = before.range
      #expect(
        changed.isEmpty
          || range.lowerBound <= changed.lowerBound && changed.upperBound <= range.upperBound, place
      )
    } else {
      #expect(changed.isEmpty, place)
    }
  }
}

/// Changes the texts of a key in files for translators, as a translator does.
struct TranslationEditor {
  var key: String
  /// The table.
  var original: String
  var text: String

  /// Returns the file of the table with its texts changed, and their paths; nil if it does not have
  /// the key.
  func edited(
    _ outputs: [CatalogConversion.Output], _ entry: TranslationEntry
  ) -> (files: [CatalogConversion.Output], paths: [TextPath])? {
    for output in outputs {
      if output.path.hasSuffix(".po") {
        if let result = edited(po: output, entry) { return ([result.0], result.1) }
      } else if let result = edited(xliff: output) {
        return ([result.0], result.1)
      }
    }
    return nil
  }

  private func edited(
    po output: CatalogConversion.Output, _ entry: TranslationEntry
  ) -> (CatalogConversion.Output, [TextPath])? {
    var file = PortableObject(path: output.path, contents: output.contents)
    guard file[field: "X-Catalog"] == original else { return nil }
    // Parts are kept, so that the text still refers to them.
    let messages = TranslationMessage.messages(of: entry).filter {
      FormatString($0.id).substitutions.isEmpty
    }
    var paths: [TextPath] = []
    for message in messages {
      guard
        let index = file.messages.firstIndex(where: { ($0.context ?? $0.id) == message.name })
      else { return nil }
      file.messages[index].translations = file.messages[index].translations.map { _ in text }
      file.messages[index].flags.removeAll { $0 == "fuzzy" }
      paths += message.units.map(\.path).filter { isFormed($0, file) }
    }
    for index in file.messages.indices where file.messages[index].translations == [""] {
      // Texts that consist of parts.
      let message = file.messages[index]
      let name = message.context ?? message.id
      if name == key || name.hasPrefix(key + FlatMessage.separator) {
        file.messages[index].translations = [message.id]
      }
    }
    if messages.isEmpty { return nil }
    var result = output
    result.contents = Array(file.text.utf8)
    return (result, paths)
  }

  /// Returns whether the file has a form for the category of a path.
  private func isFormed(_ path: TextPath, _ file: PortableObject) -> Bool {
    guard let last = path.choices.last, last.kind == .plural, let forms = file.pluralForms,
      let language = file.language
    else { return true }
    let all = PluralFormMapping(forms, language: language).forms
    // The first category of a form has its text; the others change with it if they had the same
    // text.
    guard let own = all.first(where: { $0.category.rawValue == last.selector }) else {
      return false
    }
    return all.first { $0.index == own.index } == own
  }

  private func edited(
    xliff output: CatalogConversion.Output
  ) -> (CatalogConversion.Output, [TextPath])? {
    guard
      var catalog = CatalogFile.readAll(output.contents, path: output.path)
        .first(where: { $0.original == original && $0[key] != nil }),
      var entry = catalog[key],
      let source = entry.localization(catalog.sourceLanguage ?? ""),
      let target = catalog.locales.last
    else { return nil }
    let paths = source.textsByPath.filter { FormatString($0.text.string).substitutions.isEmpty }
      .map(\.path)
    guard !paths.isEmpty else { return nil }
    var localization =
      entry.localization(target) ?? CatalogLocalization(locale: target, value: nil)
    for part in source.substitutions where localization.substitution(part.name) == nil {
      localization.substitutions.append(
        CatalogSubstitution(
          name: part.name, value: .variations(CatalogVariations(.plural, cases: []))))
    }
    if localization.value == nil, !source.substitutions.isEmpty {
      localization.value = source.value
    }
    for path in paths { _ = localization.set(text, state: "translated", at: path) }
    entry[target] = localization
    catalog[key] = entry
    // Alone, as the other tables are irrelevant here.
    let copy = Catalog(
      name: catalog.name, format: .xliff, sourceLanguage: catalog.sourceLanguage, version: "1.2",
      original: original, locales: catalog.locales, entries: Array(catalog.entries))
    guard let contents = try? XLIFFWriter.contents(of: [copy]) else { return nil }
    return (CatalogConversion.Output(path: output.path, contents: contents), paths)
  }
}

extension ConversionCorpus {
  /// Returns an app with its exchange files, in the languages of the law.
  static func project(_ app: String) throws -> TranslationProject {
    let root = TestCorpus.folder.appendingPathComponent(app)
    guard let walk = FileManager.default.enumerator(atPath: root.path) else {
      return TranslationProject([Catalog]())
    }
    let wanted = Set(TranslationLawTests.languages + ["Base", "en"])
    let catalogs = try walk.compactMap { $0 as? String }.sorted().flatMap { path -> [Catalog] in
      guard CatalogFile.format(ofPath: path) != nil else { return [] }
      if let locale = CatalogFile.locale(ofPath: path), !wanted.contains(locale),
        !path.hasSuffix(".xcstrings")
      {
        return []
      }
      let bytes = [UInt8](try Data(contentsOf: root.appendingPathComponent(path)))
      let read = CatalogFile.readAll(bytes, path: path)
      return read.contains {
        $0.problems.contains { $0.effect >= .losesEntries && $0.code != .duplicateKey }
      } ? [] : read
    }
    return TranslationProject(catalogs)
  }
}
