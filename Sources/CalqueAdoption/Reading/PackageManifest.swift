package import CalqueDiagnostics
package import Foundation

/// The targets of a Swift package, as `swift package dump-package` prints them.
package struct PackageManifest {
  private struct Dump: Decodable {
    struct Target: Decodable {
      struct Resource: Decodable { var path: String }

      var name: String
      var type: String
      var path: String?
      var exclude: [String]?
      var sources: [String]?
      var resources: [Resource]?
    }

    struct ToolsVersion: Decodable {
      var _version: String
    }

    var targets: [Target]
    var toolsVersion: ToolsVersion?
  }

  private let dump: Dump
  private let folder: String

  /// Reads what the package manager printed.
  ///
  /// - Parameters:
  ///   - data: The JSON.
  ///   - folder: The path of the package.
  /// - Throws: A `FileError` for other data.
  package init(_ data: Data, folder: String) throws(FileError) {
    do {
      dump = try JSONDecoder().decode(Dump.self, from: data)
    } catch {
      throw FileError(
        path: folder, reason: "'swift package dump-package' does not describe it: \(error)")
    }
    self.folder = folder
  }

  /// The targets with Swift files, without tests, macros and plugins.
  package var modules: [AppModule] {
    dump.targets.filter { ["regular", "executable"].contains($0.type) }.map { target in
      let root = target.path.map { path($0) } ?? standardFolder(of: target.name)
      let parts = target.sources.map { $0.map { "\(root)/\($0)" } } ?? [root]
      let excluded = (target.exclude ?? []).map { "\(root)/\($0)" }
      let files = parts.flatMap { part in
        part.hasSuffix(".swift") ? [part] : AppReader.swiftFiles(in: part)
      }.filter { file in !excluded.contains { file == $0 || file.hasPrefix($0 + "/") } }
      return AppModule(
        name: AppReader.moduleName(target.name), files: files,
        languageVersion: languageVersion,
        resources: resources(target, root))
    }
  }

  /// The declared resources; the folder of a target with files that are resources by themselves.
  private func resources(_ target: Dump.Target, _ root: String) -> [String] {
    let declared = (target.resources ?? []).map { "\(root)/\($0.path)" }
    guard declared.isEmpty else { return declared }
    let kinds = [".xcassets", ".lproj", ".xcstrings"]
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
    return paths.contains { path in kinds.contains { path.hasSuffix($0) } } ? [root] : []
  }

  private func path(_ relative: String) -> String {
    URL(fileURLWithPath: folder).appendingPathComponent(relative).standardizedFileURL.path
  }

  /// A target without a path is in one of these folders.
  private func standardFolder(of name: String) -> String {
    let candidates = ["Sources", "Source", "src", "srcs"].map { path("\($0)/\(name)") }
    return candidates.first { FileManager.default.fileExists(atPath: $0) } ?? candidates[0]
  }

  private var languageVersion: String {
    let major = dump.toolsVersion?._version.split(separator: ".").first.flatMap { Int($0) } ?? 5
    return major >= 6 ? "6" : "5"
  }
}
