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

  init(source: SourceText, findings: [Finding], knownLines: LineMap? = nil) {
    self.source = source
    self.findings = findings
    self.knownLines = knownLines
  }

  /// The lines of the text.
  var lines: LineMap { knownLines ?? LineMap(source) }
}
