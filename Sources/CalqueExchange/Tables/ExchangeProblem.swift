public import CalqueDiagnostics

/// Something that the reader of an exchange format found wrong, with its place.
public struct ExchangeProblem: Sendable, Hashable, Error {
  /// How bad it is. A file with an error is not converted.
  public var severity: Severity
  /// Where: offsets of the `utf8` of the source text that was read.
  public var range: Range<Int>
  /// What was expected and what was found, as one sentence without a full stop.
  public var message: String
  /// What to do about it, where that is known.
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
