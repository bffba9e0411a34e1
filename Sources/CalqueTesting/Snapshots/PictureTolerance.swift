/// How much two pictures may differ and still be the same to a reader.
///
/// Colours are compared in Oklab, where equal distances look alike; the distance is the deltaEOK of
/// CSS Color 4. Black and white are 1 apart, and 0.02 is just noticeable.
public struct PictureTolerance: Hashable, Sendable {
  /// The largest distance of two colours that count as equal, from 0 (the same colour) to 1.
  public var color: Double
  /// The share of the pixels that may differ by more than that, from 0 to 1.
  public var share: Double
  /// The number of pixels by which an edge may move. A pixel is equal if each picture has its
  /// colour, or one lighter and one darker, within this distance in the other picture. So edges
  /// that are smoothed in another way are equal, but a line that is missing is not.
  public var edge: Int

  /// No pixel may differ, not even invisibly.
  public static let exact = PictureTolerance(color: 0)
  /// No pixel may differ noticeably.
  public static let visible = PictureTolerance(color: 0.02)
  /// No pixel may differ noticeably, except along edges that move by up to a pixel: for pictures
  /// that were drawn by another version of the font library.
  public static let smoothing = PictureTolerance(color: 0.02, edge: 1)

  /// Makes a tolerance.
  ///
  /// - Parameters:
  ///   - color: The largest distance of two colours that count as equal, from 0 to 1.
  ///   - share: The share of the pixels that may differ by more than that, from 0 to 1.
  ///   - edge: The number of pixels by which an edge may move, from 0 to 8.
  public init(color: Double = 0.02, share: Double = 0, edge: Int = 0) {
    self.color = color
    self.share = share
    self.edge = min(max(edge, 0), 8)
  }

  /// Makes a tolerance by the numbers that swift-snapshot-testing has.
  ///
  /// - Parameters:
  ///   - precision: The share of the pixels that must be equal, from 0 to 1.
  ///   - perceptualPrecision: How near colours must be, from 0 to 1; 0.98 allows the distance that
  ///     is just noticeable.
  public init(precision: Double, perceptualPrecision: Double) {
    self.init(color: 1 - perceptualPrecision, share: 1 - precision)
  }
}
