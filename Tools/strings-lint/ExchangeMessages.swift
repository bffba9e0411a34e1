import ArgumentParser
import CalqueExchange

/// The messages of `export` and `import` when they cannot continue.
enum ExchangeMessages {
  static func failed(_ message: String) -> ExitCode {
    StandardError.write("error: \(message)\n")
    return ExitCode(2)
  }

  static func failed(_ failure: ConversionInputs.Failure) -> ExitCode {
    write(failure)
    return ExitCode(2)
  }

  static func write(_ failure: ConversionInputs.Failure) {
    let place = failure.place.map { ":\($0)" } ?? ""
    let kind = failure.isFatal ? "error" : "warning"
    StandardError.write("\(failure.path)\(place): \(kind): \(failure.reason)\n")
  }

  /// Stops if a given path cannot be read, or if there is no catalog at all.
  static func check(_ project: TranslationProject, given paths: [String]) throws {
    let fatal = project.failures.filter { $0.isFatal && paths.contains($0.path) }
    for failure in fatal { write(failure) }
    if !fatal.isEmpty { throw ExitCode(2) }
    if project.isEmpty { throw failed("No catalog found in \(paths.joined(separator: ", "))") }
  }
}
