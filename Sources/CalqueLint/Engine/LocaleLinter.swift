import CalqueCatalogs
import CalqueDiagnostics

/// Looks at the names of languages: at each folder once, with its first file, and at each column
/// of a catalog once. With that file it tells which tables the language lacks too.
final class LocaleLinter {
  /// A language, by the folder that has its name.
  private struct Folder {
    var name: String
    /// The folder around it, with its slash.
    var parent: String
  }

  private let groups: [FileGroup]
  private let sourceLanguage: String?
  private lazy var gaps = TableGaps(groups, sourceLanguage: sourceLanguage)
  /// The languages that stand side by side, in the order of their files.
  private var siblings: [String: [String]] = [:]
  /// The folders that are looked at with a file, by its path.
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

  /// Looks at the names that begin with a file.
  func lint(_ file: LintFile, in run: LintRun, _ list: inout FindingList) {
    if !list.rules.table.isEmpty {
      for table in gaps.missing(with: file.path, in: run) {
        for rule in list.rules.table {
          guard let remark = rule.check(table) else { continue }
          list.add(
            rule, at: 0..<0, severity: remark.severity, remark.message, remedy: remark.remedy,
            locale: table.locale)
        }
      }
    }
    switch file.content {
    case .catalog(let catalog) where file.format == .xcstrings:
      lint(catalog.locales, .catalog, &list) { catalog.place(ofLocale: $0) }
    case .exchange(let catalogs):
      var names: [String] = []
      for name in catalogs.flatMap(\.locales) where !names.contains(name) && !name.isEmpty {
        names.append(name)
      }
      lint(names, .exchange, &list) { file.source.place(ofAttribute: $0) }
    case .catalog, .strings:
      guard let folder = folders[file.path] else { return }
      let rest = file.path.dropFirst(folder.parent.count + folder.name.count)
      let column = LocaleColumn(
        name: folder.name, siblings: siblings[folder.parent] ?? [], place: .folder,
        exists: { run.reference(folder.parent + $0 + rest) != nil })
      lint(column, at: { 0..<0 }, &list)
    }
  }

  private func lint(
    _ names: [String], _ place: LocaleColumn.Place, _ list: inout FindingList,
    at range: (String) -> Range<Int>
  ) {
    for name in names {
      let column = LocaleColumn(
        name: name, siblings: names, place: place, exists: { _ in false })
      lint(column, at: { range(name) }, &list)
    }
  }

  private func lint(
    _ column: LocaleColumn, at range: () -> Range<Int>, _ list: inout FindingList
  ) {
    list.enter(locale: column.name)
    for rule in list.rules.locale {
      for remark in rule.check(column) {
        list.add(
          rule, at: range(), severity: remark.severity, remark.message, remedy: remark.remedy,
          locale: column.name)
      }
    }
  }
}

extension Catalog {
  /// Where a language first stands in a string catalog.
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
  /// Where a value first stands between quotes, as those of `target-language` do.
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
