import ArgumentParser
import CalqueCatalogs
import CalqueLint

/// `strings-lint dump FILE…`
struct DumpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dump",
    abstract:
      "Print the strings of files as the runtime reads them, as a line of JSON for each file.",
    discussion: """
      {"file": path, "entries": {key: value}}. In .stringsdict and .xcstrings files, variations \
      are an object, {"plural": {"one": …, "other": …}}; a string with substitutions is {"value": …, \
      "substitutions": {name: …}}; and a string catalog has an object for each language. The output \
      for an .xliff file is a line for each <file>, with "original", and objects for each language.
      """)

  @Argument(help: "Files, and folders of catalogs.")
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
        failures.append(failure)
      }
    }
    output.flush()
    for failure in failures { StandardError.write("\(failure)\n") }
    if !failures.isEmpty { throw ExitCode(2) }
  }
}
