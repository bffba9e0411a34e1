import ArgumentParser
import CalqueCatalogs
import CalqueLint

/// `strings-lint init`
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a configuration file, with comments, to start from.",
    discussion: """
      The file is \(ConfigurationFile.name) in the working folder. It changes nothing until lines in \
      it are uncommented. The exit status is 2 when there is such a file.
      """)

  func run() throws {
    let path = ConfigurationFile.name
    if FileBytes.exists(path) {
      StandardError.write("\(path): error: it is there already\n")
      throw ExitCode(2)
    }
    do throws(FileBytes.Failure) {
      try FileBytes.write(Array(ConfigurationTemplate.text.utf8), to: path)
    } catch {
      StandardError.write("\(path): error: \(error.reason)\n")
      throw ExitCode(2)
    }
    StandardError.write("\(path): written; it changes nothing until lines in it are uncommented\n")
  }
}
