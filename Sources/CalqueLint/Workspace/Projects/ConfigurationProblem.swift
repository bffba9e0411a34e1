package import CalqueDiagnostics

/// An error in a configuration file.
package struct ConfigurationProblem: Error, Sendable, Hashable {
  /// The position.
  package var position: SourcePosition
  /// What was expected and what was found.
  package var message: String

  init(_ position: SourcePosition, _ message: String) {
    self.position = position
    self.message = message
  }
}
