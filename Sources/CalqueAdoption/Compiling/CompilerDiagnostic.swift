/// An error of the compiler.
package struct CompilerDiagnostic: Hashable, Sendable {
  /// The path of the file.
  package let file: String
  /// Counts from 1.
  package let line: Int
  /// Counts from 1.
  package let column: Int
  /// What the compiler says.
  package let message: String

  /// Makes an error.
  package init(file: String, line: Int, column: Int, message: String) {
    (self.file, self.line, self.column, self.message) = (file, line, column, message)
  }

  /// Reads the errors of a compiler's output, each once.
  ///
  /// Errors in the expansions of macros are at the place of the macro, which a note tells.
  package static func errors(in output: String) -> [CompilerDiagnostic] {
    var errors: [CompilerDiagnostic] = []
    var known: Set<CompilerDiagnostic> = []
    var waiting: String?
    for line in output.split(whereSeparator: \.isNewline) {
      guard let entry = Entry(line) else { continue }
      let isExpansion = isExpansion(entry.file)
      var found: CompilerDiagnostic?
      if entry.severity == "error" {
        waiting = isExpansion ? entry.message : nil
        if !isExpansion { found = entry.diagnostic(entry.message) }
      } else if let message = waiting, !isExpansion, entry.tellsExpansion {
        found = entry.diagnostic(message)
        waiting = nil
      }
      if let found, known.insert(found).inserted { errors.append(found) }
    }
    return errors
  }

  /// Whether a file is what a macro was expanded to. If several files are compiled at once, it is
  /// written to a folder.
  private static func isExpansion(_ file: String) -> Bool {
    file.hasPrefix("macro expansion ") || file.contains("/swift-generated-sources/@__swiftmacro_")
  }

  /// A line `FILE:LINE:COLUMN: SEVERITY: MESSAGE`.
  private struct Entry {
    var file: String
    var line: Int
    var column: Int
    var severity: String
    var message: String

    init?(_ text: Substring) {
      // "`- FILE:…" is how a note about an expansion begins.
      let text = text.hasPrefix("`- ") ? text.dropFirst(3) : text
      for severity in ["error", "warning", "note"] {
        guard let range = text.firstRange(of: ": \(severity): ") else { continue }
        let place = text[..<range.lowerBound].split(
          separator: ":", omittingEmptySubsequences: false)
        guard place.count >= 3, let line = Int(place[place.count - 2]),
          let column = Int(place[place.count - 1])
        else { continue }
        (self.line, self.column, self.severity) = (line, column, severity)
        file = place.dropLast(2).joined(separator: ":")
        message = String(text[range.upperBound...])
        return
      }
      return nil
    }

    /// Whether the line tells the place of a macro, rather than of what an error is about.
    var tellsExpansion: Bool {
      severity == "note"
        && (message.hasPrefix("in expansion of macro")
          || message.hasPrefix("expanded code originates"))
    }

    func diagnostic(_ message: String) -> CompilerDiagnostic {
      CompilerDiagnostic(file: file, line: line, column: column, message: message)
    }
  }
}
