import ArgumentParser

/// The command line of Calque.
@main
struct CalqueCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calque",
    abstract: "Takes apps with SwiftUI views to other platforms, and shows their previews.",
    subcommands: [AdoptCommand.self, PreviewCommand.self])
}
