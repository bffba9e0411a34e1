import Foundation
import PackagePlugin

/// `swift package lint-strings [--target TARGET]… [ARGUMENTS]`: lints the catalogs of a package, or of
/// some of its targets. All other arguments are those of `strings-lint`.
@main
struct CalqueLintStrings: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets = try names.isEmpty ? [] : context.package.targets(named: names)
    let process = Process()
    process.executableURL = try context.tool(named: "strings-lint").url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = extractor.remainingArguments + targets.map(\.directoryURL.path)
    try process.run()
    process.waitUntilExit()
    // Status 1 is that of findings, which were printed.
    guard process.terminationReason == .exit, process.terminationStatus <= 2 else {
      throw LintFailure.crashed(process.terminationStatus)
    }
    if process.terminationStatus != 0 { throw LintFailure.findings(process.terminationStatus) }
  }
}

/// Why the command fails.
enum LintFailure: Error, CustomStringConvertible {
  case findings(Int32)
  case crashed(Int32)

  var description: String {
    switch self {
    case .findings(1): "strings-lint found errors"
    case .findings(let status): "strings-lint ended with status \(status)"
    case .crashed(let signal): "strings-lint was ended by signal \(signal)"
    }
  }
}
