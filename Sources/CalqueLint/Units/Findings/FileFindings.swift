public import CalqueDiagnostics

/// The findings in one file, and its text to quote from.
public struct FileFindings: Sendable {
  /// The text.
  public let source: SourceText
  /// The findings, in the order of the file.
  public var findings: [Finding]
  /// The path of the file, as it was given.
  public var path: String { source.path }
  /// The lines of the text, if they are known.
  private var knownLines: LineMap?

  /// Makes the findings of a file that another program has found: of a sweep of screens, for one.
  ///
  /// - Parameters:
  ///   - source: The text of the file, which reports quote.
  ///   - findings: The findings, in the order of the file.
  public init(source: SourceText, findings: [Finding]) {
    self.init(source: source, findings: findings, knownLines: nil)
  }

  init(source: SourceText, findings: [Finding], knownLines: LineMap?) {
    self.source = source
    self.findings = findings
    self.knownLines = knownLines
  }

  /// The lines of the text.
  var lines: LineMap { knownLines ?? LineMap(source) }
}
