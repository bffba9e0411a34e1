/// The files with one configuration: those in its folder, except folders with another one.
package struct Project: Sendable {
  /// The path of the configuration file; nil if there is none.
  package var path: String?
  /// The absolute path of the folder that the patterns of the file are relative to.
  package var folder: String
  /// The contents of the file.
  package var file = ConfigurationFile()
  /// The bytes of the file.
  package var contents: [UInt8] = []

  /// Whether something in a searched folder is skipped.
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

  /// Whether a file that was given by name is skipped.
  func skips(absolute path: String) -> Bool {
    let path = ReportPath(folder: folder).relative(path)
    return exclude.contains { $0.matches(path) }
      || !file.include.isEmpty && !file.include.contains { $0.matches(path) }
  }

  private var exclude: [PathPattern] { file.exclude ?? Self.defaultExclude }

  /// Whether a folder with a name holds what package managers fetch, what was copied from other
  /// projects, or what builds produce.
  static func isFetchedOrBuilt(_ name: String) -> Bool {
    defaultExclude.contains { $0.matches(name: name[...]) { name } }
  }

  /// What is skipped if a project does not set it: what package managers fetch, copies of other
  /// projects by the names that folders of them have, and what builds produce, whose texts cannot
  /// be corrected here, and the copies of source files in an `.xcloc`.
  static let defaultExclude = [
    "Carthage", "DerivedData", "Pods", "node_modules", "Vendor", "vendor", "vendorsrc",
    "ThirdParty",
    "third_party", "Third-Party", "3rdparty", "*.app", "*.framework", "*.xcframework",
    "Source Contents",
  ].map(PathPattern.init)

  /// The configuration of the file, as a linter uses it.
  package var configuration: LintConfiguration {
    var configuration = LintConfiguration()
    file.apply(to: &configuration, folder: folder)
    return configuration
  }
}
