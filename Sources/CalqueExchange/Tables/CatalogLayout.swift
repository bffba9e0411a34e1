import CalqueCatalogs
import CalqueDiagnostics

extension Catalog {
  /// Returns the catalog with other entries, in its own file. Existing entries keep their places;
  /// others are inserted after the entry that precedes them in the list.
  func arranging(_ wanted: [CatalogEntry]) -> Catalog {
    let known = Dictionary(
      wanted.map { (ScalarKey($0.key), $0) }, uniquingKeysWith: { first, _ in first })
    var followers: [ScalarKey?: [CatalogEntry]] = [:]
    var anchor: ScalarKey?
    for entry in wanted {
      if self[entry.key] != nil {
        anchor = ScalarKey(entry.key)
      } else {
        followers[anchor, default: []].append(entry)
      }
    }
    var result = followers[nil] ?? []
    for entry in entries {
      if let entry = known[ScalarKey(entry.key)] { result.append(entry) }
      result += followers[ScalarKey(entry.key)] ?? []
    }
    return with(entries: result)
  }

  /// Returns the catalog with other entries, which are sorted.
  func with(entries: [CatalogEntry]) -> Catalog {
    Catalog(
      name: name, source: source, format: format, sourceLanguage: sourceLanguage, version: version,
      original: original, locales: locales, entries: entries, otherFields: otherFields,
      problems: problems)
  }

  /// Returns the contents of the file other than its entries that other formats cannot represent: a
  /// header, and comments that do not belong to a key.
  func layoutLosses(table: String) -> [ConversionLoss] {
    func loss(_ what: String) -> ConversionLoss {
      ConversionLoss(
        .layout, table: table, locale: locales.last, file: source.path, what,
        instead: "left out")
    }
    func count(_ number: Int, _ first: String?) -> String {
      let example = first.map { ", the first is '\(ConversionLoss.excerpt($0))'" } ?? ""
      return number == 1
        ? "1 comment belongs to no key\(first.map { ": '\(ConversionLoss.excerpt($0))'" } ?? "")"
        : "\(number) comments belong to no key\(example)"
    }
    switch format {
    case .xcstrings: return []
    case .strings:
      let comments = StringsFile(source).looseComments
      return comments.isEmpty ? [] : [loss(count(comments.count, comments.first))]
    case .stringsdict:
      let comments = source.utf8.ranges(of: Array("<!--".utf8)).count
      let loose = comments - entries.count { $0.comment != nil }
      return loose > 0 ? [loss(count(loose, nil))] : []
    case .xliff:
      let headers = otherFields.filter { $0.spelling.utf8.first == UInt8(ascii: "<") }
      return headers.isEmpty ? [] : [loss("the <file> has a <\(headers[0].name)>")]
    }
  }
}
