import Foundation
import Synchronization

/// The assets of the catalogs in a folder.
package final class AssetLibrary: Sendable {
  /// The colours by their names.
  package let colors: [String: ColorAsset]
  /// The pictures by their names.
  package let images: [String: ImageAsset]

  /// How deep catalogs are looked for in the resources of a bundle.
  package static let depthOfBundles = 3
  /// How deep catalogs are looked for in the folder of an app.
  package static let depthOfApps = 12

  /// Reads the catalogs of a folder. A folder that is a catalog is read itself.
  ///
  /// - Parameter depth: How deep catalogs are looked for: 0 are those that are directly in the
  ///   folder.
  package init(folder: String, depth: Int = depthOfBundles) {
    var reader = Reader()
    if folder.hasSuffix(".xcassets") {
      reader.read(folder, prefix: "")
    } else {
      reader.find(in: folder, depth: depth)
    }
    (colors, images) = (reader.colors, reader.images)
  }

  private static let known = Mutex<[String: AssetLibrary]>([:])

  /// The library of a folder, which is read once in a program.
  package static func of(_ folder: String, depth: Int = depthOfBundles) -> AssetLibrary {
    let key = "\(depth):\(folder)"
    if let library = known.withLock({ $0[key] }) { return library }
    let library = AssetLibrary(folder: folder, depth: depth)
    known.withLock { $0[key] = library }
    return library
  }

  private struct Reader {
    var colors: [String: ColorAsset] = [:]
    var images: [String: ImageAsset] = [:]

    /// The deepest folders in which catalogs are looked for, and sets in catalogs.
    private static let deepest = 16

    mutating func find(in folder: String, depth: Int) {
      for name in Self.folders(in: folder) {
        if name.hasSuffix(".xcassets") {
          read("\(folder)/\(name)", prefix: "")
        } else if depth > 0, !name.hasPrefix(".") {
          find(in: "\(folder)/\(name)", depth: depth - 1)
        }
      }
    }

    mutating func read(_ folder: String, prefix: String, depth: Int = 0) {
      guard depth < Self.deepest else { return }
      for name in Self.folders(in: folder) {
        let path = "\(folder)/\(name)"
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let kind = parts.count > 1 ? parts.last.map(String.init) ?? "" : ""
        let asset = prefix + (kind.isEmpty ? name : String(name.dropLast(kind.count + 1)))
        switch kind {
        case "colorset":
          if let color = AssetContents(folder: path).flatMap({ ColorAsset($0) }) {
            colors[asset] = colors[asset] ?? color
          }
        case "imageset", "symbolset":
          if let image = AssetContents(folder: path).flatMap({ ImageAsset($0, folder: path) }) {
            images[asset] = images[asset] ?? image
          }
        case "appiconset", "dataset", "launchimage", "brandassets", "iconset", "stickerpack",
          "imagestack", "complicationset", "textureset", "cubetextureset", "spriteatlas":
          break
        default:
          let isNamespace = AssetContents(folder: path)?.properties?.providesNamespace == true
          read(path, prefix: isNamespace ? "\(prefix)\(name)/" : prefix, depth: depth + 1)
        }
      }
    }

    /// The folders in a folder, by name, so that the first of two assets of a name does not depend
    /// on the file system.
    private static func folders(in path: String) -> [String] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return names.sorted().filter { name in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
          && isFolder.boolValue
      }
    }
  }
}
