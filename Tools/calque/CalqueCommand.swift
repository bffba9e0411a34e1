import ArgumentParser

/// The command line of Calque.
@main
struct CalqueCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calque", abstract: "Takes apps with SwiftUI views to other platforms.",
    subcommands: [AdoptCommand.self])
}
