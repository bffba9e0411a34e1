import Foundation
import Testing

/// A folder with the layout of a package's bundle that SwiftPM makes on Linux (6.3): lowercase
/// language folders, unchanged `.xcstrings` files, and an `Info.plist` with the default
/// localization.
final class PackageBundle: Sendable {
  let bundle: Bundle
  private let folder: URL

  init(_ files: KeyValuePairs<String, String>, defaultLocalization: String? = "en") throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("calque-\(UUID().uuidString).resources")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    if let defaultLocalization {
      let property = ["CFBundleDevelopmentRegion": defaultLocalization]
      try PropertyListEncoder().encode(property)
        .write(to: folder.appendingPathComponent("Info.plist"))
    }
    bundle = try #require(Bundle(path: folder.path))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
