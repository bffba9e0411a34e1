import ArgumentParser
import CalqueCatalogs
import CalqueLint

/// `strings-lint dump FILE…`
struct DumpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dump",
    abstract: "Print what the runtime sees of files, as one line of JSON each.",
    discussion: """
      {"file": path, "entries": {key: value}}. In .stringsdict and .xcstrings files a text that \
      varies is an object, {"plural": {"one": …, "other": …}}, one with named parts is {"value": \
      …, "substitutions": {name: …}}, and a string catalog has an object by language. An .xliff file \
      gives a line for each <file> in it, with "original", and objects by language too.
      """)

  @Argument(help: "Files; in folders all catalogs.")
  var paths: [String]

  func run() throws {
    var output = OutputBuffer(descriptor: 1)
    let walk = FileWalk(paths)
    var failures = walk.failures
    for path in walk.files {
      switch FileBytes.read(path) {
      case .success(let bytes):
        if let file = LintFile(path: path, contents: bytes) { Dump.write(file, to: &output) }
      case .failure(let failure):
        failures.append(LintSummary.Failure(path: path, reason: failure.reason))
      }
    }
    output.flush()
    for failure in failures {
      StandardError.write("\(failure.path): error: \(failure.reason)\n")
    }
    if !failures.isEmpty { throw ExitCode(2) }
  }
}
