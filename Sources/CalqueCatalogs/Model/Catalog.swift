public import CalqueDiagnostics

/// The contents of a catalog file, independent of its format.
///
/// A catalog is a value. After a change of its entries, ``CatalogWriter`` writes the file with
/// nothing else changed.
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
  /// The file as it was read. Every range in this catalog counts bytes of its `utf8`. Empty if the
  /// catalog was created in memory.
  public var source: SourceText
  /// The format of the file.
  public var format: Format
  /// The language that the keys were written in, if the file specifies it.
  public var sourceLanguage: String?
  /// The version of the format, if the file specifies it: `1.0` or `1.1` in a string catalog.
  public var version: String?
  /// The path of the file from which an exchange file's texts come: `original` in its `<file>`.
  public var original: String?
  /// The locales in the file, in order of appearance.
  public var locales: [String]
  /// Fields of the file itself that the model has no name for.
  public var otherFields: [CatalogField]
  /// The entries, in file order. Of entries with equal keys, only the last that the runtime reads
  /// is here, at the position of the first. The entries recovered from a broken file are here too:
  /// if the runtime does not read one, its ``CatalogEntry/isReachable`` is false.
  public internal(set) var entries: CatalogEntries
  /// The problems that the reader found in the file.
  public var problems: [CatalogProblem]

  /// Creates a catalog.
  public init(
    name: String, source: SourceText = SourceText(path: "", contents: []), format: Format,
    sourceLanguage: String? = nil, version: String? = nil, original: String? = nil,
    locales: [String], entries: [CatalogEntry], otherFields: [CatalogField] = [],
    problems: [CatalogProblem] = []
  ) {
    self.name = name
    self.source = source
    self.format = format
    self.sourceLanguage = sourceLanguage
    self.version = version
    self.original = original
    self.locales = locales
    self.otherFields = otherFields
    self.problems = problems
    self.entries = CatalogEntries(entries)
  }

  /// The entry of a key. A new entry is added at the end, and an existing one keeps its position.
  /// Setting nil removes the key.
  ///
  /// The key of the entry takes precedence: setting an entry under another key replaces both.
  public subscript(key: String) -> CatalogEntry? {
    get { entries.place(of: key).map { entries[$0] } }
    set {
      if let newValue {
        entries.replace(key, with: newValue)
      } else {
        entries.remove(key)
      }
    }
  }

  /// Adds an entry at the end, or replaces the entry with the same key.
  public mutating func append(_ entry: CatalogEntry) {
    entries.append(entry)
  }

  /// Inserts an entry at a position, and removes an older one with the same key.
  ///
  /// - Parameters:
  ///   - entry: The new entry.
  ///   - place: The position among ``entries``; the count of entries is the end.
  /// - Complexity: O(number of entries).
  public mutating func insert(_ entry: CatalogEntry, at place: Int) {
    entries.insert(entry, at: place)
  }

  /// Removes the entry of a key, and returns it.
  ///
  /// - Complexity: O(number of entries). To remove many entries, use ``removeAll(where:)``.
  @discardableResult
  public mutating func remove(_ key: String) -> CatalogEntry? {
    entries.remove(key)
  }

  /// Removes all entries that satisfy a condition.
  public mutating func removeAll(where isRemoved: (CatalogEntry) throws -> Bool) rethrows {
    try entries.removeAll(where: isRemoved)
  }

  /// The localization of a key in exactly this locale, without fallback.
  public func localization(of key: String, in locale: String) -> CatalogLocalization? {
    self[key]?.localization(locale)
  }
}
