import Foundation

/// Real catalogs, if available: the folder that `CALQUE_CORPUS` names, or else `shared/corpus` next
/// to the package.
enum Corpus {
  static let folder: URL? = {
    let environment = ProcessInfo.processInfo.environment["CALQUE_CORPUS"]
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder =
      environment.map { URL(fileURLWithPath: $0) }
      ?? package.deletingLastPathComponent().appendingPathComponent("shared/corpus")
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
      && isFolder.boolValue ? folder : nil
  }()

  /// The sorted paths of all files with an extension in the folder.
  static func files(_ fileExtension: String) -> [String] {
    guard let folder, let walk = FileManager.default.enumerator(atPath: folder.path) else {
      return []
    }
    return walk.compactMap { $0 as? String }.filter { $0.hasSuffix("." + fileExtension) }.sorted()
  }

  static func bytes(_ file: String) throws -> [UInt8] {
    guard let folder else { return [] }
    return [UInt8](try Data(contentsOf: folder.appendingPathComponent(file)))
  }
}
