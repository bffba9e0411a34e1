import Foundation
import PackagePlugin

/// Lints the catalogs of a target whenever it is built and a catalog has changed. Errors fail the
/// build, warnings are shown in the form that Xcode reads.
@main
struct CalqueLintCatalogs: BuildToolPlugin {
  private static let formats = [".xcstrings", ".strings", ".stringsdict", ".xliff"]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let catalogs = Self.formats.flatMap { module.sourceFiles(withSuffix: $0).map(\.url) }
    if catalogs.isEmpty { return [] }
    let folder = context.pluginWorkDirectoryURL
    let stamp = folder.appending(path: "LintedCatalogs.swift")
    let cache = folder.appending(path: "strings-lint.cache")
    let options = ["--format", "xcode", "--cache", cache.path, "--build-stamp", stamp.path]
    return [
      .buildCommand(
        displayName: "Linting string catalogs of \(target.name)",
        executable: try context.tool(named: "strings-lint").url,
        arguments: options + catalogs.map(\.path), inputFiles: catalogs, outputFiles: [stamp])
    ]
  }
}
