package import CalqueDiagnostics

/// Something in a configuration file that makes no sense.
package struct ConfigurationProblem: Error, Sendable, Hashable {
  /// Where.
  package var position: SourcePosition
  /// What was expected and what was found.
  package var message: String

  init(_ position: SourcePosition, _ message: String) {
    self.position = position
    self.message = message
  }
}
