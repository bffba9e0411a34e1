public import Diagnostics

/// A `.stringsdict` file: texts of one language that vary by number, device or width.
public struct StringsDictionary: Sendable {
  /// The text. All ranges count bytes of its `utf8`.
  public let source: SourceText
  /// The entries in file order, with those of equal keys. Each has one localization, whose locale
  /// is the one given.
  public let entries: [CatalogEntry]
  /// What is wrong with the file.
  public let problems: [CatalogProblem]
  /// Whether the runtime reads the file at all.
  public let isReadable: Bool

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - source: Its text.
  ///   - locale: The language, which its folder knows: `de` in `de.lproj`.
  public init(_ source: SourceText, locale: String = "") {
    self.source = source
    entries = []
    problems = []
    isReadable = true
  }
}
