/// What a snapshot of a screen contains.
public struct SnapshotFormat: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case frames, accessibility, svg
    case png(scale: Double, tolerance: PictureTolerance)
  }

  let content: Content

  /// The tree of views with their frames, as `ViewHost.layoutDescription`.
  public static let frames = SnapshotFormat(content: .frames)
  /// The tree of what assistive technology reads, as `ViewHost.accessibilityDescription`.
  public static let accessibility = SnapshotFormat(content: .accessibility)
  /// The drawing as the text of an SVG file.
  public static let svg = SnapshotFormat(content: .svg)
  /// A picture at two pixels for each point, that may not differ noticeably.
  public static let png = png()

  /// A picture.
  ///
  /// - Parameters:
  ///   - tolerance: How much it may differ from its reference.
  ///   - scale: The number of pixels per point.
  public static func png(
    tolerance: PictureTolerance = .visible, scale: Double = 2
  ) -> SnapshotFormat {
    SnapshotFormat(content: .png(scale: scale, tolerance: tolerance))
  }

  /// A picture, with the tolerance by the numbers that swift-snapshot-testing has.
  ///
  /// - Parameters:
  ///   - precision: The share of the pixels that must be equal, from 0 to 1.
  ///   - perceptualPrecision: How near colours must be, from 0 to 1.
  ///   - scale: The number of pixels per point.
  public static func png(
    precision: Double, perceptualPrecision: Double = 0.98, scale: Double = 2
  ) -> SnapshotFormat {
    .png(
      tolerance: PictureTolerance(
        precision: precision, perceptualPrecision: perceptualPrecision), scale: scale)
  }

  /// The extension of the reference's file.
  public var pathExtension: String {
    switch content {
    case .frames: "frames.txt"
    case .accessibility: "accessibility.txt"
    case .svg: "svg"
    case .png: "png"
    }
  }

  var tolerance: PictureTolerance? {
    if case .png(_, let tolerance) = content { tolerance } else { nil }
  }

  /// The number of pixels per point of a picture; 1 for texts.
  var scale: Double {
    if case .png(let scale, _) = content { scale } else { 1 }
  }
}
