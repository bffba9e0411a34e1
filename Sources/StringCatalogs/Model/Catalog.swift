public import Diagnostics

/// A catalog file as its readers see it, whatever its format.
public struct Catalog: Sendable {
  /// The format of a catalog file.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    /// Keys and values of one language: `.strings`.
    case strings
    /// Texts of one language that vary: `.stringsdict`.
    case stringsdict
    /// All languages of a table in one file: `.xcstrings`.
    case xcstrings
    /// An exchange file between a source and a target language: `.xliff`.
    case xliff
  }

  /// The name of the table: the file's name without its extension.
  public var name: String
  /// The file as it was read. Every range in this catalog counts bytes of its `utf8`.
  public var source: SourceText
  /// The format of the file.
  public var format: Format
  /// The language that the keys were written in, where the file says it.
  public var sourceLanguage: String?
  /// The locales that the file speaks, in order of appearance.
  public var locales: [String]
  /// The entries that the runtime sees, in file order. Of equal keys only the last is here.
  public private(set) var entries: [CatalogEntry]
  /// What the reader has to say about the file.
  public var problems: [CatalogProblem]

  private var indices: [String: Int]

  /// Creates a catalog.
  public init(
    name: String, source: SourceText, format: Format, sourceLanguage: String? = nil,
    locales: [String], entries: [CatalogEntry], problems: [CatalogProblem] = []
  ) {
    self.name = name
    self.source = source
    self.format = format
    self.sourceLanguage = sourceLanguage
    self.locales = locales
    self.problems = problems
    self.entries = []
    self.indices = [:]
    self.entries.reserveCapacity(entries.count)
    indices.reserveCapacity(entries.count)
    for entry in entries {
      if let index = indices.updateValue(self.entries.count, forKey: entry.key) {
        indices[entry.key] = index
        self.entries[index] = entry
      } else {
        self.entries.append(entry)
      }
    }
  }

  /// The entry of a key.
  public subscript(key: String) -> CatalogEntry? {
    indices[key].map { entries[$0] }
  }

  /// What a key says in exactly this locale. Nothing falls back here.
  public func localization(of key: String, in locale: String) -> CatalogLocalization? {
    self[key]?.localization(locale)
  }
}
