import CalqueDrawing
import Foundation

/// Finds and reads pictures.
enum ImageFiles {
  /// The picture of a file; `nil` if it cannot be read.
  static func picture(at path: String, scale: Double) -> ImageData? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return ImageData(png: [UInt8](data), scale: scale)
  }

  /// The picture of a name in a folder: the file with the most pixels a point that is not finer
  /// than asked for, otherwise the coarsest one.
  static func picture(named name: String, in folder: String?, displayScale: CGFloat) -> ImageData? {
    guard let folder = folder ?? Bundle.main.resourcePath else { return nil }
    let finest = displayScale > 2 ? 3 : displayScale > 1 ? 2 : 1
    let order = Array((1...finest).reversed()) + [1, 2, 3].filter { $0 > finest }
    for scale in order {
      let suffix = scale == 1 ? "" : "@\(scale)x"
      if let found = picture(at: "\(folder)/\(name)\(suffix).png", scale: Double(scale)) {
        return found
      }
    }
    return nil
  }
}
