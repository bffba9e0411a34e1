import CalqueCatalogs
import CalqueDiagnostics

/// Makes the units of languages: of each folder once, with its first file, and of each language of
/// a catalog once. The tables that the language lacks are visited with that file too.
final class LanguageUnits {
  /// A language, by the folder with its name.
  private struct Folder {
    var name: String
    /// The folder around it, with its slash.
    var parent: String
  }

  private let groups: [FileGroup]
  private let sourceLanguage: String?
  private lazy var gaps = TableGaps(groups, sourceLanguage: sourceLanguage)
  /// The sibling languages, in the order of their files.
  private var siblings: [String: [String]] = [:]
  /// The folders that are checked with a file, by its path.
  private var folders: [String: Folder] = [:]

  /// A linter for the files of a run.
  init(_ groups: [FileGroup], sourceLanguage: String?) {
    self.groups = groups
    self.sourceLanguage = sourceLanguage
    for case .table(let parent, _, let members) in groups {
      for member in members where !member.locale.isEmpty {
        guard let file = member.strings ?? member.dictionary,
          siblings[parent]?.contains(member.locale) != true
        else { continue }
        siblings[parent, default: []].append(member.locale)
        folders[file] = Folder(name: member.locale, parent: parent)
      }
    }
  }

  /// Visits the languages that begin with a file, and the tables that they lack.
  func visit(_ file: LintFile, in run: TaskRecorder, _ visitor: inout some UnitVisitor) {
    for (table, coverage) in gaps.missing(with: file.path, in: run) {
      run.note(coverage)
      visitor.visit(table)
    }
    switch file.content {
    case .catalog(let catalog) where file.format.holdsAllLanguages:
      visit(
        catalog.locales, .catalog, &visitor, isLatin: { Self.isLatin(catalog.texts(in: $0)) },
        range: { catalog.place(ofLocale: $0) })
    case .exchange(let catalogs):
      var names: [String] = []
      for name in catalogs.flatMap(\.locales) where !names.contains(name) && !name.isEmpty {
        names.append(name)
      }
      visit(names, .exchange, &visitor) { file.source.place(ofAttribute: $0) }
    case .catalog, .strings:
      guard let folder = folders[file.path] else { return }
      let rest = file.path.dropFirst(folder.parent.count + folder.name.count)
      visitor.enter(locale: folder.name)
      if !visitor.asks(for: .language) { return }
      visitor.visit(
        LanguageUnit(
          name: folder.name, siblings: siblings[folder.parent] ?? [], place: .folder, range: 0..<0,
          isLatin: { _ in Self.isLatin(file) },
          exists: { run.reference(folder.parent + $0 + rest) != nil },
          isCopy: {
            run.reference(folder.parent + $0 + rest)?.source.utf8 == file.source.utf8
          }))
    }
  }

  /// Whether the texts of a file have Latin letters, and few others.
  private static func isLatin(_ file: LintFile) -> Bool {
    var texts: [String] = []
    switch file.content {
    case .strings(let strings): texts = strings.entries.map(strings.value)
    case .catalog(let catalog):
      texts = catalog.entries.flatMap(\.localizations).compactMap(\.value).flatMap(\.texts)
        .map(\.string)
    case .exchange: break
    }
    return isLatin(texts)
  }

  private static func isLatin(_ texts: [String]) -> Bool {
    var (latin, others) = (0, 0)
    for scalar in texts.lazy.flatMap(\.unicodeScalars)
    where CharacterTable.classes(of: scalar.value).contains(.letter) {
      if TextTraits(of: scalar).contains(.latin) { latin += 1 } else { others += 1 }
    }
    return latin > 4 * others
  }

  private func visit(
    _ names: [String], _ place: LanguageUnit.Place, _ visitor: inout some UnitVisitor,
    isLatin: @escaping (String) -> Bool = { _ in false }, range: (String) -> Range<Int>
  ) {
    for name in names {
      visitor.enter(locale: name)
      if !visitor.asks(for: .language) { continue }
      visitor.visit(
        LanguageUnit(
          name: name, siblings: names, place: place, range: range(name),
          isLatin: isLatin, exists: { _ in false }))
    }
  }
}

extension Catalog {
  /// Returns the texts of a language.
  fileprivate func texts(in locale: String) -> [String] {
    entries.flatMap(\.localizations).filter { $0.locale == locale }.compactMap(\.value)
      .flatMap(\.texts).map(\.string)
  }

  /// Returns the first range of a language in a string catalog.
  fileprivate func place(ofLocale name: String) -> Range<Int> {
    for entry in entries {
      if let found = entry.localizations.first(where: { $0.locale == name }) {
        return found.localeRange
      }
    }
    return 0..<0
  }
}

extension SourceText {
  /// Returns the first range of a value in quotes, such as that of `target-language`.
  fileprivate func place(ofAttribute value: String) -> Range<Int> {
    let name = Array("-language=".utf8)
    let value = Array(value.utf8)
    var start = 0
    while start + name.count + value.count + 2 <= utf8.count {
      let first = start + name.count + 1
      if utf8[start..<(start + name.count)].elementsEqual(name),
        utf8[first..<(first + value.count)].elementsEqual(value)
      {
        return first..<(first + value.count)
      }
      start += 1
    }
    return 0..<0
  }
}
