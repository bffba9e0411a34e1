public import Foundation

/// A form in which a program for translators takes pictures of keys.
///
/// Nothing is sent anywhere: a format makes the files that a user uploads, and the requests as
/// their service documents them.
public protocol KeyPictureFormat: Sendable {
  /// The name of the format, such as `crowdin`.
  var name: String { get }

  /// The files, by their paths in the folder that the user chooses.
  func files(of pictures: KeyPictures) throws -> [KeyPictureFile]
}

/// A file of a format.
public struct KeyPictureFile: Sendable {
  /// The path in the user's folder, with `/`.
  public let path: String
  /// Makes the contents.
  public let contents: @Sendable () throws -> Data

  /// Makes a file whose contents are made when they are written.
  public init(_ path: String, contents: @escaping @Sendable () throws -> Data) {
    self.path = path
    self.contents = contents
  }

  /// Makes a file of JSON, with sorted keys.
  init(_ path: String, json value: some Encodable & Sendable) {
    self.init(path) {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(value) + Data("\n".utf8)
    }
  }
}

/// The formats that there are.
public enum KeyPictureFormats {
  /// All of them, with their usual settings.
  public static let all: [any KeyPictureFormat] = [
    XCLocKeyPictures(), WeblateKeyPictures(), CrowdinKeyPictures(), TolgeeKeyPictures(),
    LokaliseKeyPictures(),
  ]
}

extension KeyPictures.Picture {
  /// A name for files: the language, the number and the screen, with letters and digits only.
  func fileName(_ number: Int) -> String {
    let name = screen.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" }
    return "\(combination.locale)/\(number + 1)-\(String(name)).png"
  }

  /// The name that translators see.
  var title: String { "\(screen) (\(combination.locale))" }

  /// The PNG file of the picture.
  func file(_ number: Int, in folder: String, scale: Double) -> KeyPictureFile {
    KeyPictureFile("\(folder)/\(fileName(number))") { try png(scale: scale) }
  }
}

/// A rectangle on a picture, in pixels from the top left corner.
struct PixelFrame: Encodable, Hashable, Sendable {
  let x: Int
  let y: Int
  let width: Int
  let height: Int

  /// The pixels of a rectangle in points, as far as they are on the picture.
  init(_ frame: CGRect, on size: CGSize, scale: Double) {
    let picture = CGRect(origin: .zero, size: size)
    // What is beside the picture has no rectangle in common with it.
    let seen = frame.intersects(picture) ? frame.intersection(picture) : .zero
    func pixels(_ points: CGFloat) -> Int { Int((Double(points) * scale).rounded()) }
    x = pixels(seen.minX)
    y = pixels(seen.minY)
    width = max(1, pixels(seen.maxX) - x)
    height = max(1, pixels(seen.maxY) - y)
  }
}
