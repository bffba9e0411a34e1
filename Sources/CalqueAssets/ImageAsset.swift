import Foundation

/// A picture of a catalog.
package struct ImageAsset: Hashable, Sendable {
  /// The file of a part.
  package struct File: Hashable, Sendable {
    /// Where the file is.
    package let path: String
    /// Pixels per point; nil if the file has no pixels, or is meant for all scales.
    package let scale: Double?
    /// Whether the picture is drawn the other way round.
    package var isMirrored = false
  }

  private struct Part: Hashable, Sendable {
    let conditions: AssetConditions
    let file: File
  }

  private let parts: [Part]
  /// Whether the picture has the foreground's colour; nil if the catalog does not say.
  package let isTemplate: Bool?
  /// Whether the asset is a symbol.
  package let isSymbol: Bool

  init?(_ contents: AssetContents, folder: String) {
    let written = contents.images ?? contents.symbols ?? []
    parts = written.compactMap { part in
      guard let name = part.filename, !name.isEmpty else { return nil }
      let scale = part.scale.flatMap { Double($0.hasSuffix("x") ? $0.dropLast() : $0[...]) }
      return Part(
        conditions: part.conditions, file: File(path: "\(folder)/\(name)", scale: scale))
    }
    if parts.isEmpty { return nil }
    isTemplate = contents.properties?.intent.map { $0 == "template" }
    isSymbol = contents.symbols != nil
  }

  /// The file for some traits. Of the files that fit equally well, it is the one with the most
  /// pixels a point that is not finer than asked for, otherwise the coarsest one.
  package func file(for traits: AssetTraits) -> File? {
    let fitting = parts.compactMap { part in
      part.conditions.score(for: traits).map { (part: part, score: $0) }
    }
    let best = fitting.map(\.score).max()
    let candidates = best.map { best in
      fitting.filter { $0.score == best }.map(\.part)
    }
    guard let part = Self.nearest(candidates ?? parts, scale: traits.scale) else { return nil }
    var file = part.file
    // A picture for one direction is mirrored in the other one, if that has none.
    if let direction = part.conditions.isRightToLeft {
      file.isMirrored = direction != traits.isRightToLeft
    }
    return file
  }

  private static func nearest(_ parts: [Part], scale: Double) -> Part? {
    func value(_ part: Part) -> Double { part.file.scale ?? scale }
    let fitting = parts.filter { value($0) <= max(scale, 1) }
    return fitting.max { value($0) < value($1) } ?? parts.min { value($0) < value($1) }
  }
}
