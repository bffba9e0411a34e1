import Diagnostics
import Foundation
import StringCatalogs

/// Finds and reads the catalog files of a folder.
enum CatalogFolder {
  /// - Returns: The catalogs, in the order of their paths.
  /// - Throws: ``CatalogBundleError`` if the folder or a file cannot be read.
  static func catalogs(at url: URL) throws -> [Catalog] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw CatalogBundleError(
        path: url.path, message: "there is no such folder",
        remedy: "pass the folder that holds the .lproj folders and .xcstrings files")
    }
    guard isFolder.boolValue else { return try catalogs(inFile: url.path) }
    guard let files = FileManager.default.subpaths(atPath: url.path) else {
      throw CatalogBundleError(
        path: url.path, message: "the folder cannot be read", remedy: "check its permissions")
    }
    return try files.filter { !$0.hasPrefix(".") && !$0.contains("/.") }.sorted()
      .flatMap { try catalogs(inFile: url.appendingPathComponent($0).path) }
  }

  private static func catalogs(inFile path: String) throws -> [Catalog] {
    let catalogs = CatalogFile.loadAll(path)
    for catalog in catalogs { try check(catalog, path) }
    return catalogs
  }

  private static func check(_ catalog: Catalog, _ path: String) throws {
    if let problem = catalog.problems.first(where: isFatal) {
      let position = catalog.source.position(at: problem.range.lowerBound)
      let hasPlace = !catalog.source.utf8.isEmpty
      throw CatalogBundleError(
        path: path, line: hasPlace ? position.line : nil, column: hasPlace ? position.column : nil,
        message: problem.message, remedy: problem.hint)
    }
  }

  /// A file of no bytes holds nothing that could be lost.
  private static func isFatal(_ problem: CatalogProblem) -> Bool {
    problem.effect == .losesFile && problem.code != .emptyFile
  }
}
