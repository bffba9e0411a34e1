import Calque
import Foundation

/// Pictures beside the texts of an `.xcloc`, where Xcode's editor of localization catalogs shows
/// them with the place of the text.
///
/// The folders are `LANGUAGE.xcloc/Notes/Screenshots/TARGET/DEVICE`; they can be copied into those
/// of an export. `localizationStringData.plist` lists for each key its pictures and, in points, its
/// places, as shown in "Creating Great Localized Experiences with Xcode 11"
/// (developer.apple.com/videos/play/wwdc2019/403, at 26:31, 26:52 and 33:14); Apple's
/// documentation describes the feature in "Creating screenshots of your app for localizers".
/// Xcode's own files have JPEG pictures; these are PNG. Xcode 15 and 16 mark a wrong place if
/// several keys share a picture, therefore each key can have its own copy.
public struct XCLocKeyPictures: KeyPictureFormat {
  /// The name of the test target in paths and names of files.
  public var target: String
  /// The name of the device.
  public var device: String
  /// The identifier of the app's bundle.
  public var bundleIdentifier: String
  /// The path of the app's bundle, which Xcode does not need.
  public var bundlePath: String
  /// Whether each key has its own copy of its picture.
  public var copiesPictures: Bool
  /// The number of pixels per point.
  public var scale: Double

  /// Makes a format.
  public init(
    target: String = "Calque", device: String = "Calque", bundleIdentifier: String = "app",
    bundlePath: String = "app", copiesPictures: Bool = false, scale: Double = 3
  ) {
    self.target = target
    self.device = device
    self.bundleIdentifier = bundleIdentifier
    self.bundlePath = bundlePath
    self.copiesPictures = copiesPictures
    self.scale = scale
  }

  /// `xcloc`.
  public var name: String { "xcloc" }

  /// The folders of all languages.
  public func files(of pictures: KeyPictures) throws -> [KeyPictureFile] {
    var files: [KeyPictureFile] = []
    var entries: [String: [[String: any Sendable]]] = [:]
    var counts: [String: Int] = [:]
    for (picture, _, sights) in pictures.sightsByPicture() {
      let locale = picture.combination.locale
      var shared: String?
      for sight in sights {
        let file = shared ?? fileName(locale, &counts)
        if shared == nil {
          files.append(
            KeyPictureFile(folder(locale) + file) { [scale] in try picture.png(scale: scale) })
        }
        shared = copiesPictures ? nil : file
        entries[locale, default: []].append(entry(sight, file))
      }
    }
    for (locale, list) in entries.sorted(by: { $0.key < $1.key }) {
      files.append(
        KeyPictureFile(folder(locale) + "localizationStringData.plist") {
          try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        })
    }
    return files
  }

  private func folder(_ locale: String) -> String {
    "\(locale).xcloc/Notes/Screenshots/\(target)/\(device)/"
  }

  private func fileName(_ locale: String, _ counts: inout [String: Int]) -> String {
    counts[locale, default: 0] += 1
    return "\(target)-\(device)-\(locale)-\(counts[locale] ?? 0).png"
  }

  private func entry(_ sight: KeyPictures.Sight, _ file: String) -> [String: any Sendable] {
    let screenshots = sight.frames.map { frame -> [String: String] in
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(ViewHost.number)
      return [
        "name": file, "frame": "{{\(numbers[0]), \(numbers[1])}, {\(numbers[2]), \(numbers[3])}}",
      ]
    }
    return [
      "stringKey": sight.key.name, "tableName": sight.key.table,
      "bundleID": bundleIdentifier, "bundlePath": bundlePath, "screenshots": screenshots,
    ]
  }
}
