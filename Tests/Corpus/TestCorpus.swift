package import Foundation

/// The catalogs that laws are checked with: real ones if available, otherwise a small made sample.
///
/// The real ones are in the folder that `CALQUE_CORPUS` names, or else in `shared/corpus` next to
/// the package. The sample in `Tests/Corpus/Sample` has every format, both directions of writing,
/// two encodings and all plural categories, so that a fresh clone skips no test.
package enum TestCorpus {
  /// The folder; each folder in it is a project.
  package static let folder: URL = {
    let tests = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
    let named = ProcessInfo.processInfo.environment["CALQUE_CORPUS"].map {
      URL(fileURLWithPath: $0)
    }
    let sibling = tests.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("shared/corpus")
    return [named, sibling].compactMap(\.self).first(where: isFolder)
      ?? tests.appendingPathComponent("Corpus/Sample")
  }()

  /// The projects: the sorted names of the folders in the folder.
  package static var projects: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { isFolder(folder.appendingPathComponent($0)) }
  }

  /// The sorted paths of all files with an extension, relative to the folder.
  package static func files(_ fileExtension: String) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    return walk.compactMap { $0 as? String }.filter { $0.hasSuffix("." + fileExtension) }.sorted()
  }

  /// The contents of a file at a path that is relative to the folder.
  package static func bytes(_ file: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(file)))
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
