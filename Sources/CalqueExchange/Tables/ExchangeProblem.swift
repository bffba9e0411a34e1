public import CalqueDiagnostics

/// A problem that the reader of an exchange format found, with its place in the text.
///
/// The readers are given texts, not files, and find many problems in one text; what knows the file
/// makes a `FileError` with a `Place` of each.
public struct ExchangeProblem: Sendable, Hashable, Error {
  /// The severity. A file with an error is not converted.
  public var severity: Severity
  /// The place: offsets in the `utf8` view of the source text.
  public var range: Range<Int>
  /// What was expected and what was found, as one sentence without a period.
  public var message: String
  /// How to fix the problem, if that is known.
  public var hint: String?

  /// Creates a problem.
  public init(
    _ severity: Severity = .error, at range: Range<Int>, _ message: String, hint: String? = nil
  ) {
    self.severity = severity
    self.range = range
    self.message = message
    self.hint = hint
  }
}
