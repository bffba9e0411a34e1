/// The proposal that `aspectRatio` makes of the one it gets.
enum AspectRatio {
  /// - Parameters:
  ///   - ratio: width divided by height.
  ///   - fills: take the larger of the two possible sizes.
  ///
  /// A length that is not proposed follows from the other one.
  static func proposal(
    _ ratio: Double, fills: Bool, _ width: Double, _ height: Double, _ decisions: LayoutDecisions
  ) -> Proposal {
    guard ratio > 0, ratio.isFinite else { return Proposal(width, height) }
    if width.isNaN && height.isNaN { return .unspecified }
    if width.isNaN || height.isNaN {
      if fills && decisions.fillWithOneLength == .infinite { return Proposal(.infinity, .infinity) }
      return width.isNaN ? Proposal(height * ratio, height) : Proposal(width, width / ratio)
    }
    // Two infinite lengths stay as they are.
    if width == height, width.isInfinite { return Proposal(width, height) }
    let isWide = width > height * ratio
    return isWide != fills
      ? Proposal(height * ratio, height) : Proposal(width, width / ratio)
  }
}
