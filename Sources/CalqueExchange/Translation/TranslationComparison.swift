import CalqueCatalogs
import CalqueICU

/// Finds the differences between a translator's file and the catalog.
///
/// Each text of the file is compared with the result of an export at present. So an unchanged file
/// changes nothing, regardless of the limits of its format.
struct TranslationComparison {
  private(set) var changes: [TranslationChange] = []
  var remarks: [TranslationRemark] = []

  let part: TranslationFile.Part
  /// The file as it was exported, if it is available.
  let base: TranslationFile.Part?
  let table: TranslationTable
  let language: String
  let entries: [ScalarKey: TranslationEntry]

  init(
    _ part: TranslationFile.Part, base: TranslationFile.Part?, table: TranslationTable,
    language: String
  ) {
    self.part = part
    self.base = base
    self.table = table
    self.language = language
    entries = Dictionary(
      table.entries(in: language).map { (ScalarKey($0.key), $0) },
      uniquingKeysWith: { first, _ in first })
    switch part.content {
    case .catalog(let catalog): compare(catalog)
    case .portableObject(let file): compare(file)
    }
  }

  mutating func remark(
    _ kind: TranslationRemark.Kind, _ key: String, _ path: TextPath? = nil, at offset: Int,
    _ message: String
  ) {
    remarks.append(
      TranslationRemark(
        kind: kind, file: part.path, offset: offset, catalog: table.path(of: language), key: key,
        path: path?.description ?? "", message: message))
  }

  mutating func change(_ change: TranslationChange) { changes.append(change) }

  /// Reports a key that is not in the catalog.
  mutating func reportUnknown(_ key: String, at offset: Int, translation: String) {
    remark(.unknown, key, at: offset, "The key does not exist")
    remarks[remarks.count - 1].translation = translation
  }
}
