public import CalqueDiagnostics

/// A catalog file as its readers see it, whatever its format.
///
/// A catalog is a value: change its entries, and ``CatalogWriter`` writes the file anew with
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
  /// The file as it was read. Every range in this catalog counts bytes of its `utf8`. Empty where
  /// the catalog was made, not read.
  public var source: SourceText
  /// The format of the file.
  public var format: Format
  /// The language that the keys were written in, where the file says it.
  public var sourceLanguage: String?
  /// The version of the format, where the file says it: `1.0` or `1.1` in a string catalog.
  public var version: String?
  /// The path of the file that an exchange file's texts come from: `original` in its `<file>`.
  public var original: String?
  /// The locales that the file speaks, in order of appearance.
  public var locales: [String]
  /// Fields of the file itself that the model has no name for.
  public var otherFields: [CatalogField]
  /// The entries, in file order. Of equal keys only the last that the runtime sees is here, in the
  /// place of the first. Of a broken file the entries that a reader recovered are here too: where the
  /// runtime does not see one, ``CatalogEntry/isReachable`` is false.
  public internal(set) var entries: CatalogEntries
  /// What the reader has to say about the file.
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

  /// The entry of a key. A new entry goes to the end, and one that is there already keeps its
  /// place. Setting nil removes the key.
  ///
  /// The key of the entry counts: one that is set under another key replaces both.
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

  /// Adds an entry at the end, or puts it in the place of the one with its key.
  public mutating func append(_ entry: CatalogEntry) {
    entries.append(entry)
  }

  /// Adds an entry before the one at a place, and removes an older one with its key.
  ///
  /// - Parameter place: The place among ``entries``; one beyond the last is the end.
  /// - Complexity: O(number of entries).
  public mutating func insert(_ entry: CatalogEntry, at place: Int) {
    entries.insert(entry, at: place)
  }

  /// Removes the entry of a key, and gives it back.
  ///
  /// - Complexity: O(number of entries). Who removes many uses ``removeAll(where:)``.
  @discardableResult
  public mutating func remove(_ key: String) -> CatalogEntry? {
    entries.remove(key)
  }

  /// Removes all entries that a condition holds for.
  public mutating func removeAll(where isRemoved: (CatalogEntry) throws -> Bool) rethrows {
    try entries.removeAll(where: isRemoved)
  }

  /// What a key says in exactly this locale. Nothing falls back here.
  public func localization(of key: String, in locale: String) -> CatalogLocalization? {
    self[key]?.localization(locale)
  }
}
