import Foundation

/// What has changed in the folders of a package since the last look.
package struct SourceWatch {
  /// The files that changed, came or went.
  package struct Changes: Equatable {
    /// Files in a catalog format.
    package var catalogs: [String] = []
    /// Swift files, manifests and resources: a build is needed.
    package var hasOthers = false
    /// Files other than catalogs came or went: the build has to be planned again.
    package var hasOtherFiles = false
    /// Manifests.
    package var manifests: [String] = []

    package var isEmpty: Bool { catalogs.isEmpty && !hasOthers }
  }

  private static let catalogs: Set<String> = ["xcstrings", "strings", "stringsdict"]
  private let folders: [String]
  private var known: [String: Date]

  /// - Parameter folders: The folders, and files beside them.
  package init(folders: [String]) {
    self.folders = folders
    known = Self.dates(in: folders)
  }

  /// The catalogs in the folders, by path.
  package var catalogFiles: [String] {
    known.keys.filter(Self.isCatalog).sorted()
  }

  /// Looks again.
  package mutating func changes() -> Changes {
    let now = Self.dates(in: folders)
    var result = Changes()
    for path in Set(now.keys).union(known.keys).sorted() where now[path] != known[path] {
      if Self.isCatalog(path), now[path] != nil {
        result.catalogs.append(path)
      } else {
        result.hasOthers = true
        if now[path] == nil || known[path] == nil { result.hasOtherFiles = true }
        if path.hasSuffix("/Package.swift") { result.manifests.append(path) }
      }
    }
    known = now
    return result
  }

  private static func isCatalog(_ path: String) -> Bool {
    catalogs.contains(URL(fileURLWithPath: path).pathExtension)
  }

  private static func dates(in folders: [String]) -> [String: Date] {
    var result: [String: Date] = [:]
    let keys: [URLResourceKey] = [.contentModificationDateKey, .isRegularFileKey]
    func note(_ file: URL) {
      let values = try? file.resourceValues(forKeys: Set(keys))
      guard values?.isRegularFile == true else { return }
      result[file.path] = values?.contentModificationDate
    }
    for folder in folders {
      // A manifest is a file of its own.
      note(URL(fileURLWithPath: folder))
      let files = FileManager.default.enumerator(
        at: URL(fileURLWithPath: folder), includingPropertiesForKeys: keys,
        options: [.skipsHiddenFiles])
      while let file = files?.nextObject() as? URL { note(file) }
    }
    return result
  }
}
