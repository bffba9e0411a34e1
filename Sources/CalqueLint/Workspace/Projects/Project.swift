/// The files under one configuration: those from its folder on, up to folders with another one.
package struct Project: Sendable {
  /// The path of the configuration file; nil where there is none.
  package var path: String?
  /// The folder that the patterns of the file begin at, from the root of the file system.
  package var folder: String
  /// What the file says.
  package var file = ConfigurationFile()
  /// The bytes of the file.
  package var contents: [UInt8] = []

  /// Whether something in a folder that is looked through is passed over.
  ///
  /// - Parameters:
  ///   - path: The path as it is shown.
  ///   - absolute: The path from the root of the file system.
  func skips(_ path: String, isFolder: Bool, absolute: () -> String) -> Bool {
    let name = path[
      (path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:)) ?? path.startIndex)...
    ]
    func relative() -> String { ReportPath(folder: folder).relative(absolute()) }
    if exclude.contains(where: { $0.matches(name: name, path: relative) }) { return true }
    return !isFolder && !file.include.isEmpty && !file.include.contains { $0.matches(relative()) }
  }

  /// Whether a file that was given by its name is passed over.
  func skips(absolute path: String) -> Bool {
    let path = ReportPath(folder: folder).relative(path)
    return exclude.contains { $0.matches(path) }
      || !file.include.isEmpty && !file.include.contains { $0.matches(path) }
  }

  private var exclude: [PathPattern] { file.exclude ?? Self.defaultExclude }

  /// What is passed over where a project does not say it: what package managers fetch and what
  /// builds leave, whose texts nobody here can mend.
  static let defaultExclude = [
    "Carthage", "DerivedData", "Pods", "node_modules", "*.app", "*.framework", "*.xcframework",
  ].map(PathPattern.init)

  /// What the file says, as a linter wants it.
  package var configuration: LintConfiguration {
    var configuration = LintConfiguration()
    file.apply(to: &configuration, folder: folder)
    return configuration
  }
}
