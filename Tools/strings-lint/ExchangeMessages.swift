import ArgumentParser
import CalqueDiagnostics
import CalqueExchange

/// The messages of `export` and `import` when they cannot continue.
enum ExchangeMessages {
  static func failed(_ message: String) -> ExitCode {
    StandardError.write("error: \(message)\n")
    return ExitCode(2)
  }

  static func failed(_ failure: FileError) -> ExitCode {
    write(failure)
    return ExitCode(2)
  }

  static func write(_ failure: FileError) {
    StandardError.write("\(failure)\n")
  }

  /// Stops if a given path cannot be read, or if there is no catalog at all.
  static func check(_ project: TranslationProject, given paths: [String]) throws {
    let fatal = project.failures.filter { $0.severity == .error && paths.contains($0.path) }
    for failure in fatal { write(failure) }
    if !fatal.isEmpty { throw ExitCode(2) }
    if project.isEmpty { throw failed("No catalog found in \(paths.joined(separator: ", "))") }
  }
}
