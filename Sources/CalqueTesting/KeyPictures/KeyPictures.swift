public import Calque
import CalqueRendering
public import Foundation

/// For each key and language the picture on which translators see it best, and where.
///
/// ```swift
/// let pictures = try await sweep.keyPictures(of: screens)
/// print(pictures.missing)
/// try pictures.write(CrowdinKeyPictures(), to: folder)
/// ```
public struct KeyPictures: Sendable {
  /// A key of a catalog in one language.
  public struct Key: Hashable, Sendable, Comparable {
    /// The identifier of the locale.
    public let locale: String
    /// The name of the table, which is that of the files of the catalog.
    public let table: String
    /// The key.
    public let name: String

    /// Orders keys by language, table and name.
    public static func < (one: Self, other: Self) -> Bool {
      (one.locale, one.table, one.name) < (other.locale, other.table, other.name)
    }
  }

  /// A picture of a screen.
  public struct Picture: Sendable {
    /// The name of the screen.
    public let screen: String
    /// The setting of the screen.
    public let combination: SweepCombination
    /// The size of the screen in points.
    public let size: CGSize
    /// What is on the picture.
    let drawing: Drawing

    /// Returns the bytes of a PNG file.
    ///
    /// - Parameter scale: The number of pixels per point.
    public func png(scale: Double) throws -> Data { Data(try drawing.png(scale: scale)) }
  }

  /// Where a key is seen.
  public struct Sight: Sendable {
    /// The key.
    public let key: Key
    /// The index of its picture in ``KeyPictures/pictures``.
    public let picture: Int
    /// Where the text is, in points from the top left corner; several if it is there several times.
    public let frames: [CGRect]
    /// The text in its first place.
    public let text: String
    /// Whether a reader sees all of it, in usual letters.
    public let isWhole: Bool
    /// Whether it is only read by assistive technology, which knows the place as an element.
    public let isSpoken: Bool
  }

  /// The pictures, in the order of the sweep.
  public let pictures: [Picture]
  /// The keys that are on a picture, sorted.
  public let sights: [Sight]
  /// The keys that no screen shows, sorted.
  public let missing: [Key]

  /// The part of the keys that have a picture, from 0 to 1; 1 if there are no keys.
  public var coverage: Double {
    let all = sights.count + missing.count
    return all == 0 ? 1 : Double(sights.count) / Double(all)
  }

  /// Writes the files of a format into a folder, which is made if it does not exist.
  ///
  /// - Throws: What the format throws, and errors of Foundation if a file cannot be written.
  public func write(_ format: any KeyPictureFormat, to folder: URL) throws {
    for file in try format.files(of: self) {
      let target = folder.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try file.contents().write(to: target)
    }
  }

  /// The sights of each picture, in the order of the pictures.
  func sightsByPicture() -> [(picture: Picture, number: Int, sights: [Sight])] {
    let grouped = Dictionary(grouping: sights, by: \.picture)
    return pictures.enumerated().map { ($0.element, $0.offset, grouped[$0.offset] ?? []) }
  }
}
