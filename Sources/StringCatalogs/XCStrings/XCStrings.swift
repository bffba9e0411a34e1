public import Diagnostics

/// An `.xcstrings` file: all languages of a table.
public struct XCStrings: Sendable {
  /// The text. All ranges count bytes of its `utf8`.
  public let source: SourceText
  /// The language that the keys and texts were written in first.
  public let sourceLanguage: String
  /// The version of the format, `1.0` or `1.1`.
  public let version: String
  /// What is wrong with the file.
  public let problems: [CatalogProblem]
  /// Whether the file is a string catalog at all.
  public let isReadable: Bool

  /// Reads a file.
  public init(_ source: SourceText) {
    self.source = source
    sourceLanguage = ""
    version = ""
    problems = []
    isReadable = true
  }

  /// The entries, decoded, in file order, with those of equal keys.
  public var entries: [CatalogEntry] { [] }
}
