public import CalqueDiagnostics

/// A `.stringsdict` file: texts of one language that vary by number, device or width.
public struct StringsDictionary: Sendable {
  /// The text. All ranges count bytes of its `utf8`.
  public let source: SourceText
  /// The language that was passed for it.
  public let locale: String
  /// The entries in file order, including those with equal keys. Each has one localization, in
  /// ``locale``.
  ///
  /// Named parts are substitutions. The file does not specify their argument numbers; each comes
  /// from the place in the format, `%2$#@name@`, or else from the order of the places.
  public let entries: [CatalogEntry]
  /// The problems of the file, in file order.
  public let problems: [CatalogProblem]
  /// Whether the runtime reads the file at all.
  public let isReadable: Bool

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - source: Its text.
  ///   - locale: The language, from the name of its folder: `de` in `de.lproj`.
  public init(_ source: SourceText, locale: String = "") {
    self.source = source
    self.locale = locale
    let result = StringsDictionaryReader.read(source, locale: locale)
    entries = result.entries
    problems = result.problems
    isReadable = result.isReadable
  }
}
