package import CalqueDiagnostics

/// What was found in one file, and its text to quote from.
package struct FileFindings: Sendable {
  /// The text.
  package let source: SourceText
  /// The findings, in the order of the file.
  package var findings: [Finding]
  /// The lines of the text, where they are known.
  private var knownLines: LineMap?

  init(source: SourceText, findings: [Finding], knownLines: LineMap? = nil) {
    self.source = source
    self.findings = findings
    self.knownLines = knownLines
  }

  /// The lines of the text.
  var lines: LineMap { knownLines ?? LineMap(source) }
}
