/// What a translucent material does to everything below it.
public struct Backdrop: Hashable, Sendable {
  /// The standard deviation of the blur, in points.
  public var blurRadius: Double
  /// How strong colours are; 1 leaves them as they are.
  public var saturation: Double
  /// What is laid over the blurred picture.
  public var tint: RGBAColor

  /// Makes a backdrop.
  public init(blurRadius: Double, saturation: Double = 1, tint: RGBAColor) {
    (self.blurRadius, self.saturation, self.tint) = (blurRadius, saturation, tint)
  }
}
