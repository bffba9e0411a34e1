public import CalqueDiagnostics

/// A `.stringsdict` file: texts of one language that vary by number, device or width.
public struct StringsDictionary: Sendable {
  /// The text. All ranges count bytes of its `utf8`.
  public let source: SourceText
  /// The language that was given for it.
  public let locale: String
  /// The entries in file order, with those of equal keys. Each has one localization, in ``locale``.
  ///
  /// Named parts are substitutions. Of those the file gives no argument number: it is that of the
  /// place in the format, `%2$#@name@`, or else the order of the places.
  public let entries: [CatalogEntry]
  /// What is wrong with the file, in file order.
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
    self.locale = locale
    let result = StringsDictionaryReader.read(source, locale: locale)
    entries = result.entries
    problems = result.problems
    isReadable = result.isReadable
  }
}
