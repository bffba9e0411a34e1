import Foundation
import PackagePlugin

/// Compiles copies of Swift files in which `#if os(iOS)` holds, in place of the files.
///
/// A package manager's plugin cannot take a file away from a target, so the files must not be
/// sources of the target. Either they are in its folder and the target declares other `sources`, or
/// a file `Conditions.txt` in its folder, which the target excludes, lists files and folders: a
/// path a line, relative to the package or absolute. A line that begins with `-` leaves out what
/// the lines before it named.
@main
struct CalqueConditions: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let tool = try context.tool(named: "calque-conditions").url
    let list = target.directoryURL.appending(path: "Conditions.txt")
    let files: [URL]
    if let text = try? String(contentsOf: list, encoding: .utf8) {
      files = listed(text, root: context.package.directoryURL)
    } else {
      let own = Set(
        module.sourceFiles.filter { $0.type == .source }.map(\.url.standardizedFileURL.path))
      files = swiftFiles(in: target.directoryURL).filter {
        !own.contains($0.standardizedFileURL.path)
      }
    }
    let folder = context.pluginWorkDirectoryURL
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var names: Set<String> = []
    return files.map { file in
      // Files of different folders may have one name.
      let output = folder.appending(path: uniqueName(of: file, &names))
      return .buildCommand(
        displayName: "Reading conditions of \(file.lastPathComponent)", executable: tool,
        arguments: [file.path, output.path], inputFiles: [file], outputFiles: [output])
    }
  }

  private func uniqueName(of file: URL, _ names: inout Set<String>) -> String {
    let stem = file.deletingPathExtension().lastPathComponent
    var name = stem
    var number = 1
    while !names.insert(name).inserted {
      number += 1
      name = "\(stem)-\(number)"
    }
    // The name of the source itself would clash with what `#fileID` says in the copy.
    return "\(name)+iOS.swift"
  }

  private func listed(_ text: String, root: URL) -> [URL] {
    var files: [URL] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty || line.hasPrefix("#") { continue }
      let leavesOut = line.hasPrefix("-")
      let path = leavesOut ? String(line.dropFirst()) : line
      let url =
        path.hasPrefix("/") ? URL(filePath: path) : root.appending(path: path).standardizedFileURL
      if leavesOut {
        files.removeAll { $0.path == url.path || $0.path.hasPrefix(url.path + "/") }
      } else if path.hasSuffix(".swift") {
        files.append(url)
      } else {
        files += swiftFiles(in: url)
      }
    }
    var known: Set<String> = []
    return files.filter { known.insert($0.path).inserted }
  }

  private func swiftFiles(in folder: URL) -> [URL] {
    let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
    return paths.sorted().filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }
  }
}
