import Foundation

/// A face that was found, but not opened yet.
struct FontEntry: Sendable {
  var path: String
  var family: String
  var style: String
  var index: Int
  /// The revision of the file.
  var version: Int
  /// The weights, from 100 to 900: a variable font has a range.
  var weights: ClosedRange<Int>
  /// The widths in percent of the normal width.
  var widths: ClosedRange<Int>
  var isVariable: Bool
  var isItalic: Bool
  var isColor: Bool
  /// The number of its pattern.
  var pattern: Int32
}

extension FontEntry {
  /// The words of styles for weights; a word is in front of those that are parts of it.
  private static let namedWeights: [(word: String, weight: Int)] = [
    ("thin", 100), ("extralight", 200), ("ultralight", 200), ("light", 300), ("medium", 500),
    ("semibold", 600), ("demibold", 600), ("extrabold", 800), ("ultrabold", 800), ("bold", 700),
    ("black", 900), ("heavy", 900),
  ]

  /// Returns the weights of a face. Some files say that they are regular though their style is
  /// bold, such as Debian's Noto Nastaliq Urdu: then the style is right.
  ///
  /// - Parameters:
  ///   - stated: The weights that the file states.
  ///   - style: The name of the style, such as `Bold Italic`.
  static func weights(_ stated: ClosedRange<Int>, style: String) -> ClosedRange<Int> {
    guard stated == 400...400 else { return stated }
    let name = style.lowercased().filter(\.isLetter)
    let weight = namedWeights.first { name.contains($0.word) }?.weight ?? 400
    return weight...weight
  }
}

/// Faces are in the order of their names, so that the folder of a file does not decide which of two
/// faces is used. Of two files with the same face, the one with the newer revision is first.
extension FontEntry: Comparable {
  static func < (one: FontEntry, other: FontEntry) -> Bool {
    let names = (one.family.lowercased(), one.style, one.isVariable ? 1 : 0, -one.version)
    let otherNames = (
      other.family.lowercased(), other.style, other.isVariable ? 1 : 0, -other.version
    )
    if names != otherNames { return names < otherNames }
    let (file, otherFile) = (one.fileName, other.fileName)
    if (file, one.index) != (otherFile, other.index) {
      return (file, one.index) < (otherFile, other.index)
    }
    // Two subsets of a font have the same names; the larger one has more characters.
    let (size, otherSize) = (one.fileSize, other.fileSize)
    return size == otherSize ? one.path < other.path : size > otherSize
  }

  static func == (one: FontEntry, other: FontEntry) -> Bool {
    one.path == other.path && one.index == other.index && one.isVariable == other.isVariable
  }

  private var fileName: Substring { path.split(separator: "/").last ?? "" }

  private var fileSize: Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.size] as? NSNumber)?.intValue ?? 0
  }
}
