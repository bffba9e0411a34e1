import ArgumentParser
import CalqueCatalogs
import CalqueLint

/// `strings-lint init`
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a configuration file with comments.",
    discussion: """
      The file is \(ConfigurationFile.name) in the working folder. It has no effect until lines in it \
      are uncommented. The exit status is 2 if the file already exists.
      """)

  func run() throws {
    let path = ConfigurationFile.name
    if FileBytes.exists(path) {
      StandardError.write("\(path): error: The file already exists\n")
      throw ExitCode(2)
    }
    do throws(FileError) {
      try FileBytes.write(Array(ConfigurationTemplate.text.utf8), to: path)
    } catch {
      StandardError.write("\(error)\n")
      throw ExitCode(2)
    }
    StandardError.write("\(path): written; it has no effect until lines in it are uncommented\n")
  }
}
