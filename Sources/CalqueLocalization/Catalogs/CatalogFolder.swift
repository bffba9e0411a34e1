import CalqueCatalogs
import CalqueDiagnostics
import CalqueMessages
import Foundation

/// Finds and reads the catalog files of a folder.
enum CatalogFolder {
  /// - Returns: The catalogs, in the order of their paths.
  /// - Throws: `FileError` if the folder or a file cannot be read.
  static func catalogs(at url: URL) throws -> [Catalog] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw FileError(
        path: url.path, reason: "the folder does not exist",
        remedy: "pass the folder that contains the .lproj folders and .xcstrings files")
    }
    guard isFolder.boolValue else { return try catalogs(inFile: url.path) }
    guard let files = FileManager.default.subpaths(atPath: url.path) else {
      throw FileError(
        path: url.path, reason: "the folder cannot be read", remedy: "check its permissions")
    }
    return try files.filter { !$0.hasPrefix(".") && !$0.contains("/.") }.sorted()
      .flatMap { try catalogs(inFile: url.appendingPathComponent($0).path) }
  }

  /// Returns what a bundle's resource folder has for the runtime: the catalogs directly in it and
  /// in its language folders, including damaged ones, and the compiled files in it. Deeper folders
  /// and files that are exchanged with translators are ignored.
  static func resources(at url: URL) -> (catalogs: [Catalog], compiled: [URL]) {
    let names = names(in: url.path)
    let paths = names.flatMap { name in
      name.lowercased().hasSuffix(".lproj")
        ? Self.names(in: url.path + "/" + name).map { name + "/" + $0 } : [name]
    }
    let formats: Set<Catalog.Format?> = [.xcstrings, .strings, .stringsdict]
    let catalogs = paths.map { url.path + "/" + $0 }
      .filter { formats.contains(CatalogFile.format(ofPath: $0)) }
      .flatMap { CatalogFile.loadAll($0) }
    let compiled = names.filter { $0.hasSuffix("." + CompiledFile.fileExtension) }
      .map { url.appendingPathComponent($0) }
    return (catalogs, compiled)
  }

  /// The names in a folder, sorted; empty if the folder cannot be read.
  private static func names(in path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  private static func catalogs(inFile path: String) throws -> [Catalog] {
    let catalogs = CatalogFile.loadAll(path)
    for catalog in catalogs { try check(catalog, path) }
    return catalogs
  }

  private static func check(_ catalog: Catalog, _ path: String) throws {
    if let problem = catalog.problems.first(where: isFatal) {
      let place =
        catalog.source.utf8.isEmpty ? Place(path: path) : catalog.source.place(at: problem.range)
      throw FileError(place, problem.message, remedy: problem.hint)
    }
  }

  /// An empty file contains nothing that could be lost.
  private static func isFatal(_ problem: CatalogProblem) -> Bool {
    problem.effect == .losesFile && problem.code != .emptyFile
  }
}
