extension Image {
  /// How pixels between those of a picture are made.
  public enum Interpolation: Hashable, Sendable {
    /// From the nearest pixel.
    case none
    /// Quickly.
    case low
    /// Well.
    case medium
    /// Best.
    case high
  }

  /// How much brighter than white a picture may be.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String

    /// Not brighter.
    public static let standard = Self(name: "standard")
    /// A little brighter.
    public static let constrainedHigh = Self(name: "constrainedHigh")
    /// As bright as the screen can.
    public static let high = Self(name: "high")
  }

  /// Says how pixels between those of the picture are made.
  ///
  /// Accepted without effect: pictures are always drawn well.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Says whether the edges of the picture are smooth.
  ///
  /// Accepted without effect: edges are always smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Says how bright the picture may be.
  ///
  /// Accepted without effect: drawings have the standard range.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}
