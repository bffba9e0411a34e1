/// Colours on a terminal, or none (ECMA-48, "select graphic rendition").
package struct TerminalStyle: Sendable {
  /// The parts of the output that have a style.
  package enum Part: String, Sendable {
    /// What a reader looks for first: the place.
    case strong = "1"
    case error = "1;31"
    case warning = "1;33"
    case information = "1;36"
    /// Additional information: line numbers, names of rules.
    case faint = "2"
  }

  private let isColored: Bool

  /// A style with colours, or without.
  package init(isColored: Bool) { self.isColored = isColored }

  /// Writes something in a style.
  package func write(
    _ part: Part, to output: inout OutputBuffer, _ body: (inout OutputBuffer) -> Void
  ) {
    guard isColored else { return body(&output) }
    output.write("\u{1B}[\(part.rawValue)m")
    body(&output)
    output.write("\u{1B}[0m")
  }

  /// Writes a text in a style.
  package func write(_ text: String, _ part: Part, to output: inout OutputBuffer) {
    write(part, to: &output) { $0.write(text) }
  }
}
